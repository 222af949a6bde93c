package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Values of some attributes at some instants, fetched together: first say what will be asked
 * ({@link #want}), then {@link #fetch}, then ask ({@link #get}).
 */
final class ValuesAt {

    private final ITmfStateSystem fHistory;
    private final Set<Long> fTimes = new TreeSet<>();
    private final Map<Integer, TreeMap<Long, ITmfStateInterval>> fIntervals = new HashMap<>();

    ValuesAt(ITmfStateSystem history) {
        fHistory = history;
    }

    void want(int quark, long time) {
        if (quark >= 0 && time >= fHistory.getStartTime() && time <= fHistory.getCurrentEndTime()) {
            fIntervals.computeIfAbsent(Integer.valueOf(quark), q -> new TreeMap<>());
            fTimes.add(Long.valueOf(time));
        }
    }

    void fetch() {
        if (fTimes.isEmpty()) {
            return;
        }
        for (ITmfStateInterval interval : fHistory.query2D(fIntervals.keySet(), fTimes)) {
            TreeMap<Long, ITmfStateInterval> byStart =
                    fIntervals.get(Integer.valueOf(interval.getAttribute()));
            if (byStart != null && interval.getValue() != null) {
                byStart.put(Long.valueOf(interval.getStartTime()), interval);
            }
        }
    }

    @Nullable
    Object get(int quark, long time) {
        TreeMap<Long, ITmfStateInterval> byStart = fIntervals.get(Integer.valueOf(quark));
        Map.Entry<Long, ITmfStateInterval> entry =
                byStart == null ? null : byStart.floorEntry(Long.valueOf(time));
        return entry != null && entry.getValue().getEndTime() >= time
                ? entry.getValue().getValue()
                : null;
    }
}
