package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;

/** Finds the pieces of a critical path in the rows of threads. */
final class PathEmphasis {

    private static final String HOP = "critical path";

    private final Map<HostThread, List<TimeGraphEntry>> rows = new HashMap<>();
    private final Map<Long, List<Long>> times = new HashMap<>();
    private final List<TimeGraphLink> hops = new ArrayList<>();
    private final Set<IGraphWorker> missing = new HashSet<>();

    private PathEmphasis(TimeGraphTree tree, Map<Long, Multimap<String, Object>> metadata) {
        for (TimeGraphEntry entry : tree.entries()) {
            Multimap<String, Object> of = metadata.get(Long.valueOf(entry.id()));
            HostThread thread = of == null ? null : HostThread.of(of);
            if (thread != null && entry.hasStates()) {
                rows.computeIfAbsent(thread, t -> new ArrayList<>()).add(entry);
            }
        }
    }

    /**
     * What stands out of the rows.
     *
     * @param path the pieces, which follow each other
     * @param tree the rows
     * @param metadata what identifies them
     * @param caption what is said of the path
     */
    static Emphasis of(
            List<PathPiece> path,
            TimeGraphTree tree,
            Map<Long, Multimap<String, Object>> metadata,
            String caption) {
        if (path.isEmpty()) {
            return Emphasis.caption(caption);
        }
        PathEmphasis found = new PathEmphasis(tree, metadata);
        found.addAll(path);
        String text =
                found.missing.isEmpty()
                        ? caption
                        : caption + NLS.bind(Messages.Follow_NoRow, found.missing.size());
        Map<Long, long[]> pieces = new HashMap<>();
        found.times.forEach(
                (row, of) -> pieces.put(row, of.stream().mapToLong(Long::longValue).toArray()));
        return new Emphasis(
                pieces, found.hops, path.getFirst().start(), path.getLast().end(), text);
    }

    private void addAll(List<PathPiece> path) {
        TimeGraphEntry last = null;
        long left = 0;
        for (PathPiece piece : path) {
            TimeGraphEntry row = rowOf(piece);
            if (row == null) {
                missing.add(piece.worker());
                continue;
            }
            if (last != null && last.id() != row.id()) {
                hops.add(new TimeGraphLink(last.id(), row.id(), left, piece.start(), 0, HOP, HOP));
            }
            // A message under way is the arrow itself.
            boolean travels = piece.isMessage();
            if (!travels) {
                add(row.id(), piece.start(), piece.end());
            }
            left = travels ? piece.start() : piece.end();
            last = row;
        }
    }

    private void add(long row, long start, long end) {
        List<Long> of = times.computeIfAbsent(row, r -> new ArrayList<>());
        if (!of.isEmpty() && of.getLast().longValue() == start) {
            of.set(of.size() - 1, Long.valueOf(end));
        } else {
            of.add(Long.valueOf(start));
            of.add(Long.valueOf(end));
        }
    }

    /** Threads with one identifier, one after the other, have a row each. */
    private @Nullable TimeGraphEntry rowOf(PathPiece piece) {
        if (!(piece.worker() instanceof OsWorker worker)) {
            return null;
        }
        List<TimeGraphEntry> lives = rows.getOrDefault(worker.getHostThread(), List.of());
        for (TimeGraphEntry life : lives) {
            if (life.start() <= piece.start() && piece.start() <= life.end()) {
                return life;
            }
        }
        return lives.isEmpty() ? null : lives.getFirst();
    }
}
