package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Counts the threads that wait for each CPU: those that were woken for it, were migrated to it, or
 * lost it although they could go on, until they run.
 */
final class RunQueueReader extends RecordReader {

    private static final class Queue {
        int length;
        long since;

        Queue(long since) {
            this.since = since;
        }
    }

    private final RecordStore store;
    private final TmfField tid;
    private final TmfField target;
    private final TmfField destination;
    private final TmfField prevTid;
    private final TmfField prevState;
    private final TmfField nextTid;
    private final Map<Integer, Queue> queues = new HashMap<>();

    /** The CPUs for which threads wait. */
    private final Map<Integer, Integer> waiting = new HashMap<>();

    private final Set<Integer> running = new LinkedHashSet<>();

    RunQueueReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        tid = TmfField.of(layout().fieldTid());
        target = TmfField.of(layout().fieldTargetCpu());
        destination = TmfField.of(layout().fieldDestCpu());
        prevTid = TmfField.of(layout().fieldPrevTid());
        prevState = TmfField.of(layout().fieldPrevState());
        nextTid = TmfField.of(layout().fieldNextTid());
        Set<String> wakeUps = new LinkedHashSet<>(layout().eventsSchedWakeup());
        wakeUps.add(layout().eventSchedProcessWakeup());
        wakeUps.add(layout().eventSchedProcessWakeupNew());
        wakeUps.forEach(name -> on(name, this::onWakeUp));
        on(layout().eventSchedMigrateTask(), this::onMigrate);
        on(layout().eventSchedSwitch(), this::onSwitch);
    }

    private void onWakeUp(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        int to = (int) target.asLong(event, ThreadBook.UNKNOWN);
        if (thread > 0 && to >= 0 && !running.contains(thread)) {
            move(thread, to, time);
        }
    }

    private void onMigrate(ITmfEvent event, long time, int cpu) {
        int thread = (int) tid.asLong(event, ThreadBook.UNKNOWN);
        int to = (int) destination.asLong(event, ThreadBook.UNKNOWN);
        if (to >= 0 && waiting.containsKey(thread)) {
            move(thread, to, time);
        }
    }

    private void onSwitch(ITmfEvent event, long time, int cpu) {
        int prev = (int) prevTid.asLong(event, ThreadBook.UNKNOWN);
        int next = (int) nextTid.asLong(event, ThreadBook.UNKNOWN);
        if (cpu < 0) {
            return;
        }
        queues.computeIfAbsent(cpu, c -> new Queue(time));
        running.remove(prev);
        if (next > 0) {
            leave(next, time);
            running.add(next);
        }
        if (prev > 0 && prev != next) {
            if (prevState.isIn(event) && LinuxValues.isRunnable(prevState.asLong(event, 0))) {
                move(prev, cpu, time);
            }
        }
    }

    private void move(int thread, int to, long time) {
        Integer from = waiting.get(thread);
        if (from == null || from.intValue() != to) {
            leave(thread, time);
            waiting.put(thread, to);
            change(to, 1, time);
        }
    }

    private void leave(int thread, long time) {
        Integer from = waiting.remove(thread);
        if (from != null) {
            change(from, -1, time);
        }
    }

    private void change(int cpu, int by, long time) {
        Queue queue = queues.computeIfAbsent(cpu, c -> new Queue(time));
        if (time > queue.since) {
            store.add(
                    queue.since,
                    time,
                    cpu,
                    "CPU " + cpu + ": " + queue.length + " waiting",
                    queue.length,
                    queue.length * (time - queue.since));
            queue.since = time;
        }
        queue.length = Math.max(0, queue.length + by);
    }

    @Override
    void forget() {
        queues.clear();
        waiting.clear();
        running.clear();
    }
}
