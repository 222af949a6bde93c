package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Ranges of segments, against a look at every one of them. */
class SegmentColumnsProperties {

    @Property
    void aRangeHasTheSegmentsThatTouchIt(
            @ForAll @Size(max = 60) List<@IntRange(max = 10) Integer> gaps,
            @ForAll @Size(60) List<@IntRange(max = 40) Integer> lengths,
            @ForAll @IntRange(max = 200) int start,
            @ForAll @IntRange(max = 50) int length) {
        SegmentColumns columns = new SegmentColumns(1, 0);
        List<Integer> expected = new ArrayList<>();
        long end = 0;
        for (int i = 0; i < gaps.size(); i++) {
            end += gaps.get(i);
            long from = end - lengths.get(i);
            columns.add(from, end, new int[] {i}, null);
            if (from <= start + length && end >= start) {
                expected.add(i);
            }
        }
        List<Integer> found = new ArrayList<>();
        columns.forEachIn(start, start + length, found::add);
        assertThat(found).isEqualTo(expected);
        found.forEach(i -> assertThat(columns.getInt(0, i)).isEqualTo(i));
    }

    @Property(tries = 3)
    void manySegmentsStayWhatTheyAre(@ForAll @IntRange(min = 40_000, max = 70_000) int count) {
        SegmentColumns columns = new SegmentColumns(1, 1);
        for (int i = 0; i < count; i++) {
            columns.add(2L * i, 2L * i + 1, new int[] {-i}, new long[] {7L * i});
        }
        assertThat(columns.size()).isEqualTo(count);
        for (int i = 0; i < count; i += 997) {
            assertThat(columns.getStart(i)).isEqualTo(2L * i);
            assertThat(columns.getEnd(i)).isEqualTo(2L * i + 1);
            assertThat(columns.getInt(0, i)).isEqualTo(-i);
            assertThat(columns.getLong(0, i)).isEqualTo(7L * i);
        }
    }
}
