package org.eclipse.tracecompass.segmentstore.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentTypeComparators;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Segments and their orders. */
class SegmentTest {

    @Test
    void aSegmentDoesNotEndBeforeItStarts() {
        assertThatThrownBy(() -> new BasicSegment(5, 4))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(new BasicSegment(5, 5).getLength()).isZero();
    }

    @Test
    void segmentsWithTheSameTimesAreEqual() {
        assertThat(new BasicSegment(1, 2))
                .isEqualTo(new BasicSegment(1, 2))
                .hasSameHashCodeAs(new BasicSegment(1, 2))
                .isNotEqualTo(new BasicSegment(1, 3))
                .isNotEqualTo(new BasicSegment(0, 2));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-5, 3", "1000000000000, 1000000000255", "1, 9223372036854775807"})
    void aSegmentIsReadAsItWasWritten(long start, long end) {
        BasicSegment segment = new BasicSegment(start, end);
        ByteBuffer buffer = ByteBuffer.allocate(segment.getSizeOnDisk());
        segment.writeSegment(SafeByteBufferFactory.wrapWriter(buffer, buffer.remaining()));
        assertThat(
                        BasicSegment.BASIC_SEGMENT_READ_FACTORY.readInterval(
                                SafeByteBufferFactory.wrapReader(buffer, buffer.remaining())))
                .isEqualTo(segment);
    }

    @Test
    void segmentsAreOrderedByStartAndThenByEnd() {
        List<ISegment> segments =
                new ArrayList<>(
                        List.of(
                                new BasicSegment(2, 3),
                                new BasicSegment(1, 9),
                                new BasicSegment(1, 4)));
        segments.sort(null);
        assertThat(segments)
                .extracting(Object::toString)
                .containsExactly("[1, 4]", "[1, 9]", "[2, 3]");
        segments.sort(SegmentComparators.INTERVAL_LENGTH_COMPARATOR);
        assertThat(segments)
                .extracting(Object::toString)
                .containsExactly("[2, 3]", "[1, 4]", "[1, 9]");
        segments.sort(SegmentComparators.INTERVAL_END_COMPARATOR);
        assertThat(segments)
                .extracting(Object::toString)
                .containsExactly("[2, 3]", "[1, 4]", "[1, 9]");
        segments.sort(SegmentComparators.INTERVAL_START_COMPARATOR.reversed());
        assertThat(segments)
                .extracting(Object::toString)
                .containsExactly("[2, 3]", "[1, 4]", "[1, 9]");
        assertThat(SegmentComparators.LONG_COMPARATOR.compare(-1L, 1L)).isNegative();
    }

    @Test
    void namelessSegmentsComeLast() {
        ISegment b = new NumberedSegment(1, 1, "b");
        ISegment a = new NumberedSegment(2, 2, "a");
        ISegment nameless = new BasicSegment(0, 0);
        List<ISegment> segments = new ArrayList<>(List.of(nameless, b, a));
        segments.sort(SegmentTypeComparators.NAMED_SEGMENT_COMPARATOR);
        assertThat(segments).containsExactly(a, b, nameless);
        assertThat(SegmentAspects.getName(a)).isEqualTo("a");
        assertThat(SegmentAspects.getName(nameless)).isNull();
    }
}
