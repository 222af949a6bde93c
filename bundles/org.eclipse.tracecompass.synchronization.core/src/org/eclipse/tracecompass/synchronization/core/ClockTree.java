package org.eclipse.tracecompass.synchronization.core;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The paths from each host to the reference host over hosts that talk: the path with the fewest
 * inaccurate steps, then the one with the smallest sum of uncertainties. Hosts without a path to
 * the reference host are mapped to the first host of their own group. Immutable.
 */
public final class ClockTree {

    private static final MathContext MC = MathContext.DECIMAL128;

    private final Map<String, List<Edge>> edges = new TreeMap<>();
    private final Map<String, Way> ways = new HashMap<>();

    private record Edge(String to, HostRelation pair) {}

    /**
     * A way from a host to its reference.
     *
     * @param host where it begins
     * @param root where it ends
     * @param doubtful number of its steps that are not accurate
     * @param error sum of the uncertainties of the others
     * @param quality that of its worst step
     * @param line from the clock of the one to that of the other
     */
    private record Way(
            String host,
            String root,
            int doubtful,
            double error,
            ClockQuality quality,
            ClockLine line) {}

    /**
     * Finds the ways between hosts.
     *
     * @param pairs the hosts that talk
     * @param root the reference host; null, or a host without messages, to choose one
     */
    public ClockTree(List<? extends HostRelation> pairs, @Nullable String root) {
        for (HostRelation pair : pairs) {
            if (pair.getQuality() != ClockQuality.ABSENT) {
                edgesOf(pair.getReference()).add(new Edge(pair.getOther(), pair));
                edgesOf(pair.getOther()).add(new Edge(pair.getReference(), pair));
            }
        }
        if (root != null && edges.containsKey(root)) {
            walk(root);
        }
        for (String host : edges.keySet()) {
            if (!ways.containsKey(host)) {
                walk(host);
            }
        }
    }

    private List<Edge> edgesOf(String host) {
        return edges.computeIfAbsent(host, h -> new ArrayList<>());
    }

    private void walk(String root) {
        PriorityQueue<Way> ways =
                new PriorityQueue<>(
                        Comparator.comparingInt(Way::doubtful)
                                .thenComparingDouble(Way::error)
                                .thenComparing(Way::host));
        ways.add(new Way(root, root, 0, 0, ClockQuality.ACCURATE, ClockLine.SAME));
        for (Way way = ways.poll(); way != null; way = ways.poll()) {
            if (this.ways.putIfAbsent(way.host, way) != null) {
                continue;
            }
            for (Edge edge : edgesOf(way.host)) {
                if (!this.ways.containsKey(edge.to)) {
                    ways.add(step(way, edge));
                }
            }
        }
    }

    private static Way step(Way way, Edge edge) {
        HostRelation pair = edge.pair;
        boolean isSure = pair.getQuality() == ClockQuality.ACCURATE;
        return new Way(
                edge.to,
                way.root,
                way.doubtful + (isSure ? 0 : 1),
                way.error + (isSure ? pair.getUncertainty() : 0),
                worse(way.quality, pair.getQuality()),
                after(way.line, fromHost(pair, edge.to)));
    }

    private static ClockQuality worse(ClockQuality a, ClockQuality b) {
        return a.compareTo(b) > 0 ? a : b;
    }

    /** From the clock of one host of a pair to that of the other. */
    private static ClockLine fromHost(HostRelation pair, String host) {
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

    /** The hosts that talk, by name. */
    public SortedSet<String> hosts() {
        return new TreeSet<>(edges.keySet());
    }

    /** The line from a host's clock to that of its reference. */
    public ClockLine toReference(String host) {
        Way way = ways.get(host);
        return way == null ? ClockLine.SAME : way.line;
    }

    /** The host that a host is mapped to; itself if it has no messages. */
    public String rootOf(String host) {
        Way way = ways.get(host);
        return way == null ? host : way.root;
    }

    /** The quality of the worst step on a host's path; absent if it has no messages. */
    public ClockQuality qualityOf(String host) {
        Way way = ways.get(host);
        return way == null ? ClockQuality.ABSENT : way.quality;
    }

    /**
     * The sum of the uncertainties of the steps on a host's path, in the unit of the times;
     * infinite if a step is not accurate, or if it has no messages.
     */
    public double uncertaintyOf(String host) {
        Way way = ways.get(host);
        return way == null || way.doubtful > 0 ? Double.POSITIVE_INFINITY : way.error;
    }

    /** Whether two hosts that talk have another way to each other besides. */
    public boolean isInCycle(HostRelation pair) {
        Set<String> reached = new HashSet<>();
        List<String> open = new ArrayList<>();
        reached.add(pair.getReference());
        open.add(pair.getReference());
        while (!open.isEmpty()) {
            for (Edge edge : edgesOf(open.removeLast())) {
                if (edge.pair != pair && reached.add(edge.to)) {
                    open.add(edge.to);
                }
            }
        }
        return reached.contains(pair.getOther());
    }
}
