package org.eclipse.tracecompass.synchronization.core;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * From the time of one clock to that of another: {@code alpha * time + beta}.
 *
 * @param alpha the slope
 * @param beta the offset
 */
public record ClockLine(BigDecimal alpha, BigDecimal beta) implements Serializable {

    /** The line of two clocks that are the same. */
    public static final ClockLine SAME = new ClockLine(BigDecimal.ONE, BigDecimal.ZERO);

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    /** How exactly lines are computed. */
    public static final MathContext MC = MathContext.DECIMAL128;

    /** {@return the line in the middle between this one and another} */
    ClockLine middle(ClockLine other) {
        return new ClockLine(
                alpha.add(other.alpha, MC).divide(TWO, MC),
                beta.add(other.beta, MC).divide(TWO, MC));
    }

    /**
     * The line's value.
     *
     * @param time a time of the one clock
     * @return the time of the other
     */
    public BigDecimal at(BigDecimal time) {
        return alpha.multiply(time).add(beta);
    }
}
