package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the readers of system calls with their arguments. Calls that are recorded by number have
 * no named arguments, so nothing is read of them.
 */
abstract class CallReader extends RecordReader {

    private final SyscallNames names;
    private final TmfField returned;
    private final Map<Integer, Call> open = new HashMap<>();

    /** A system call that has not returned yet. */
    static class Call {
        final int thread;
        final long start;

        Call(int thread, long start) {
            this.thread = thread;
            this.start = start;
        }
    }

    CallReader(ITmfTrace trace) {
        super(trace);
        names = new SyscallNames(layout());
        returned = TmfField.of(layout().fieldSyscallRet());
    }

    /**
     * Returns what makes calls of a name of their entries.
     *
     * @param name the name of the call
     * @return null if such calls are of no interest
     */
    abstract @Nullable Entry entryOf(String name);

    /**
     * A call has returned.
     *
     * @param call the call
     * @param event the exit
     * @param end its time, ns
     * @param result what it returned
     */
    abstract void onExit(Call call, ITmfEvent event, long end, long result);

    /** Makes a call of its entry. */
    @FunctionalInterface
    interface Entry {
        /** Returns the call; null if it is of no interest. */
        @Nullable
        Call call(ITmfEvent event, int thread, long time);
    }

    /** Returns the call that a thread is in, of those that are of interest. */
    final @Nullable Call callOf(int thread) {
        return open.get(thread);
    }

    @Override
    final @Nullable Handler handlerOf(String eventName) {
        String entered = names.entered(eventName);
        if (entered != null) {
            Entry entry = entryOf(entered);
            return entry == null
                    ? this::leave
                    : (event, time, cpu) -> enter(entry, event, time, cpu);
        }
        return names.left(eventName) == null ? null : this::exit;
    }

    private void enter(Entry entry, ITmfEvent event, long time, int cpu) {
        int thread = threads().threadOf(event, cpu);
        Call call = thread < 0 ? null : entry.call(event, thread, time);
        if (call == null) {
            open.remove(thread);
        } else {
            open.put(thread, call);
        }
    }

    /** Another call begins: one that is still open has lost its exit. */
    private void leave(ITmfEvent event, long time, int cpu) {
        open.remove(threads().threadOf(event, cpu));
    }

    private void exit(ITmfEvent event, long time, int cpu) {
        Call call = open.remove(threads().threadOf(event, cpu));
        if (call != null) {
            onExit(call, event, time, returned.asLong(event, 0));
        }
    }

    @Override
    void forget() {
        open.clear();
    }
}
