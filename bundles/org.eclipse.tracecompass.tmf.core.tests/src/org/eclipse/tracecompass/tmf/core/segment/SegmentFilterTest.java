package org.eclipse.tracecompass.tmf.core.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users write to choose segments. */
class SegmentFilterTest {

    private record Named(String name, long start, long end) implements ISegment {
        private static final long serialVersionUID = 1L;

        @Override
        public long getStart() {
            return start;
        }

        @Override
        public long getEnd() {
            return end;
        }
    }

    private static final ISegmentAspect NAME =
            new ISegmentAspect() {
                @Override
                public String getName() {
                    return "Name";
                }

                @Override
                public String getHelpText() {
                    return "";
                }

                @Override
                public @Nullable Comparator<?> getComparator() {
                    return null;
                }

                @Override
                public @Nullable Object resolve(ISegment segment) {
                    return ((Named) segment).name();
                }
            };

    private static final List<ISegmentAspect> ASPECTS =
            List.of(
                    NAME,
                    SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT,
                    SegmentDurationAspect.SEGMENT_DURATION_ASPECT);

    private static final Named READ = new Named("read", 100, 2_000_100);

    @ParameterizedTest
    @CsvSource({
        "name == read, true",
        "NAME == write, false",
        "name != write, true",
        "duration > 1ms, true",
        "duration >= 2ms && name == read, true",
        "duration < 2000us, false",
        "duration == 2000000, true",
        "start time == 100, true",
        "start_time <= 99, false",
        "start < 101, true",
        "name contains ea, true",
        "name matches ^r.*d$, true",
        "REA, false",
        "rea, true",
        "'', true",
        "name == \"read\", true"
    })
    void aConditionIsUnderstood(String expression, boolean passes) {
        assertThat(SegmentFilter.of(expression, ASPECTS).test(READ)).isEqualTo(passes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "thread == 5|There is no column 'thread'; there are name, start_time, duration",
                "duration > often|'often' after > is not a number; units are ns, us, ms, s and min",
                "name ==|There is no value after ==",
                "name == read &&|There is nothing on one side of &&",
                "name matches (|'(' is not a regular expression"
            })
    void whatCannotBeUnderstoodIsExplained(String expression, String message) {
        assertThatThrownBy(() -> SegmentFilter.of(expression, ASPECTS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aColumnIsFoundByAnyOfItsSpellings() {
        for (String name : List.of("start_time", "Start Time", "start-time", "start")) {
            assertThat(SegmentFilter.aspect(name, ASPECTS))
                    .isSameAs(SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT);
        }
    }
}
