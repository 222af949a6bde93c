package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentDurationAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentStartTimeAspect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users write to choose segments. */
class SegmentTableColumnsTest {

    private record Named(@Nullable String name, long start, long end) implements ISegment {
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

    private static final SegmentTableColumns COLUMNS =
            new SegmentTableColumns(ASPECTS, new TimeFrame(100, 2_000_100, ZoneOffset.UTC));

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
        "name == \"read\", true",
        "name == write || name == read, true",
        "name == \"a && b\" || duration > 5 ms, false",
        "!(name == read) || duration < 1ms, false",
        "not name == write and name equals READ, true",
        "name contains EA, true",
        "name includes EA, false",
        "name present, true",
        "start == +0, true",
        "start > -1ms, false",
        "start < 0.5, true",
        "start > 1970-01-01T00:00:00.000000099Z, true",
        "rea|wri, true",
        "(rea|wri)x, false"
    })
    void aConditionIsUnderstood(String expression, boolean passes) {
        assertThat(COLUMNS.filter(expression).test(READ)).isEqualTo(passes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "thread == 5|Column 1: There is no column 'thread'; the columns are name,"
                        + " start_time, duration",
                "name == a && duration > often|Column 25: 'often' after > is not a number; units"
                        + " are ns",
                "start > often|Column 9: 'often' after > is not a number or time",
                "name ==|Column 8: expected a value after '=='",
                "name == read &&|Column 16: expected a field, a text or '('",
                "name matches (|Column 14: invalid regular expression '(': Unclosed group",
                "name matches \"(\"|Column 14: invalid regular expression '(': Unclosed group",
                "name == a name == b|Column 16: expected '&&', '||' or the end"
            })
    void whatCannotBeUnderstoodIsExplained(String expression, String message) {
        assertThatThrownBy(() -> COLUMNS.filter(expression))
                .isInstanceOf(FilterSyntaxException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aCellWithoutValueIsAnEmptyText() {
        Named unnamed = new Named(null, 100, 200);
        assertThat(COLUMNS.filter("name != read").test(unnamed)).isTrue();
        assertThat(COLUMNS.filter("name == \"\"").test(unnamed)).isTrue();
        assertThat(COLUMNS.filter("name present").test(unnamed)).isFalse();
        assertThat(COLUMNS.filter("name < 5").test(unnamed)).isFalse();
    }

    @Test
    void aColumnIsFoundByAnyOfItsSpellings() {
        for (String name : List.of("start_time", "Start Time", "start-time", "start")) {
            assertThat(COLUMNS.aspect(name))
                    .isSameAs(SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT);
        }
    }
}
