package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Piece;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Sample;

/**
 * The messages between two hosts as points: x the seconds since the first one, y the microseconds
 * that b's clock is ahead of what the result says it should be. So the result is the line y = 0;
 * the messages of a lie above it, those of b below, each by the time that it took. Of very many
 * messages those are left out that lie among others.
 *
 * @param fromA the messages that a sent
 * @param fromB the messages that b sent
 * @param steepest the steepest line that the messages allow; empty without one
 * @param flattest the flattest
 * @param seconds the time of the last message
 * @param bound how far the result may be from the truth, microseconds; 0 when there is no bound
 */
record MessagePlot(
        Points fromA,
        Points fromB,
        Points steepest,
        Points flattest,
        double seconds,
        double bound) {

    /**
     * The initial visible range as a multiple of the bound, because distant messages carry no
     * information.
     */
    private static final int BOUNDS = 8;

    private static final int BUCKETS = 1500;
    private static final int LINE_POINTS = 64;
    private static final double SECOND = 1e9;
    private static final double MICRO = 1e3;

    /**
     * Points.
     *
     * @param x seconds
     * @param y microseconds
     */
    record Points(double[] x, double[] y) {

        static Points of(List<double[]> points) {
            double[] x = new double[points.size()];
            double[] y = new double[points.size()];
            for (int i = 0; i < x.length; i++) {
                x[i] = points.get(i)[0];
                y[i] = points.get(i)[1];
            }
            return new Points(x, y);
        }

        boolean isEmpty() {
            return x.length == 0;
        }
    }

    /** Of each piece of time the nearest, the farthest and a few others. */
    private static final class Cloud {
        private static final int SOME = 4;

        private final Map<Integer, List<double[]>> buckets = new HashMap<>();
        private final double width;

        Cloud(double seconds) {
            width = Math.max(seconds, 1e-9) / BUCKETS;
        }

        void add(double x, double y) {
            List<double[]> bucket =
                    buckets.computeIfAbsent((int) (x / width), b -> new ArrayList<>());
            double[] point = {x, y};
            if (bucket.size() < SOME) {
                bucket.add(point);
                return;
            }
            if (Math.abs(y) < Math.abs(bucket.get(0)[1])) {
                bucket.set(0, point);
            } else if (Math.abs(y) > Math.abs(bucket.get(1)[1])) {
                bucket.set(1, point);
            }
        }

        Points points() {
            List<double[]> all = new ArrayList<>();
            buckets.values().forEach(all::addAll);
            all.sort((p, q) -> Double.compare(p[0], q[0]));
            return Points.of(all);
        }
    }

    /** The points of a pair. Looks at all its messages: not for the UI thread. */
    static MessagePlot of(SynchronizationAlgorithm algorithm, Pair pair) {
        ITmfTimestampTransform a = algorithm.getTimestampTransform(pair.a());
        ITmfTimestampTransform b = algorithm.getTimestampTransform(pair.b());
        double seconds = (pair.last() - pair.first()) / SECOND;
        Cloud fromA = new Cloud(seconds);
        Cloud fromB = new Cloud(seconds);
        SynchronizationReport.forEachMessage(
                algorithm,
                pair,
                (Sample message) ->
                        (message.isFromA() ? fromA : fromB)
                                .add(
                                        (message.a() - pair.first()) / SECOND,
                                        (b.transform(message.b()) - a.transform(message.a()))
                                                / MICRO));
        BigDecimal bound = pair.bound();
        return new MessagePlot(
                fromA.points(),
                fromB.points(),
                line(pair.steepest(), pair, a, b),
                line(pair.flattest(), pair, a, b),
                seconds,
                bound == null ? 0 : bound.doubleValue() / MICRO);
    }

    /** The largest y to be shown at first; 0 for all. */
    double worthSeeing() {
        double farthest = 0;
        for (Points points : List.of(fromA, fromB)) {
            for (double y : points.y) {
                farthest = Math.max(farthest, Math.abs(y));
            }
        }
        return farthest > BOUNDS * bound ? BOUNDS * bound : 0;
    }

    private static Points line(
            @Nullable Piece line, Pair pair, ITmfTimestampTransform a, ITmfTimestampTransform b) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; line != null && i <= LINE_POINTS; i++) {
            long x = pair.first() + (pair.last() - pair.first()) / LINE_POINTS * i;
            long y = line.slope().multiply(BigDecimal.valueOf(x)).add(line.offset()).longValue();
            points.add(
                    new double[] {
                        (x - pair.first()) / SECOND, (b.transform(y) - a.transform(x)) / MICRO
                    });
        }
        return Points.of(points);
    }
}
