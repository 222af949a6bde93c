package org.eclipse.tracecompass.synchronization.core;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The relation of two clocks from the averages of the messages between their hosts: the middle
 * between the line of least squares of the messages of the one direction and that of the other. It
 * is right where messages are as slow both ways on average, and does not know the laws of
 * causality. The sums are exact.
 */
public final class RegressionLine implements HostRelation {

    private final HostPair pair;
    private final Sums from = new Sums();
    private final Sums to = new Sums();

    private static final class Sums {
        private BigInteger x = BigInteger.ZERO;
        private BigInteger y = BigInteger.ZERO;
        private BigInteger xx = BigInteger.ZERO;
        private BigInteger xy = BigInteger.ZERO;
        private int count;

        void add(Message message) {
            BigInteger x = BigInteger.valueOf(message.x());
            BigInteger y = BigInteger.valueOf(message.y());
            this.x = this.x.add(x);
            this.y = this.y.add(y);
            xx = xx.add(x.multiply(x));
            xy = xy.add(x.multiply(y));
            count++;
        }

        /** The slope's denominator; 0 when all messages are of one time. */
        BigInteger run() {
            return xx.multiply(BigInteger.valueOf(count)).subtract(x.multiply(x));
        }

        BigDecimal slope() {
            BigInteger rise = xy.multiply(BigInteger.valueOf(count)).subtract(x.multiply(y));
            return new BigDecimal(rise).divide(new BigDecimal(run()), ClockLine.MC);
        }

        ClockLine line(BigDecimal slope) {
            BigDecimal count = BigDecimal.valueOf(this.count);
            BigDecimal sum = new BigDecimal(y).subtract(slope.multiply(new BigDecimal(x)));
            return new ClockLine(slope, sum.divide(count, ClockLine.MC));
        }
    }

    /**
     * Computes the line. Costs a pass over the messages.
     *
     * @param pair the hosts
     * @param log their messages
     */
    public RegressionLine(HostPair pair, MessageLog log) {
        this.pair = pair;
        log.forEach(message -> (message.fromReference() ? from : to).add(message));
    }

    @Override
    public String getReference() {
        return pair.getReference();
    }

    @Override
    public String getOther() {
        return pair.getOther();
    }

    /** Never fails: averages do not contradict each other. */
    @Override
    public ClockQuality getQuality() {
        if (from.count == 0 || to.count == 0) {
            return from.count + to.count == 0 ? ClockQuality.ABSENT : ClockQuality.INCOMPLETE;
        }
        return canSlope(from) && canSlope(to) ? ClockQuality.ACCURATE : ClockQuality.APPROXIMATE;
    }

    private static boolean canSlope(Sums sums) {
        return sums.run().signum() > 0 && sums.slope().signum() > 0;
    }

    @Override
    public ClockLine getLine() {
        return switch (getQuality()) {
            case ACCURATE -> from.line(from.slope()).middle(to.line(to.slope()));
            case APPROXIMATE -> from.line(BigDecimal.ONE).middle(to.line(BigDecimal.ONE));
            default -> ClockLine.SAME;
        };
    }

    /** {@return half of what is between the two lines at the ends of the messages} */
    @Override
    public double getUncertainty() {
        if (getQuality() != ClockQuality.ACCURATE) {
            return Double.POSITIVE_INFINITY;
        }
        ClockLine from = this.from.line(this.from.slope());
        ClockLine to = this.to.line(this.to.slope());
        double worst = 0;
        for (long time : new long[] {pair.getFirst(), pair.getLast()}) {
            BigDecimal at = BigDecimal.valueOf(time);
            worst = Math.max(worst, from.at(at).subtract(to.at(at)).abs().doubleValue() / 2);
        }
        return worst;
    }
}
