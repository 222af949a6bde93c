package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.NumberedSyscalls;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyscallNames;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the readers of system calls with their arguments. Calls that are recorded by number have
 * numbers for arguments, so no texts are read of them.
 */
abstract class CallReader extends RecordReader {

    /** The place of an argument that a call does not have. */
    static final int NOWHERE = -1;

    /** Of calls that are of no interest. */
    private static final Entry NO_ENTRY = (event, thread, time) -> null;

    private final SyscallNames names;
    private final NumberedSyscalls numbered;
    private final Map<String, Entry> numberedEntries = new HashMap<>();
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
        numbered = new NumberedSyscalls(layout());
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
        if (numbered.isEntry(eventName)) {
            return this::enterNumbered;
        }
        return names.left(eventName) != null || numbered.isExit(eventName) ? this::exit : null;
    }

    /**
     * Returns an argument of a call.
     *
     * @param event its entry
     * @param name the argument's name, for entries that have names
     * @param place its place among the arguments, for those that have a number; may be {@link
     *     #NOWHERE}
     * @param missing what to return if it is not known
     */
    final long argument(ITmfEvent event, TmfField name, int place, long missing) {
        return place == NOWHERE || name.isIn(event)
                ? name.asLong(event, missing)
                : numbered.argument(event, place, missing);
    }

    private void enterNumbered(ITmfEvent event, long time, int cpu) {
        String name = numbered.name(event);
        Entry entry =
                name == null ? NO_ENTRY : numberedEntries.computeIfAbsent(name, this::entryOrNone);
        enter(entry, event, time, cpu);
    }

    private Entry entryOrNone(String name) {
        Entry entry = entryOf(name);
        return entry == null ? NO_ENTRY : entry;
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
