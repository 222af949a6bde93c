package org.eclipse.tracecompass.common.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class NaturalOrderTest {

    private static void inOrder(Comparator<String> order, String... names) {
        List<String> sorted = List.of(names).reversed().stream().sorted(order).toList();
        assertThat(sorted).containsExactly(names);
    }

    @Test
    void numbersAreComparedAsNumbers() {
        for (NaturalOrder order : NaturalOrder.values()) {
            inOrder(order, "", "2", "10", "100", "cpu2", "cpu10", "cpu10a", "sd1", "sd21");
        }
    }

    @Test
    void numbersThatBeginWithZeroAreFractions() {
        inOrder(NaturalOrder.EXACT_CASE, "1.002", "1.010", "1.02", "1.1", "1.3");
    }

    @Test
    @Timeout(60)
    void longRunsOfEqualDigitsAreComparedOnce() {
        String digits = "1234567890".repeat(100_000);
        inOrder(NaturalOrder.EXACT_CASE, digits, digits + " a", digits + "a2", digits + "a10");
    }

    @Test
    void whiteSpaceDoesNotCountUnlessNothingElseDiffers() {
        inOrder(NaturalOrder.EXACT_CASE, "a 1", "a1", "a 2", "a10");
    }

    @Test
    void caseCountsOnlyWhereItIsMeantTo() {
        inOrder(NaturalOrder.ANY_CASE, "bash", "CPU 2", "cpu 10", "Xorg");
        inOrder(NaturalOrder.EXACT_CASE, "CPU 2", "Xorg", "bash", "cpu 10");
        inOrder(NaturalOrder.ANY_CASE, "Bash", "bash");
    }

    /** Few characters, so that names often share a beginning. */
    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings().withChars("aAbZ\u00e9\u00c9019 \t\0.-").ofMaxLength(6);
    }

    @Property(tries = 5000)
    void theOrderIsTotal(
            @ForAll NaturalOrder order,
            @ForAll("names") String a,
            @ForAll("names") String b,
            @ForAll("names") String c) {
        int ab = Integer.signum(order.compare(a, b));
        int bc = Integer.signum(order.compare(b, c));
        int ac = Integer.signum(order.compare(a, c));
        assertThat(Integer.signum(order.compare(b, a))).isEqualTo(-ab);
        assertThat(ab == 0).isEqualTo(a.equals(b));
        if (ab == bc) {
            assertThat(ac).as("%s, %s, %s", a, b, c).isEqualTo(ab);
        }
    }

    @Property
    void numbersInNamesAreOrderedByTheirValue(
            @ForAll NaturalOrder order, @ForAll long a, @ForAll long b) {
        BigInteger x = BigInteger.valueOf(a).abs();
        BigInteger y = BigInteger.valueOf(b).abs();
        assertThat(Integer.signum(order.compare("cpu" + x + "/idle", "cpu" + y + "/idle")))
                .isEqualTo(x.compareTo(y));
    }
}
