package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Finds the time from a switch away from a thread that could go on to the switch back to it. */
final class PreemptionReader extends RecordReader {

    private record Lost(
            long since,
            @Nullable Long priority,
            @Nullable String by,
            @Nullable Long byPriority,
            int cpu) {}

    private final RecordStore store;
    private final TmfField prevTid;
    private final TmfField prevState;
    private final TmfField prevPriority;
    private final TmfField nextTid;
    private final TmfField nextPriority;
    private final Map<Integer, Lost> waiting = new HashMap<>();

    PreemptionReader(ITmfTrace trace, RecordStore store) {
        super(trace);
        this.store = store;
        prevTid = TmfField.of(layout().fieldPrevTid());
        prevState = TmfField.of(layout().fieldPrevState());
        prevPriority = TmfField.of(layout().fieldPrevPrio());
        nextTid = TmfField.of(layout().fieldNextTid());
        nextPriority = TmfField.of(layout().fieldNextPrio());
        on(layout().eventSchedSwitch(), this::onSwitch);
    }

    private void onSwitch(ITmfEvent event, long time, int cpu) {
        int prev = (int) prevTid.asLong(event, ThreadBook.UNKNOWN);
        int next = (int) nextTid.asLong(event, ThreadBook.UNKNOWN);
        Lost lost = waiting.remove(next);
        if (lost != null) {
            store.add(
                    lost.since,
                    time,
                    threads().label(next),
                    next,
                    lost.priority,
                    lost.by,
                    lost.byPriority,
                    lost.cpu < 0 ? null : lost.cpu,
                    cpu < 0 ? null : cpu);
        }
        // The idle thread takes nothing from anybody.
        if (prev > 0
                && next > 0
                && prev != next
                && prevState.isIn(event)
                && LinuxValues.isRunnable(prevState.asLong(event, 0))) {
            waiting.put(
                    prev,
                    new Lost(
                            time,
                            number(prevPriority, event),
                            threads().label(next),
                            number(nextPriority, event),
                            cpu));
        } else {
            waiting.remove(prev);
        }
    }

    private static @Nullable Long number(TmfField field, ITmfEvent event) {
        return field.isIn(event) ? Long.valueOf(field.asLong(event, 0)) : null;
    }

    @Override
    void forget() {
        waiting.clear();
    }
}
