package org.eclipse.tracecompass.datastore.core.interval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals without a value. */
class HTIntervalTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "5, 1000",
        "-20, -10",
        "1700000000000000000, 1700000000000000001",
        "-9223372036854775808, 9223372036854775807",
        "9223372036854775807, 9223372036854775807"
    })
    void anIntervalIsReadAsItWasWritten(long start, long end) {
        HTInterval interval = new HTInterval(start, end);
        int size = interval.getSizeOnDisk();
        ByteBuffer buffer = ByteBuffer.allocate(size);
        interval.writeSegment(SafeByteBufferFactory.wrapWriter(buffer, size));

        HTInterval read =
                HTInterval.INTERVAL_READER.readInterval(
                        SafeByteBufferFactory.wrapReader(buffer, size));
        assertThat(read).isEqualTo(interval).hasSameHashCodeAs(interval);
        assertThat(read.getStart()).isEqualTo(start);
        assertThat(read.getEnd()).isEqualTo(end);
        assertThatThrownBy(
                        () ->
                                HTInterval.INTERVAL_READER.readInterval(
                                        SafeByteBufferFactory.wrapReader(buffer, size - 1)))
                .isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void bothEndsAreInside() {
        HTInterval interval = new HTInterval(10, 20);
        assertThat(interval.intersects(9)).isFalse();
        assertThat(interval.intersects(10)).isTrue();
        assertThat(interval.intersects(20)).isTrue();
        assertThat(interval.intersects(21)).isFalse();
    }

    @Test
    void intervalsAreEqualIfBothEndsAre() {
        HTInterval interval = new HTInterval(10, 20);
        assertThat(interval)
                .isEqualTo(new HTInterval(10, 20))
                .isNotEqualTo(new HTInterval(10, 21))
                .isNotEqualTo(new HTInterval(11, 20))
                .isNotEqualTo(null)
                .hasToString("[10, 20]");
    }

    @Test
    void anEndBeforeTheStartIsRefused() {
        assertThatThrownBy(() -> new HTInterval(2, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2")
                .hasMessageContaining("1");
    }

    @Test
    void aDamagedDurationIsRefused() {
        ByteBuffer buffer = ByteBuffer.allocate(17).putLong(0, 1).put(8, (byte) 8).putLong(9, -5);
        assertThatThrownBy(
                        () ->
                                HTInterval.INTERVAL_READER.readInterval(
                                        SafeByteBufferFactory.wrapReader(buffer, 17)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
