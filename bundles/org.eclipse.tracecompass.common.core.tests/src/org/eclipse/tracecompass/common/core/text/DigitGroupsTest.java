package org.eclipse.tracecompass.common.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DigitGroupsTest {

    static LongStream numbers() {
        return LongStream.concat(
                LongStream.of(0, 1, -1, 999, -999, 1000, -1000, 999_999, 1_000_000, -123_456)
                        .flatMap(n -> LongStream.of(n - 1, n, n + 1)),
                LongStream.concat(
                        LongStream.of(Long.MIN_VALUE, Long.MAX_VALUE),
                        new Random(3).longs(50).map(n -> n >> (n & 63))));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void areThoseOfJava(long number) {
        assertEquals(String.format(Locale.ROOT, "%,d", number), DigitGroups.of(number));
    }

    @Test
    void mayHaveAnotherSeparator() {
        assertEquals("-12'345'678", DigitGroups.of(-12_345_678, '\''));
    }
}
