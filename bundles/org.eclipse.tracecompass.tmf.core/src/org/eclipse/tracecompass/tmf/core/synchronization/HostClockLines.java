package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockLine;
import org.eclipse.tracecompass.synchronization.core.ClockQuality;
import org.eclipse.tracecompass.synchronization.core.ClockTree;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.JointClocks;
import org.eclipse.tracecompass.synchronization.core.JointClocks.Estimate;
import org.eclipse.tracecompass.synchronization.core.Message;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;

/**
 * The clocks of many hosts, from what their messages imply for each two of them: the line of a host
 * is that of its way in the {@link ClockTree}. Where messages of pairs that close a cycle
 * contradict these lines, the lines are corrected together ({@link JointClocks}). Immutable,
 * thread-safe.
 *
 * @since 9.6.0
 */
public final class HostClockLines {

    /** A millisecond where times are in nanoseconds. */
    private static final long LEAST_SPAN = 1_000_000;

    private final ClockTree tree;
    private final Map<String, ClockLine> corrected;

    private HostClockLines(ClockTree tree, Map<String, ClockLine> corrected) {
        this.tree = tree;
        this.corrected = corrected;
    }

    /**
     * Finds the clocks.
     *
     * @param pairs the pairs of hosts that talk, sorted by the names of both
     * @param root the host whose clock is the common one; null, or a host without messages, for the
     *     first by name
     */
    public static HostClockLines of(List<HostPair> pairs, @Nullable String root) {
        ClockTree tree = new ClockTree(pairs, root);
        return new HostClockLines(tree, corrected(tree, pairs));
    }

    /** {@return the ways between the hosts} */
    ClockTree tree() {
        return tree;
    }

    /** {@return the hosts that talk, by name} */
    public SortedSet<String> hosts() {
        return tree.hosts();
    }

    /**
     * Returns from the clock of a host to the common one; the same clock for a host that does not
     * talk, or whose messages lead to a clock that is none.
     */
    public ITmfTimestampTransform transform(String host) {
        return transform(line(host));
    }

    /** Returns the transform of a line; of the same clock if no clock can be like the line. */
    static ITmfTimestampTransform transform(ClockLine line) {
        return isPossible(line)
                ? TimestampTransformFactory.createLinear(line.alpha(), line.beta())
                : TimestampTransformFactory.getDefaultTransform();
    }

    private static boolean isPossible(ClockLine line) {
        return LinearTransform.isPossible(line.alpha(), line.beta());
    }

    private ClockLine line(String host) {
        return corrected.getOrDefault(host, tree.toReference(host));
    }

    /**
     * Returns how well a clock is known: the quality of the worst step to the reference; a failure
     * if these steps lead to a clock that is none.
     */
    public SyncQuality quality(String host) {
        return quality(line(host), tree.qualityOf(host));
    }

    /** Returns the quality of a way that leads to a line; a failure if no clock can be like it. */
    static SyncQuality quality(ClockLine line, ClockQuality way) {
        return isPossible(line) ? SyncQuality.valueOf(way.name()) : SyncQuality.FAIL;
    }

    /** Returns the host that a clock is mapped to; itself for a host that does not talk. */
    public String referenceOf(String host) {
        return tree.rootOf(host);
    }

    /**
     * Returns how far a clock may be from the truth at most while its pairs talk: the sum of the
     * bounds of the steps to the reference, in the unit of the times; infinite if a step has none.
     */
    public double bound(String host) {
        return tree.uncertaintyOf(host);
    }

    private static Map<String, ClockLine> corrected(ClockTree tree, List<HostPair> pairs) {
        List<Estimate> estimates = new ArrayList<>();
        Map<String, long[]> knots = new HashMap<>();
        for (HostPair pair : pairs) {
            ClockQuality quality = pair.getQuality();
            boolean binds =
                    quality == ClockQuality.ACCURATE
                            || quality == ClockQuality.APPROXIMATE
                            || quality == ClockQuality.INCOMPLETE && tree.isInCycle(pair);
            if (!binds) {
                continue;
            }
            List<Message> corners = pair.getCorners();
            estimates.add(new Estimate(pair, corners));
            for (Message corner : corners) {
                extend(knots, pair.getReference(), corner.x());
                extend(knots, pair.getOther(), corner.y());
            }
        }
        widen(knots.values());
        JointClocks joint = new JointClocks(tree, estimates, knots);
        Map<String, ClockLine> lines = new TreeMap<>();
        if (!joint.isTreeConsistent()) {
            joint.solve()
                    .forEach(
                            (host, added) -> {
                                long[] times = knots.getOrDefault(host, new long[] {0, 1});
                                ClockLine line = corrected(tree.toReference(host), times, added);
                                if (isPossible(line)) {
                                    lines.put(host, line);
                                }
                            });
        }
        return lines;
    }

    private static void extend(Map<String, long[]> spans, String host, long time) {
        long[] span = spans.computeIfAbsent(host, h -> new long[] {time, time + 1});
        span[0] = Math.min(span[0], time);
        span[1] = Math.max(span[1], time);
    }

    /**
     * Makes all spans as long as the longest one. A correction is told by its values at both ends
     * of the span; were these close together, a small difference would be a steep slope.
     */
    private static void widen(Collection<long[]> spans) {
        long longest = LEAST_SPAN;
        for (long[] span : spans) {
            longest = Math.max(longest, span[1] - span[0]);
        }
        for (long[] span : spans) {
            long missing = longest - (span[1] - span[0]);
            span[0] -= missing / 2;
            span[1] += missing - missing / 2;
        }
    }

    private static ClockLine corrected(ClockLine line, long[] times, double[] added) {
        double slope = (added[1] - added[0]) / (times[1] - times[0]);
        BigDecimal more = new BigDecimal(slope);
        BigDecimal atZero =
                new BigDecimal(added[0]).subtract(more.multiply(BigDecimal.valueOf(times[0])));
        return new ClockLine(
                line.alpha().add(more, ClockLine.MC), line.beta().add(atZero, ClockLine.MC));
    }
}
