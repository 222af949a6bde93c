package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;

/**
 * The ways from each host to the reference host over hosts that talk: of all ways the one of the
 * fewest steps that are not accurate, and of these the one whose error bounds add up to the least.
 * Hosts that have no way to the reference host are led to the first of their own. Immutable.
 */
final class ClockTree {

    private static final MathContext MC = MathContext.DECIMAL128;

    private final Map<String, ClockLine> fLines = new HashMap<>();

    private record Edge(String to, HostPair pair) {}

    private record Way(String host, int doubtful, double error, ClockLine line) {}

    ClockTree(List<HostPair> pairs, @Nullable String root) {
        Map<String, List<Edge>> edges = new TreeMap<>();
        for (HostPair pair : pairs) {
            if (pair.getQuality() != SyncQuality.ABSENT) {
                edges.computeIfAbsent(pair.getReference(), h -> new ArrayList<>())
                        .add(new Edge(pair.getOther(), pair));
                edges.computeIfAbsent(pair.getOther(), h -> new ArrayList<>())
                        .add(new Edge(pair.getReference(), pair));
            }
        }
        if (root != null && edges.containsKey(root)) {
            walk(root, edges);
        }
        for (String host : edges.keySet()) {
            if (!fLines.containsKey(host)) {
                walk(host, edges);
            }
        }
    }

    private void walk(String root, Map<String, List<Edge>> edges) {
        PriorityQueue<Way> ways =
                new PriorityQueue<>(
                        Comparator.comparingInt(Way::doubtful)
                                .thenComparingDouble(Way::error)
                                .thenComparing(Way::host));
        ways.add(new Way(root, 0, 0, ClockLine.SAME));
        for (Way way = ways.poll(); way != null; way = ways.poll()) {
            if (fLines.putIfAbsent(way.host, way.line) != null) {
                continue;
            }
            for (Edge edge : edges.getOrDefault(way.host, List.of())) {
                if (!fLines.containsKey(edge.to)) {
                    ways.add(step(way, edge));
                }
            }
        }
    }

    private static Way step(Way way, Edge edge) {
        HostPair pair = edge.pair;
        BigDecimal bound = pair.getErrorBound();
        boolean isSure = pair.getQuality() == SyncQuality.ACCURATE && bound != null;
        return new Way(
                edge.to,
                way.doubtful + (isSure ? 0 : 1),
                way.error + (isSure && bound != null ? bound.doubleValue() : 0),
                after(way.line, fromHost(pair, edge.to)));
    }

    /** From the clock of one host of a pair to that of the other. */
    private static ClockLine fromHost(HostPair pair, String host) {
        ClockLine line = pair.getLine();
        if (pair.getReference().equals(host)) {
            return line;
        }
        return line.equals(ClockLine.SAME)
                ? line
                : new ClockLine(
                        BigDecimal.ONE.divide(line.alpha(), MC),
                        line.beta().negate().divide(line.alpha(), MC));
    }

    private static ClockLine after(ClockLine last, ClockLine first) {
        return last.equals(ClockLine.SAME)
                ? first
                : new ClockLine(
                        last.alpha().multiply(first.alpha(), MC),
                        last.alpha().multiply(first.beta(), MC).add(last.beta(), MC));
    }

    /** The line from a host's clock to that of its reference. */
    ClockLine toReference(String host) {
        return fLines.getOrDefault(host, ClockLine.SAME);
    }
}
