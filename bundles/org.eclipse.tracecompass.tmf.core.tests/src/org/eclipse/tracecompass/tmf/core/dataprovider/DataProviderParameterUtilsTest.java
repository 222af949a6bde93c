package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.TimeRangeWithSamples;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.junit.jupiter.api.Test;

/** Parameters are read whether they come from Java or from JSON; values are written for people. */
class DataProviderParameterUtilsTest {

    @Test
    void numbersOfAnyKindAreLongs() {
        Map<String, Object> parameters =
                Map.of("requested_items", List.of(1, 2L, 3.0), "requested_times", "soon");
        assertThat(DataProviderParameterUtils.extractSelectedItems(parameters))
                .containsExactly(1L, 2L, 3L);
        assertThat(DataProviderParameterUtils.extractTimeRequested(parameters)).isNull();
        assertThat(
                        DataProviderParameterUtils.extractSelectedItems(
                                Map.of("requested_items", List.of("x"))))
                .isNull();
    }

    @Test
    void aRangeStandsForItsSamples() {
        Map<String, Object> parameters =
                Map.of("requested_timerange", Map.of("start", 0, "end", 100L, "nbTimes", 5));
        assertThat(DataProviderParameterUtils.extractTimeRangeWithSamples(parameters))
                .isEqualTo(new TimeRangeWithSamples(0, 100, 5));
        assertThat(DataProviderParameterUtils.extractTimeRequested(parameters))
                .containsExactly(0L, 25L, 50L, 75L, 100L);
        assertThat(
                        DataProviderParameterUtils.extractTimeRangeWithSamples(
                                Map.of("requested_timerange", Map.of("start", 9, "end", 1))))
                .isNull();
    }

    @Test
    void filtersMayHaveKeysOfText() {
        assertThat(
                        Objects.requireNonNull(
                                        DataProviderParameterUtils.extractRegexFilter(
                                                Map.of(
                                                        "regex_map_filters",
                                                        Map.of("1", List.of("a", "b")))))
                                .get(1))
                .containsExactlyInAnyOrder("a", "b");
        assertThat(DataProviderParameterUtils.extractRegexFilter(Map.of())).isNull();
    }

    @Test
    void samplesAreSpreadEvenlyAndEndExactly() {
        assertThat(new TimeQueryFilter(0, 10, 3).getTimesRequested()).containsExactly(0, 5, 10);
        assertThat(new TimeQueryFilter(7, 7, 2).getTimesRequested()).containsExactly(7, 7);
        long now = 1_700_000_000_000_000_001L;
        assertThat(new TimeQueryFilter(now, now + 2, 3).getTimesRequested())
                .containsExactly(now, now + 1, now + 2);
        long huge = 6_000_000_000_000_000_000L;
        assertThat(new TimeQueryFilter(-huge, huge, 5).getTimesRequested())
                .containsExactly(-huge, -huge / 2, 0, huge / 2, huge);
        assertThat(new TimeQueryFilter(Long.MIN_VALUE, Long.MAX_VALUE, 3).getTimesRequested())
                .containsExactly(Long.MIN_VALUE, 0, Long.MAX_VALUE);
        assertThat(new TimeQueryFilter(List.of(3L, 1L)).getStart()).isEqualTo(1);
    }

    @Test
    void valuesAreWrittenByTheirKind() {
        assertThat(DataTypeUtils.getFormat(DataType.NUMBER, "").format(1500)).isEqualTo("1.5 k");
        assertThat(DataTypeUtils.getFormat(DataType.NUMBER, "Hz").format(999)).isEqualTo("999 Hz");
        assertThat(DataTypeUtils.getFormat(DataType.BINARY_NUMBER, "B").format(3L << 20))
                .isEqualTo("3 MiB");
        assertThat(DataTypeUtils.getFormat(DataType.DURATION, "").format(1_234_000L))
                .isEqualTo("1.234 ms");
        assertThat(DataTypeUtils.getFormat(DataType.DURATION, "").format(5L)).isEqualTo("5 ns");
        assertThat(DataTypeUtils.getFormat(DataType.STRING, "").format("x")).isEqualTo("x");
        assertThat(DataTypeUtils.toRangeString(1, 2)).isEqualTo("[1,2]");
        assertThat(DataTypeUtils.getFormat(DataType.TIME_RANGE, "").format("[0,1]"))
                .startsWith("[")
                .contains(", ");
    }

    @Test
    void coloursHaveNames() {
        assertThat(X11ColorUtils.toHexColor("Light Sea Green")).isEqualTo("#20b2aa");
        assertThat(X11ColorUtils.toHexColor("gray50")).isEqualTo("#7f7f7f");
        assertThat(X11ColorUtils.toHexColor("no such colour")).isNull();
        assertThat(X11ColorUtils.toHexColor(255, 300, -1)).isEqualTo("#ffff00");
    }

    @Test
    void timesThatAreKeptAsNumbersAreReadWithoutConversionAndAsTheDocumentedList() {
        RequestedTimes times = new RequestedTimes(new long[] {30, 10, 20});
        Map<String, Object> parameters =
                Map.of(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        assertThat(times).isEqualTo(List.of(10L, 20L, 30L));
        assertThat(DataProviderParameterUtils.createTimeQuery(parameters))
                .isSameAs(times.filter())
                .isEqualTo(new TimeQueryFilter(List.of(10L, 20L, 30L)));
        assertThat(DataProviderParameterUtils.extractTimeRequested(parameters))
                .isEqualTo(List.of(10L, 20L, 30L));
        assertThat(
                        DataProviderParameterUtils.createTimeQuery(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        new RequestedTimes(new long[0]))))
                .isNull();
    }

    @Test
    void theFirstTimeFromAnInstantIsFoundAlsoAmongEqualOnes() {
        long[] times = {-5, -5, 0, 7, 7, 7};
        for (long instant = -7; instant <= 9; instant++) {
            int first = 0;
            while (first < times.length && times[first] < instant) {
                first++;
            }
            assertThat(RequestedTimes.firstFrom(times, instant)).isEqualTo(first);
        }
        assertThat(RequestedTimes.firstFrom(new long[0], 3)).isZero();
    }

    @Test
    void theFirstSpanIsAsLongAsTheNextOneThatHasALength() {
        assertThat(RequestedTimes.startOfFirst(new long[] {10, 14, 20})).isEqualTo(6);
        assertThat(RequestedTimes.startOfFirst(new long[] {-3, -3, -3, 2})).isEqualTo(-8);
        assertThat(RequestedTimes.startOfFirst(new long[] {5})).isEqualTo(4);
        assertThat(RequestedTimes.startOfFirst(new long[] {5, 5})).isEqualTo(4);
    }
}
