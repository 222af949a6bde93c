package org.eclipse.tracecompass.synchronization.core;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.synchronization.core.QuadraticProgram.Row;

/**
 * Corrects the clocks of all hosts together, so that no message of any pair is received before it
 * was sent. This includes pairs of hosts that are not neighbours in the clock tree.
 *
 * <p>{@link ClockTree} gives a line from the clock of each host to the reference clock. This class
 * adds a correction to each line. A correction is linear between given times of the host, its
 * knots. Each corner of a hull then gives a linear inequality: sent before received. Of all
 * corrections that satisfy the inequalities, the class takes those that differ least from the
 * estimates of the pairs, weighted by their precision. Where a clock has more than two knots, it
 * also takes those that bend least ({@link QuadraticProgram}).
 *
 * <p>Every message keeps half the latency that the estimate of its own pair gives it, or less where
 * half is infeasible. Messages that contradict the others are left out, so there is always a
 * result. The result does not depend on the order of hosts or messages. Not thread-safe.
 */
public final class JointClocks {

    private static final double[] KEPT_LATENCY = {0.5, 0.125, 1 / 64.0};

    /** The weight of a bend relative to a deviation of the same size. */
    private static final double STIFFNESS = 25;

    private static final double RIDGE = 1e-3;

    /** The part of its speed, or of that of the reference if it is slower, that a clock keeps. */
    private static final double LEAST_SPEED = 1e-3;

    /** Times are rounded afterwards. */
    private static final double LEAST_LATENCY = 2;

    private static final double APPROXIMATE_DOUBT = 10;

    private final ClockTree tree;
    private final List<Estimate> estimates;
    private final Map<String, Clock> clocks = new TreeMap<>();
    private int variables;

    /**
     * The result of two hosts by themselves.
     *
     * @param pair their relation, for some time or all
     * @param corners the messages that must not be violated
     */
    public record Estimate(HostPair pair, List<Message> corners) {}

    /** The knots of a host and the number of its first variable, negative for a reference. */
    private record Clock(String host, ClockLine line, long[] knots, int first) {

        /** The piece that a time is in. */
        int piece(long time) {
            int at = Arrays.binarySearch(knots, time);
            return Math.clamp(at < 0 ? -at - 2L : at, 0, knots.length - 2);
        }
    }

    /** A row that is being put together. */
    private static final class RowBuilder {
        private final int[] variables = new int[4];
        private final double[] coefficients = new double[4];
        private int size;

        void add(Clock clock, long time, double factor) {
            if (clock.first < 0) {
                return;
            }
            int piece = clock.piece(time);
            // Differences first: as a double, a time since the epoch is exact to 256 ns only.
            long start = clock.knots[piece];
            double share = (double) (time - start) / (clock.knots[piece + 1] - start);
            add(clock.first + piece, factor * (1 - share));
            add(clock.first + piece + 1, factor * share);
        }

        private void add(int variable, double coefficient) {
            variables[size] = variable;
            coefficients[size++] = coefficient;
        }

        Row build(double constant) {
            return new Row(
                    Arrays.copyOf(variables, size), Arrays.copyOf(coefficients, size), constant);
        }
    }

    /**
     * A problem.
     *
     * @param tree the lines to begin with
     * @param estimates what the pairs say; only pairs of hosts that the tree has
     * @param knots times of each host's clock, two at least, ascending
     */
    public JointClocks(ClockTree tree, List<Estimate> estimates, Map<String, long[]> knots) {
        this.tree = tree;
        this.estimates = estimates;
        for (String host : tree.hosts()) {
            long[] times = knots.get(host);
            boolean isFixed = times == null || tree.rootOf(host).equals(host);
            ClockLine line = tree.toReference(host);
            if (times == null || isFixed) {
                clocks.put(host, new Clock(host, line, new long[] {0, 1}, -1));
            } else {
                clocks.put(host, new Clock(host, line, times, variables));
                variables += times.length;
            }
        }
    }

    /** Whether the lines of the tree make no message be received before it was sent. */
    public boolean isTreeConsistent() {
        for (Estimate estimate : estimates) {
            for (Message corner : estimate.corners) {
                // Far below a nanosecond is where the decimals are rounded.
                if (latency(estimate.pair, corner) < -1e-6) {
                    return false;
                }
            }
        }
        return true;
    }

    private Clock clock(String host) {
        Clock clock = clocks.get(host);
        if (clock == null) {
            throw new IllegalArgumentException("Not a host of the tree: " + host);
        }
        return clock;
    }

    /** The latency of a message by the lines of the tree. */
    private double latency(HostPair pair, Message message) {
        BigDecimal x = tree.toReference(pair.getReference()).at(BigDecimal.valueOf(message.x()));
        BigDecimal y = tree.toReference(pair.getOther()).at(BigDecimal.valueOf(message.y()));
        return (message.fromReference() ? y.subtract(x) : x.subtract(y)).doubleValue();
    }

    /**
     * Solves the problem.
     *
     * @return the correction at each knot of each host that is not a reference
     */
    public Map<String, double[]> solve() {
        Map<String, double[]> corrections = new TreeMap<>();
        if (variables == 0) {
            return corrections;
        }
        double unit = unit();
        double[] found = solve(unit);
        for (Clock clock : clocks.values()) {
            if (clock.first >= 0) {
                double[] values =
                        Arrays.copyOfRange(found, clock.first, clock.first + clock.knots.length);
                for (int i = 0; i < values.length; i++) {
                    values[i] *= unit;
                }
                corrections.put(clock.host, values);
            }
        }
        return corrections;
    }

    private double[] solve(double unit) {
        for (double kept : KEPT_LATENCY) {
            double[] found = program(unit, kept).solve();
            if (found != null) {
                return found;
            }
        }
        return program(unit, 0).solveMost();
    }

    private QuadraticProgram program(double unit, double kept) {
        QuadraticProgram program = new QuadraticProgram(variables, RIDGE);
        for (Estimate estimate : estimates) {
            addTargets(program, estimate.pair, unit);
            for (Message corner : estimate.corners) {
                program.addInequality(inequality(estimate.pair, corner, unit, kept));
            }
        }
        clocks.values().forEach(clock -> addBends(program, clock));
        clocks.values().forEach(clock -> addProgress(program, clock, unit));
        return program;
    }

    private Row inequality(HostPair pair, Message corner, double unit, double kept) {
        RowBuilder row = new RowBuilder();
        int sign = corner.fromReference() ? 1 : -1;
        row.add(clock(pair.getOther()), corner.y(), sign);
        row.add(clock(pair.getReference()), corner.x(), -sign);
        double own = 0;
        if (kept > 0 && isTwoWay(pair)) {
            BigDecimal y = pair.getLine().at(BigDecimal.valueOf(corner.x()));
            own = sign * BigDecimal.valueOf(corner.y()).subtract(y).doubleValue();
        }
        return row.build((latency(pair, corner) - LEAST_LATENCY - kept * Math.max(0, own)) / unit);
    }

    private static boolean isTwoWay(HostPair pair) {
        return pair.getQuality() == ClockQuality.ACCURATE
                || pair.getQuality() == ClockQuality.APPROXIMATE;
    }

    /** The corrections shall make the clocks agree with what the pair says. */
    private void addTargets(QuadraticProgram program, HostPair pair, double unit) {
        if (!isTwoWay(pair)) {
            return;
        }
        double doubt = doubt(pair);
        for (long x : new long[] {pair.getFirst(), pair.getLast()}) {
            BigDecimal at = BigDecimal.valueOf(x);
            BigDecimal y = pair.getLine().at(at);
            double gap =
                    tree.toReference(pair.getOther())
                            .at(y)
                            .subtract(tree.toReference(pair.getReference()).at(at))
                            .doubleValue();
            RowBuilder row = new RowBuilder();
            row.add(clock(pair.getOther()), y.longValue(), 1);
            row.add(clock(pair.getReference()), x, -1);
            program.addSquare(row.build(gap / unit), unit * unit / (doubt * doubt));
        }
    }

    /** Clocks go steadily for the most part. */
    private static void addBends(QuadraticProgram program, Clock clock) {
        for (int i = 1; clock.first >= 0 && i + 1 < clock.knots.length; i++) {
            int at = clock.first + i;
            double before = clock.knots[i] - clock.knots[i - 1];
            double after = clock.knots[i + 1] - clock.knots[i];
            double share = before / (before + after);
            program.addSquare(
                    new Row(new int[] {at - 1, at, at + 1}, new double[] {1 - share, -1, share}, 0),
                    STIFFNESS);
        }
    }

    /** Clocks go forward, whatever is left open by few messages. */
    private static void addProgress(QuadraticProgram program, Clock clock, double unit) {
        double speed = clock.line.alpha().doubleValue();
        double spare = speed - Math.min(1, speed) * LEAST_SPEED;
        for (int i = 0; clock.first >= 0 && i + 1 < clock.knots.length; i++) {
            int at = clock.first + i;
            double length = clock.knots[i + 1] - clock.knots[i];
            program.addInequality(
                    new Row(new int[] {at, at + 1}, new double[] {-1, 1}, spare * length / unit));
        }
    }

    private static double doubt(HostPair pair) {
        double known = pair.getUncertainty();
        return pair.getQuality() == ClockQuality.ACCURATE
                ? Math.max(1, known)
                : APPROXIMATE_DOUBT * Math.max(1, pair.getOffsetUncertainty());
    }

    /** A typical doubt: with it the numbers are neither large nor small. */
    private double unit() {
        double[] doubts =
                estimates.stream()
                        .map(Estimate::pair)
                        .filter(JointClocks::isTwoWay)
                        .mapToDouble(JointClocks::doubt)
                        .sorted()
                        .toArray();
        return doubts.length == 0 ? 1000 : doubts[doubts.length / 2];
    }
}
