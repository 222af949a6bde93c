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
public final class ValuesAt {

    private final ITmfStateSystem history;
    private final Set<Long> times = new TreeSet<>();
    private final Map<Integer, TreeMap<Long, ITmfStateInterval>> intervals = new HashMap<>();

    /** Values out of a history of the kernel analysis. */
    public ValuesAt(ITmfStateSystem history) {
        this.history = history;
    }

    /** Asks for an attribute at an instant; what lies outside the history is forgotten. */
    public void want(int quark, long time) {
        if (quark >= 0 && time >= history.getStartTime() && time <= history.getCurrentEndTime()) {
            intervals.computeIfAbsent(Integer.valueOf(quark), q -> new TreeMap<>());
            times.add(Long.valueOf(time));
        }
    }

    /** Reads all that was asked for, at once. */
    public void fetch() {
        if (times.isEmpty()) {
            return;
        }
        for (ITmfStateInterval interval : history.query2D(intervals.keySet(), times)) {
            TreeMap<Long, ITmfStateInterval> byStart =
                    intervals.get(Integer.valueOf(interval.getAttribute()));
            if (byStart != null && interval.getValue() != null) {
                byStart.put(Long.valueOf(interval.getStartTime()), interval);
            }
        }
    }

    /** The value of an attribute at an instant, or null if there is none. */
    public @Nullable Object get(int quark, long time) {
        TreeMap<Long, ITmfStateInterval> byStart = intervals.get(Integer.valueOf(quark));
        Map.Entry<Long, ITmfStateInterval> entry =
                byStart == null ? null : byStart.floorEntry(Long.valueOf(time));
        return entry != null && entry.getValue().getEndTime() >= time
                ? entry.getValue().getValue()
                : null;
    }
}
