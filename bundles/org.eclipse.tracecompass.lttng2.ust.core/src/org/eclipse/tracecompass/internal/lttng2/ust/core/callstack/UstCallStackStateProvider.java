package org.eclipse.tracecompass.internal.lttng2.ust.core.callstack;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackStateProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Turns the function entries and exits of a user space trace into call stacks. Exits may be
 * missing, so that a {@link CallStackWriter} finds what each of them ends.
 */
public final class UstCallStackStateProvider extends CallStackStateProvider {

    /** Grows whenever the same trace would give another history. */
    private static final int VERSION = 2;

    static final TmfField TID = TmfField.of("context._vtid");
    static final TmfField PTHREAD = TmfField.of("context._pthread_id");
    private static final TmfField PID = TmfField.of("context._vpid");
    private static final TmfField NAME = TmfField.of("context._procname");

    private static final long UNKNOWN_THREAD = Long.MIN_VALUE;

    private final FunctionEvents events = new FunctionEvents();
    private final CallStackOddities oddities;
    private @Nullable CallStackWriter writer;

    /**
     * Creates a provider.
     *
     * @param trace the trace to read
     * @param oddities where contradictions are counted
     */
    public UstCallStackStateProvider(ITmfTrace trace, CallStackOddities oddities) {
        super(trace);
        this.oddities = oddities;
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public UstCallStackStateProvider getNewInstance() {
        return new UstCallStackStateProvider(getTrace(), new CallStackOddities());
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        writer = new CallStackWriter(ssb, oddities);
        super.assignTargetStateSystem(ssb);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        CallStackWriter writer = this.writer;
        if (writer == null) {
            return;
        }
        FunctionEvents.Meaning meaning = events.of(event);
        if (!meaning.isEntry() && !meaning.isExit()) {
            if (event instanceof ITmfLostEvent) {
                writer.lost();
            }
            return;
        }
        long tid = getThreadId(event);
        if (tid == UNKNOWN_THREAD) {
            return;
        }
        int pid = getProcessId(event);
        String name = NAME.asString(event);
        long time = event.getTimestamp().toNanos();
        Object function = meaning.function(event);
        if (meaning.isExit()) {
            writer.exit(time, pid, tid, name, meaning.kind(), function);
        } else if (function instanceof Long address) {
            writer.enter(time, pid, tid, name, address.longValue());
        } else if (function instanceof String text) {
            writer.enter(time, pid, tid, name, text);
        }
    }

    @Override
    protected boolean considerEvent(ITmfEvent event) {
        FunctionEvents.Meaning meaning = events.of(event);
        return (meaning.isEntry() || meaning.isExit()) && getThreadId(event) != UNKNOWN_THREAD;
    }

    @Override
    protected @Nullable ITmfStateValue functionEntry(ITmfEvent event) {
        FunctionEvents.Meaning meaning = events.of(event);
        return meaning.isEntry() ? TmfStateValue.newValue(meaning.function(event)) : null;
    }

    @Override
    protected @Nullable ITmfStateValue functionExit(ITmfEvent event) {
        FunctionEvents.Meaning meaning = events.of(event);
        return meaning.isExit() ? TmfStateValue.newValue(meaning.function(event)) : null;
    }

    @Override
    protected int getProcessId(ITmfEvent event) {
        return (int) PID.asLong(event, UNKNOWN_PID);
    }

    @Override
    protected long getThreadId(ITmfEvent event) {
        long tid = TID.asLong(event, UNKNOWN_THREAD);
        return tid == UNKNOWN_THREAD ? PTHREAD.asLong(event, UNKNOWN_THREAD) : tid;
    }

    @Override
    public void done() {
        CallStackWriter writer = this.writer;
        if (writer != null) {
            writer.finish();
        }
        super.done();
    }
}
