package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The line through two points, the first left of the second: one end of the range of clock lines
 * that the messages allow.
 *
 * @param x1 time of the reference clock
 * @param y1 time of the other clock
 * @param x2 a later time of the reference clock
 * @param y2 time of the other clock
 */
record BoundLine(long x1, long y1, long x2, long y2) implements Serializable {

    /** Whether a point is above (positive), on, or below (negative) the line. */
    int side(long x, long y) {
        return ExactArithmetic.side(x1, y1, x2, y2, x, y);
    }

    int compareSlope(BoundLine other) {
        return ExactArithmetic.compareSlopes(
                x1, y1, x2, y2, other.x1, other.y1, other.x2, other.y2);
    }

    ClockLine toClockLine() {
        MathContext mc = MathContext.DECIMAL128;
        BigDecimal run = BigDecimal.valueOf(x2).subtract(BigDecimal.valueOf(x1));
        BigDecimal rise = BigDecimal.valueOf(y2).subtract(BigDecimal.valueOf(y1));
        BigDecimal alpha = rise.divide(run, mc);
        BigDecimal beta =
                BigDecimal.valueOf(y1).subtract(alpha.multiply(BigDecimal.valueOf(x1), mc), mc);
        return new ClockLine(alpha, beta);
    }
}
