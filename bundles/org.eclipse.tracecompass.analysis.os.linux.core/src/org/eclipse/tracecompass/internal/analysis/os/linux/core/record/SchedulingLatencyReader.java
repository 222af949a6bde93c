package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Finds the time from each thread's wake-up to its next switch to a CPU. A thread that is woken
 * while it still runs does not wait; if it goes to sleep nevertheless before the wake-up is
 * complete, it waits from then on.
 */
final class SchedulingLatencyReader extends RecordReader {

    private static final long NEVER = Long.MIN_VALUE;

    private static final class Wait {
        final long since;
        final @Nullable String waker;
        long queued = NEVER;

        Wait(long since, @Nullable String waker) {
            this.since = since;
            this.waker = waker;
        }
    }

    private final RecordStore store;
    private final TmfField tid;
    private final TmfField prevTid;
    private final TmfField nextTid;
    private final TmfField nextPriority;
    private final Map<Integer, Wait> waiting = new HashMap<>();

    /** The threads that run, with the one who wakes them up meanwhile, empty for nobody. */
    private final Map<Integer, String> running = new HashMap<>();

    /** Who woke threads that went to sleep before the wake-up was complete. */
    private final Map<Integer, String> wakers = new HashMap<>();

    SchedulingLatencyReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        tid = TmfField.of(layout().fieldTid());
        prevTid = TmfField.of(layout().fieldPrevTid());
        nextTid = TmfField.of(layout().fieldNextTid());
        nextPriority = TmfField.of(layout().fieldNextPrio());
        String waking = layout().eventSchedProcessWaking();
        on(waking, this::onWaking);
        Set<String> complete = new LinkedHashSet<>(layout().eventsSchedWakeup());
        complete.add(layout().eventSchedProcessWakeup());
        complete.add(layout().eventSchedProcessWakeupNew());
        complete.remove(waking);
        complete.forEach(name -> on(name, this::onWoken));
        on(layout().eventSchedSwitch(), this::onSwitch);
    }

    private void onWaking(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        String waker = threads().actor(cpu);
        if (running.containsKey(thread)) {
            running.put(thread, waker == null ? "" : waker);
        } else if (thread > 0) {
            waiting.computeIfAbsent(thread, t -> new Wait(time, waker));
        }
    }

    private void onWoken(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        if (thread <= 0 || running.containsKey(thread)) {
            running.computeIfPresent(thread, (t, waker) -> "");
            return;
        }
        String before = wakers.remove(thread);
        Wait wait =
                waiting.computeIfAbsent(
                        thread,
                        t -> new Wait(time, before == null ? threads().actor(cpu) : before));
        if (wait.queued == NEVER) {
            wait.queued = time;
        }
    }

    private void onSwitch(ITmfEvent event, long time, int cpu) {
        int prev = (int) prevTid.asLong(event, ThreadBook.UNKNOWN);
        int thread = (int) nextTid.asLong(event, ThreadBook.UNKNOWN);
        String waker = running.remove(prev);
        if (waker != null && !waker.isEmpty()) {
            wakers.put(prev, waker);
        }
        running.put(thread, "");
        wakers.remove(thread);
        Wait wait = waiting.remove(thread);
        if (wait != null) {
            store.add(
                    wait.since,
                    time,
                    threads().label(thread),
                    thread,
                    nextPriority.isIn(event) ? nextPriority.asLong(event, 0) : null,
                    cpu < 0 ? null : cpu,
                    wait.queued == NEVER ? null : time - wait.queued,
                    wait.waker,
                    threads().label(prev));
        }
    }

    @Override
    void forget() {
        waiting.clear();
        running.clear();
        wakers.clear();
    }
}
