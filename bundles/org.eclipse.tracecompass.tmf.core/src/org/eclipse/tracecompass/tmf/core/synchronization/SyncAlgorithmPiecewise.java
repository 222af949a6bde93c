package org.eclipse.tracecompass.tmf.core.synchronization;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.synchronization.core.ClockLine;
import org.eclipse.tracecompass.synchronization.core.ClockQuality;
import org.eclipse.tracecompass.synchronization.core.ClockTree;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.synchronization.core.HostRelation;
import org.eclipse.tracecompass.synchronization.core.JointClocks;
import org.eclipse.tracecompass.synchronization.core.RegressionLine;

/**
 * Synchronizes by a convex hull per window of time ({@link TimeWindows}), for clocks that bend:
 * each clock is a line in each window, the lines meet, and all are found together ({@link
 * JointClocks}).
 */
final class SyncAlgorithmPiecewise extends PairwiseSynchronization {

    private static final long serialVersionUID = 1L;

    private record Bends(ClockTree tree, Map<String, ITmfTimestampTransform> transforms)
            implements Clocks {
        @Override
        public ITmfTimestampTransform transform(String host) {
            return transforms.getOrDefault(host, TimestampTransformFactory.getDefaultTransform());
        }

        /** A clock that bends may be possible where its straight line is not. */
        @Override
        public SyncQuality quality(String host) {
            return transform(host) instanceof PiecewiseTransform
                    ? of(tree.qualityOf(host))
                    : Clocks.super.quality(host);
        }
    }

    @Override
    Clocks solve(@Nullable String root) {
        // Averages are a good beginning for clocks that contradict any straight line.
        List<HostRelation> averages = new ArrayList<>();
        List<Talk> twoWays = new ArrayList<>();
        for (Talk talk : talks()) {
            RegressionLine line = new RegressionLine(talk.pair(), talk.log());
            averages.add(line);
            if (line.getQuality() != ClockQuality.INCOMPLETE) {
                twoWays.add(talk);
            }
        }
        ClockTree tree = new ClockTree(averages, root);
        for (Talk talk : talks()) {
            if (!twoWays.contains(talk) && isInCycle(tree, averages, talk.pair())) {
                twoWays.add(talk);
            }
        }
        Map<String, ITmfTimestampTransform> transforms = new TreeMap<>();
        TimeWindows windows = new TimeWindows(twoWays);
        new JointClocks(tree, windows.estimates(), windows.knots())
                .solve()
                .forEach(
                        (host, added) -> {
                            long[] knots = windows.knots().get(host);
                            if (knots != null) {
                                transforms.put(
                                        host, transform(tree.toReference(host), knots, added));
                            }
                        });
        return new Bends(tree, transforms);
    }

    private static boolean isInCycle(ClockTree tree, List<HostRelation> relations, HostPair pair) {
        return relations.stream()
                .filter(r -> r.getReference().equals(pair.getReference()))
                .filter(r -> r.getOther().equals(pair.getOther()))
                .anyMatch(tree::isInCycle);
    }

    /**
     * Returns a line through the knots. Where no clock can go so, because it would go back or so
     * fast that its numbers have no room, the straight line is the better answer.
     */
    private static ITmfTimestampTransform transform(ClockLine line, long[] knots, double[] added) {
        TreeMap<Long, Long> points = new TreeMap<>();
        try {
            for (int i = 0; i < knots.length; i++) {
                BigDecimal value =
                        line.at(BigDecimal.valueOf(knots[i])).add(new BigDecimal(added[i]));
                points.put(knots[i], value.setScale(0, RoundingMode.HALF_UP).longValueExact());
            }
            return TimestampTransformFactory.createPiecewiseLinear(points);
        } catch (IllegalArgumentException | ArithmeticException e) {
            return HostClockLines.transform(line);
        }
    }

    @Override
    String name() {
        return "SyncAlgorithmPiecewise";
    }
}
