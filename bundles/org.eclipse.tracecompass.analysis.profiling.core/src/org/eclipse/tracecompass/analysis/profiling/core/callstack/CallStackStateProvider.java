package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.HistoryTime;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the state providers that find call stacks. A subclass says which events are entries and
 * exits of functions, and of which thread; this class pushes and pops. The layout of the history is
 * that of {@link CallStackAttributes}.
 *
 * <p>An exit always ends the latest call, whichever function it names. {@link CallStackWriter}
 * finds the right one where exits may be missing.
 *
 * @since 0.2.0
 */
public abstract class CallStackStateProvider extends AbstractTmfStateProvider {

    /** The parent of the processes. */
    public static final String PROCESSES = "Processes";

    /** The name of a process that is not known. */
    public static final String UNKNOWN = "UNKNOWN";

    /** The number of a process that is not known. */
    public static final int UNKNOWN_PID = -1;

    private static final String ID = "org.eclipse.linuxtools.tmf.callstack";

    private static final System.Logger LOGGER = LazyLogger.of(CallStackStateProvider.class);

    private final HistoryTime time = new HistoryTime();
    private long wrongExits;

    /**
     * Creates a state provider.
     *
     * @param trace the trace
     */
    public CallStackStateProvider(ITmfTrace trace) {
        super(trace, ID);
    }

    /** {@inheritDoc} A subclass that overrides it pushes and pops by itself. */
    @Override
    protected void eventHandle(ITmfEvent event) {
        if (!considerEvent(event)) {
            return;
        }
        ITmfStateSystemBuilder history = Objects.requireNonNull(getStateSystemBuilder());
        ITmfStateValue entered = functionEntry(event);
        if (entered != null) {
            enter(history, event, entered.unboxValue());
            return;
        }
        ITmfStateValue left = functionExit(event);
        if (left != null) {
            exit(history, event, left);
        }
    }

    private void enter(ITmfStateSystemBuilder history, ITmfEvent event, @Nullable Object function) {
        String process = getProcessName(event);
        int pid = getProcessId(event);
        if (process == null) {
            process = nameOf(pid);
        }
        String thread = getThreadName(event);
        long tid = getThreadId(event);
        if (thread == null) {
            thread = Long.toString(tid);
        }
        int processQuark = history.getQuarkAbsoluteAndAdd(PROCESSES, process);
        history.updateOngoingState((Object) Integer.valueOf(pid), processQuark);
        int threadQuark = history.getQuarkRelativeAndAdd(processQuark, thread);
        history.updateOngoingState((Object) Long.valueOf(tid), threadQuark);
        history.pushAttribute(time.of(event, history), function, stackOf(history, threadQuark));
    }

    private void exit(ITmfStateSystemBuilder history, ITmfEvent event, ITmfStateValue left) {
        String process = getProcessName(event);
        if (process == null) {
            process = nameOf(getProcessId(event));
        }
        String thread = getThreadName(event);
        if (thread == null) {
            thread = Long.toString(getThreadId(event));
        }
        int threadQuark = history.getQuarkAbsoluteAndAdd(PROCESSES, process, thread);
        Object ended =
                history.popAttributeObject(time.of(event, history), stackOf(history, threadQuark));
        if (!left.isNull() && !Objects.equals(left.unboxValue(), ended)) {
            wrongExits++;
        }
    }

    private static String nameOf(int pid) {
        return pid == UNKNOWN_PID ? UNKNOWN : Integer.toString(pid);
    }

    private static int stackOf(ITmfStateSystemBuilder history, int thread) {
        return history.getQuarkRelativeAndAdd(thread, InstrumentedCallStackAnalysis.CALL_STACK);
    }

    /** {@inheritDoc} Warns if exits named other functions than those that ended. */
    @Override
    public void done() {
        if (wrongExits > 0) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "{0}: {1} exits named another function than the one that was entered last",
                    getTrace().getName(),
                    Long.valueOf(wrongExits));
        }
        super.done();
    }

    @Override
    public abstract CallStackStateProvider getNewInstance();

    /**
     * Returns whether an event may be an entry or an exit; the others are ignored.
     *
     * @param event the event
     */
    protected abstract boolean considerEvent(ITmfEvent event);

    /**
     * Returns the function that an event enters.
     *
     * @param event the event
     * @return its name or address, the null value if it is not known; null if the event is no entry
     */
    protected abstract @Nullable ITmfStateValue functionEntry(ITmfEvent event);

    /**
     * Returns the function that an event leaves. Asked for events that are no entry.
     *
     * @param event the event
     * @return its name or address, the null value if it is not known; null if the event is no exit
     */
    protected abstract @Nullable ITmfStateValue functionExit(ITmfEvent event);

    /**
     * Returns the process of an event.
     *
     * @param event the event
     * @return its number, {@link #UNKNOWN_PID} if it is not known
     */
    protected abstract int getProcessId(ITmfEvent event);

    /**
     * Returns the name of the process of an event. By default its number stands for it.
     *
     * @param event the event
     * @return the name, null to take the number
     */
    protected @Nullable String getProcessName(ITmfEvent event) {
        return null;
    }

    /**
     * Returns the thread of an event.
     *
     * @param event the event
     */
    protected abstract long getThreadId(ITmfEvent event);

    /**
     * Returns the name of the thread of an event, unique in its process. By default its number
     * stands for it.
     *
     * @param event the event
     * @return the name, null to take the number
     */
    protected @Nullable String getThreadName(ITmfEvent event) {
        return null;
    }

    /**
     * Writes annotations of an event below {@code Markers} of its thread. This class does not call
     * it: a subclass that has annotations calls it from {@link #eventHandle}.
     *
     * @param event the event
     */
    protected void addMarker(ITmfEvent event) {
        // there are no annotations by default
    }
}
