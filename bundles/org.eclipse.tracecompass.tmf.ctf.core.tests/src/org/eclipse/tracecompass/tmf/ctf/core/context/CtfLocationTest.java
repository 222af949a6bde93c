package org.eclipse.tracecompass.tmf.ctf.core.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

class CtfLocationTest {

    @Test
    void allWaysToMakeALocationGiveEqualOnes() {
        CtfLocation location = new CtfLocation(5, 2);
        assertThat(new CtfLocation(new CtfLocationInfo(5, 2))).isEqualTo(location);
        assertThat(new CtfLocation(location)).isEqualTo(location);
        assertThat(new CtfLocation(TmfTimestamp.fromNanos(5), 2)).isEqualTo(location);
        assertThat(new CtfLocation(TmfTimestamp.fromMicros(7)).getLocationInfo())
                .isEqualTo(new CtfLocationInfo(7000, 0));
        assertThat(location).hasSameHashCodeAs(new CtfLocation(5, 2));
        assertThat(location).isNotEqualTo(new CtfLocation(5, 1));
        assertThat(location).isNotEqualTo(new CtfLocation(4, 2));
    }

    @Test
    void aStoredLocationIsTheSameLocation() {
        CtfLocation location = new CtfLocation(Long.MIN_VALUE, Long.MAX_VALUE);
        ByteBuffer buffer = ByteBuffer.allocate(16);
        location.serialize(buffer);
        assertThat(buffer.remaining()).isZero();
        buffer.flip();
        assertThat(new CtfLocation(buffer)).isEqualTo(location);
        assertThat(buffer.remaining()).isZero();
    }

    @Test
    void placesAreInTheOrderOfTimeThenIndex() {
        CtfLocationInfo info = new CtfLocationInfo(5, 2);
        assertThat(info).isEqualByComparingTo(new CtfLocationInfo(5, 2));
        assertThat(info).isGreaterThan(new CtfLocationInfo(5, 1));
        assertThat(info).isLessThan(new CtfLocationInfo(6, 0));
        assertThat(info).hasToString("Element [5/2]");
        assertThat(CtfLocation.INVALID_LOCATION).isEqualTo(new CtfLocationInfo(-1, -1));
    }
}
