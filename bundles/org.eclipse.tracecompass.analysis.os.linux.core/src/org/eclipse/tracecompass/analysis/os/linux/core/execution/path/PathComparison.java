package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.timing.core.compare.Roles;

/** How the critical path of a thing differs from that of another thing of its kind. */
public final class PathComparison {

    /**
     * What happened on the paths, and for how long.
     *
     * @param who the name of the thread; empty for the thread itself whose path it is
     * @param what the state, with its device or reason
     * @param here its time on the first path, ns
     * @param other its time on the second path, ns
     * @param longest its longest piece on the first path; null if it is not there
     */
    public record Line(
            String who, String what, long here, long other, @Nullable PathPiece longest) {

        /** Returns how much more time it took on the first path, ns. */
        public long difference() {
            return here - other;
        }
    }

    private record Key(String who, String what) {}

    private static final class Sum {
        long here;
        long other;
        @Nullable PathPiece longest;
    }

    private PathComparison() {}

    /**
     * Compares two paths. Threads are matched by their names, not by their numbers.
     *
     * @param here a path
     * @param self the thread whose path it is
     * @param other the path with which it is compared
     * @param otherSelf the thread whose path that is
     * @return what is on either, the greatest difference first
     */
    public static List<Line> of(
            List<PathPiece> here, OsWorker self, List<PathPiece> other, OsWorker otherSelf) {
        Map<Key, Sum> sums = new LinkedHashMap<>();
        for (PathPiece piece : here) {
            Sum sum = sums.computeIfAbsent(key(piece, self), k -> new Sum());
            sum.here += piece.duration();
            PathPiece longest = sum.longest;
            if (longest == null || longest.duration() < piece.duration()) {
                sum.longest = piece;
            }
        }
        for (PathPiece piece : other) {
            sums.computeIfAbsent(key(piece, otherSelf), k -> new Sum()).other += piece.duration();
        }
        List<Line> lines = new ArrayList<>();
        sums.forEach(
                (key, sum) ->
                        lines.add(
                                new Line(key.who(), key.what(), sum.here, sum.other, sum.longest)));
        lines.sort(
                Comparator.comparingLong((Line line) -> -Math.abs(line.difference()))
                        .thenComparingLong(line -> -line.here()));
        return lines;
    }

    private static Key key(PathPiece piece, OsWorker self) {
        String who = piece.worker().equals(self) ? "" : nameOf(piece);
        return new Key(
                who,
                piece.detail().isEmpty()
                        ? piece.state().label()
                        : piece.state().label() + ": " + piece.detail());
    }

    private static String nameOf(PathPiece piece) {
        return piece.worker() instanceof OsWorker worker
                ? Roles.of(worker.getName())
                : String.valueOf(piece.worker());
    }
}
