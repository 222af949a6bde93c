package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How much of a critical path was in which state. */
public final class PathShares {

    private PathShares() {}

    /**
     * Sums up the pieces.
     *
     * @param path the pieces
     * @param from the first instant that counts, ns
     * @param to the first instant that does not, ns
     * @return time by state, ns, the most first; states without time are missing
     */
    public static Map<PathState, Long> byState(List<PathPiece> path, long from, long to) {
        Map<PathState, Long> sums = new EnumMap<>(PathState.class);
        for (PathPiece piece : path) {
            long time = Math.min(piece.end(), to) - Math.max(piece.start(), from);
            if (time > 0) {
                sums.merge(piece.state(), Long.valueOf(time), Long::sum);
            }
        }
        Map<PathState, Long> sorted = new LinkedHashMap<>();
        sums.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(e -> sorted.put(e.getKey(), e.getValue()));
        return sorted;
    }
}
