package org.eclipse.tracecompass.datastore.core.encoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of variable length. */
class HTVarIntProperties {

    private static final int LONGEST = 9;

    private static ByteBuffer buffer(boolean little, int size) {
        return ByteBuffer.allocate(size)
                .order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    }

    private static byte[] written(ByteBuffer buffer) {
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    @Property
    void whatIsWrittenIsRead(@ForAll long any, @ForAll @IntRange(max = 63) int shift) {
        for (long value : new long[] {any, any >> shift, any >>> shift, -(any >>> shift)}) {
            for (boolean little : new boolean[] {true, false}) {
                ByteBuffer buffer = buffer(little, LONGEST);
                HTVarInt.writeLong(buffer, value);
                int length = buffer.position();
                assertThat(length).isEqualTo(HTVarInt.getEncodedLengthLong(value));
                buffer.flip();
                assertThat(HTVarInt.readLong(buffer)).isEqualTo(value);
                assertThat(buffer.position()).isEqualTo(length);
            }
        }
    }

    @Property
    void bothKindsOfBuffersHaveTheSameBytes(@ForAll long any, @ForAll boolean little) {
        ByteBuffer plain = buffer(little, LONGEST);
        ByteBuffer safe = buffer(little, LONGEST);
        HTVarInt.writeLong(plain, any);
        HTVarInt.writeLong(SafeByteBufferFactory.wrapWriter(safe, LONGEST), any);
        assertThat(safe.array()).isEqualTo(plain.array());
        assertThat(HTVarInt.readLong(SafeByteBufferFactory.wrapReader(safe, LONGEST)))
                .isEqualTo(any);
    }

    @Property
    void whatIsCutOffIsRefused(@ForAll long any) {
        ByteBuffer whole = buffer(true, LONGEST);
        HTVarInt.writeLong(whole, any);
        for (int size = 0; size < whole.position(); size++) {
            ByteBuffer cut = ByteBuffer.wrap(whole.array(), 0, size);
            assertThatThrownBy(() -> HTVarInt.readLong(cut))
                    .isInstanceOf(BufferUnderflowException.class);
            assertThat(cut.position()).isZero();
            ByteBuffer small = buffer(true, size);
            assertThatThrownBy(() -> HTVarInt.writeLong(small, any))
                    .isInstanceOf(BufferOverflowException.class);
            assertThat(small.position()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-3, 1",
        "-2, 2",
        "0, 2",
        "252, 2",
        "253, 3",
        "65532, 3",
        "65533, 4",
        "16777212, 4",
        "16777213, 5",
        "4294967292, 5",
        "4294967293, 6",
        "1099511627772, 6",
        "1099511627773, 7",
        "281474976710652, 7",
        "281474976710653, 8",
        "72057594037927932, 8",
        "72057594037927933, 9",
        "-4, 9",
        "9223372036854775807, 9",
        "-9223372036854775808, 9"
    })
    void theLengthFollowsTheValue(long value, int length) {
        assertThat(HTVarInt.getEncodedLengthLong(value)).isEqualTo(length);
    }

    @Test
    void bytesAreWrittenFromTheLowEndInTheLargestUnits() {
        ByteBuffer big = buffer(false, LONGEST);
        HTVarInt.writeLong(big, 0x07060504030201L - 3);
        assertThat(written(big)).containsExactly(7, 4, 3, 2, 1, 6, 5, 7);

        ByteBuffer little = buffer(true, LONGEST);
        HTVarInt.writeLong(little, 0x030201L - 3);
        assertThat(written(little)).containsExactly(3, 1, 2, 3);
    }

    @ParameterizedTest
    @CsvSource({"9", "100", "-1", "-128"})
    void aCountThatNoNumberHasIsRefused(byte count) {
        ByteBuffer buffer = ByteBuffer.allocate(16).put(0, count);
        assertThatThrownBy(() -> HTVarInt.readLong(buffer))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
