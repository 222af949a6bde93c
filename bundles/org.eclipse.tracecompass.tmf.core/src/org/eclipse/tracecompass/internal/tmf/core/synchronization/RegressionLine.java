package org.eclipse.tracecompass.internal.tmf.core.synchronization;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;

/**
 * What the averages of the messages between two hosts say of their clocks: the middle between the
 * line of least squares of the messages of the one direction and that of the other. It is right
 * where messages are as slow both ways on average, and does not know the laws of causality. The
 * sums are exact.
 */
final class RegressionLine implements HostRelation {

    private final HostPair fPair;
    private final Sums fFrom = new Sums();
    private final Sums fTo = new Sums();

    private static final class Sums {
        private BigInteger fX = BigInteger.ZERO;
        private BigInteger fY = BigInteger.ZERO;
        private BigInteger fXx = BigInteger.ZERO;
        private BigInteger fXy = BigInteger.ZERO;
        private int fCount;

        void add(Message message) {
            BigInteger x = BigInteger.valueOf(message.x());
            BigInteger y = BigInteger.valueOf(message.y());
            fX = fX.add(x);
            fY = fY.add(y);
            fXx = fXx.add(x.multiply(x));
            fXy = fXy.add(x.multiply(y));
            fCount++;
        }

        /** The slope's denominator; 0 when all messages are of one time. */
        BigInteger run() {
            return fXx.multiply(BigInteger.valueOf(fCount)).subtract(fX.multiply(fX));
        }

        BigDecimal slope() {
            BigInteger rise = fXy.multiply(BigInteger.valueOf(fCount)).subtract(fX.multiply(fY));
            return new BigDecimal(rise).divide(new BigDecimal(run()), ClockLine.MC);
        }

        ClockLine line(BigDecimal slope) {
            BigDecimal count = BigDecimal.valueOf(fCount);
            BigDecimal sum = new BigDecimal(fY).subtract(slope.multiply(new BigDecimal(fX)));
            return new ClockLine(slope, sum.divide(count, ClockLine.MC));
        }
    }

    RegressionLine(HostPair pair, MessageLog log) {
        fPair = pair;
        log.forEach(message -> (message.fromReference() ? fFrom : fTo).add(message));
    }

    @Override
    public String getReference() {
        return fPair.getReference();
    }

    @Override
    public String getOther() {
        return fPair.getOther();
    }

    /** Never fails: averages do not contradict each other. */
    @Override
    public SyncQuality getQuality() {
        if (fFrom.fCount == 0 || fTo.fCount == 0) {
            return fFrom.fCount + fTo.fCount == 0 ? SyncQuality.ABSENT : SyncQuality.INCOMPLETE;
        }
        return canSlope(fFrom) && canSlope(fTo) ? SyncQuality.ACCURATE : SyncQuality.APPROXIMATE;
    }

    private static boolean canSlope(Sums sums) {
        return sums.run().signum() > 0 && sums.slope().signum() > 0;
    }

    @Override
    public ClockLine getLine() {
        return switch (getQuality()) {
            case ACCURATE -> fFrom.line(fFrom.slope()).middle(fTo.line(fTo.slope()));
            case APPROXIMATE -> fFrom.line(BigDecimal.ONE).middle(fTo.line(BigDecimal.ONE));
            default -> ClockLine.SAME;
        };
    }

    /** {@return half of what is between the two lines at the ends of the messages} */
    @Override
    public double getUncertainty() {
        if (getQuality() != SyncQuality.ACCURATE) {
            return Double.POSITIVE_INFINITY;
        }
        ClockLine from = fFrom.line(fFrom.slope());
        ClockLine to = fTo.line(fTo.slope());
        double worst = 0;
        for (long time : new long[] {fPair.getFirst(), fPair.getLast()}) {
            BigDecimal at = BigDecimal.valueOf(time);
            worst = Math.max(worst, from.at(at).subtract(to.at(at)).abs().doubleValue() / 2);
        }
        return worst;
    }
}
