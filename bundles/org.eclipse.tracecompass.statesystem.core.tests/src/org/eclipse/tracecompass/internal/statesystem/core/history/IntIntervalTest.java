package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals of integers and nulls, of any duration. */
class IntIntervalTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "-5, 7, 2147483647",
        "1000000000, 5294967295, 3",
        "0, 4294967295, 3",
        "0, 4294967296, 3",
        "-9223372036854775808, 9223372036854775807, 1",
        "9223372036854775807, 9223372036854775807, 1"
    })
    void areWhatTheyWereMadeOf(long start, long end, int attribute) {
        for (int value : new int[] {0, -1, 42, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            ITmfStateInterval made = IntInterval.of(start, end, attribute, value, 0);
            assertThat(made).isEqualTo(new TmfStateInterval(start, end, attribute, value));
            assertThat(new TmfStateInterval(start, end, attribute, value)).isEqualTo(made);
            assertThat(made.hashCode())
                    .isEqualTo(new TmfStateInterval(start, end, attribute, value).hashCode());
            assertThat(made.getValueInt()).isEqualTo(value);
            assertThat(made.intersects(start)).isTrue();
            assertThat(made.intersects(end)).isTrue();
            ITmfStateInterval none = IntInterval.of(start, end, attribute, value, -1);
            assertThat(none).isEqualTo(new TmfStateInterval(start, end, attribute, null));
            assertThat(none.getStateValue().isNull()).isTrue();
            assertThat(none.getValueInt()).isEqualTo(-1);
        }
    }
}
