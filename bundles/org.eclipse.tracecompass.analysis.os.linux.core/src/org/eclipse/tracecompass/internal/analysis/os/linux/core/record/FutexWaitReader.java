package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Finds the system calls that wait for a futex, and who ended the waits. */
final class FutexWaitReader extends CallReader {

    /** The private and clock bits of an operation are no part of its number. */
    private static final long OPERATION_MASK = 0x7f;

    private static final Set<Long> WAITS = Set.of(0L, 6L, 9L, 11L, 13L);

    /** The same operations as ftrace prints them, before the names of their bits. */
    private static final Set<String> NAMES_OF_WAITS =
            Set.of(
                    "FUTEX_WAIT",
                    "FUTEX_LOCK_PI",
                    "FUTEX_WAIT_BITSET",
                    "FUTEX_WAIT_REQUEUE_PI",
                    "FUTEX_LOCK_PI2");

    private static final long INTERRUPTED = -4;
    private static final long CHANGED = -11;
    private static final long TIMEOUT = -110;
    private static final long RESTART = -512;
    private static final long RESTART_BLOCK = -516;

    private static final class Wait extends Call {
        final String lock;
        final int waiters;
        @Nullable String releasedBy;

        Wait(int thread, long start, String lock, int waiters) {
            super(thread, start);
            this.lock = lock;
            this.waiters = waiters;
        }
    }

    private final RecordStore store;
    private final TmfField address = TmfField.of("uaddr");
    private final TmfField operation = TmfField.of("op");
    private final TmfField tid;
    private final Map<String, Integer> waiters = new HashMap<>();

    FutexWaitReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        tid = TmfField.of(layout().fieldTid());
        Set<String> wakeUps = new LinkedHashSet<>(layout().eventsSchedWakeup());
        wakeUps.add(layout().eventSchedProcessWaking());
        wakeUps.add(layout().eventSchedProcessWakeup());
        wakeUps.forEach(name -> on(name, this::onWakeUp));
    }

    @Override
    @Nullable
    Entry entryOf(String name) {
        return name.equals("futex") ? this::enter : null;
    }

    private @Nullable Call enter(ITmfEvent event, int thread, long time) {
        if (!isWait(event)) {
            return null;
        }
        String lock =
                threads().processLabel(thread)
                        + " 0x"
                        + Long.toHexString(argument(event, address, 0, 0));
        int before = waiters.merge(lock, 1, Integer::sum) - 1;
        return new Wait(thread, time, lock, before);
    }

    private boolean isWait(ITmfEvent event) {
        return operation.get(event) instanceof String names
                ? NAMES_OF_WAITS.contains(names.split("\\|", 2)[0])
                : WAITS.contains(argument(event, operation, 1, -1) & OPERATION_MASK);
    }

    private void onWakeUp(ITmfEvent event, long time, int cpu) {
        if (callOf((int) tid.asLong(event, ThreadBook.UNKNOWN)) instanceof Wait wait
                && wait.releasedBy == null) {
            wait.releasedBy = threads().actor(cpu);
        }
    }

    @Override
    void onExit(Call call, ITmfEvent event, long end, long result) {
        if (!(call instanceof Wait wait)) {
            return;
        }
        if (waiters.merge(wait.lock, -1, Integer::sum) <= 0) {
            waiters.remove(wait.lock);
        }
        store.add(
                wait.start,
                end,
                wait.lock,
                wait.waiters,
                wait.releasedBy,
                result(result),
                threads().label(wait.thread),
                wait.thread,
                threads().processLabel(wait.thread));
    }

    private static String result(long result) {
        if (result == CHANGED) {
            return "changed";
        }
        if (result == TIMEOUT) {
            return "timeout";
        }
        if (result == INTERRUPTED || result <= RESTART && result >= RESTART_BLOCK) {
            return "interrupted";
        }
        return LinuxValues.isError(result) ? "error " + -result : "woken";
    }

    @Override
    void forget() {
        super.forget();
        waiters.clear();
    }
}
