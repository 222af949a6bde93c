package org.eclipse.tracecompass.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {

    private static void inOrder(String... names) {
        List<String> sorted =
                List.of(names).reversed().stream().sorted(NaturalOrder.INSTANCE).toList();
        assertThat(sorted).containsExactly(names);
    }

    @Test
    void numbersAreComparedAsNumbers() {
        inOrder("", "2", "10", "100", "cpu2", "cpu10", "cpu10a", "sd1", "sd21");
    }

    @Test
    void numbersThatBeginWithZeroAreFractions() {
        inOrder("1.002", "1.010", "1.02", "1.1", "1.3");
    }

    @Test
    void whiteSpaceDoesNotCountUnlessNothingElseDiffers() {
        inOrder("a 1", "a1", "a 2", "a10");
    }
}
