package org.eclipse.tracecompass.common.core.math;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Saturated arithmetic against numbers without limits. */
class SaturatedArithmeticProperties {

    private static long limited(BigInteger exact) {
        return exact.max(BigInteger.valueOf(Long.MIN_VALUE))
                .min(BigInteger.valueOf(Long.MAX_VALUE))
                .longValueExact();
    }

    private static int limited(long exact) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, exact));
    }

    @Property
    void longsDoNotWrapAround(@ForAll long a, @ForAll long b) {
        BigInteger x = BigInteger.valueOf(a);
        BigInteger y = BigInteger.valueOf(b);
        assertThat(SaturatedArithmetic.add(a, b)).isEqualTo(limited(x.add(y)));
        assertThat(SaturatedArithmetic.subtract(a, b)).isEqualTo(limited(x.subtract(y)));
        assertThat(SaturatedArithmetic.multiply(a, b)).isEqualTo(limited(x.multiply(y)));
        assertThat(SaturatedArithmetic.sameSign(a, b)).isEqualTo(a < 0 == b < 0);
    }

    @Property
    void longsNearTheRootOfTheLimitAreExact(@ForAll int a, @ForAll int b) {
        assertThat(SaturatedArithmetic.multiply((long) a, (long) b)).isEqualTo((long) a * b);
        assertThat(SaturatedArithmetic.multiply(4L * a, b))
                .isEqualTo(limited(BigInteger.valueOf(4L * a).multiply(BigInteger.valueOf(b))));
    }

    @Property
    void intsDoNotWrapAround(@ForAll int a, @ForAll int b) {
        assertThat(SaturatedArithmetic.add(a, b)).isEqualTo(limited((long) a + b));
        assertThat(SaturatedArithmetic.multiply(a, b)).isEqualTo(limited((long) a * b));
    }
}
