package org.eclipse.tracecompass.internal.lttng2.ust.core.callstack;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackWriter;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Turns the function entries and exits of a user space trace into call stacks. */
public final class UstCallStackStateProvider extends AbstractTmfStateProvider {

    /** Grows whenever the same trace would give another history. */
    private static final int VERSION = 1;

    private static final String ID = "org.eclipse.tracecompass.lttng2.ust.callstack"; // $NON-NLS-1$

    static final TmfField TID = TmfField.of("context._vtid"); // $NON-NLS-1$
    static final TmfField PTHREAD = TmfField.of("context._pthread_id"); // $NON-NLS-1$
    private static final TmfField PID = TmfField.of("context._vpid"); // $NON-NLS-1$
    private static final TmfField NAME = TmfField.of("context._procname"); // $NON-NLS-1$

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
        super(trace, ID);
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
        long tid = TID.asLong(event, Long.MIN_VALUE);
        if (tid == Long.MIN_VALUE) {
            tid = PTHREAD.asLong(event, Long.MIN_VALUE);
            if (tid == Long.MIN_VALUE) {
                return;
            }
        }
        int pid = (int) PID.asLong(event, CallStackWriter.UNKNOWN_PROCESS);
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
    public void done() {
        CallStackWriter writer = this.writer;
        if (writer != null) {
            writer.finish();
        }
    }
}
