package org.eclipse.tracecompass.datastore.core.serialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** Values in a part of a buffer. */
class SafeByteBufferProperties {

    private static final int SIZE = 64;

    @Property
    void everyKindOfValueIsReadAsItWasWritten(
            @ForAll byte aByte,
            @ForAll char aChar,
            @ForAll double aDouble,
            @ForAll float aFloat,
            @ForAll int anInt,
            @ForAll long aLong,
            @ForAll short aShort,
            @ForAll @Size(max = 20) byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.allocate(SIZE);
        ISafeByteBufferWriter writer = SafeByteBufferFactory.wrapWriter(buffer, SIZE);
        writer.put(aByte);
        writer.putChar(aChar);
        writer.putDouble(aDouble);
        writer.putFloat(aFloat);
        writer.putInt(anInt);
        writer.putLong(aLong);
        writer.putShort(aShort);
        writer.put(bytes);
        ISafeByteBufferReader reader = SafeByteBufferFactory.wrapReader(buffer, SIZE);
        assertThat(reader.get()).isEqualTo(aByte);
        assertThat(reader.getChar()).isEqualTo(aChar);
        assertThat(reader.getDouble()).isEqualTo(aDouble);
        assertThat(reader.getFloat()).isEqualTo(aFloat);
        assertThat(reader.getInt()).isEqualTo(anInt);
        assertThat(reader.getLong()).isEqualTo(aLong);
        assertThat(reader.getShort()).isEqualTo(aShort);
        byte[] read = new byte[bytes.length];
        reader.get(read);
        assertThat(read).isEqualTo(bytes);
    }

    @Property
    void aStringTakesAsManyBytesAsItSaysAndIsReadAgain(@ForAll String any) {
        // half of a pair of surrogates is no character; UTF-8 has a question mark for it
        String text = new String(any.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        int size = SafeByteBufferFactory.getStringSizeInBuffer(text);
        ByteBuffer buffer = ByteBuffer.allocate(size);
        SafeByteBufferFactory.wrapWriter(buffer, size).putString(text);
        assertThat(SafeByteBufferFactory.wrapReader(buffer, size).getString()).isEqualTo(text);
        ByteBuffer small = ByteBuffer.allocate(size - 1);
        assertThatThrownBy(() -> SafeByteBufferFactory.wrapWriter(small, size - 1).putString(text))
                .isInstanceOf(BufferOverflowException.class);
        assertThat(small.array()).containsOnly(0);
    }

    @Test
    void aLongStringIsCutBetweenCharacters() {
        String euros = "a" + "€".repeat(20_000);
        int size = SafeByteBufferFactory.getStringSizeInBuffer(euros);
        assertThat(size).isEqualTo(2 + 1 + 3 * 10_922);
        ByteBuffer buffer = ByteBuffer.allocate(size);
        SafeByteBufferFactory.wrapWriter(buffer, size).putString(euros);
        assertThat(SafeByteBufferFactory.wrapReader(buffer, size).getString())
                .isEqualTo("a" + "€".repeat(10_922));
    }

    @Test
    void theByteOrderIsThatOfTheBuffer() {
        for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
            ByteBuffer buffer = ByteBuffer.allocate(4).order(order);
            SafeByteBufferFactory.wrapWriter(buffer, 4).putInt(0x01020304);
            assertThat(buffer.getInt(0)).isEqualTo(0x01020304);
            assertThat(SafeByteBufferFactory.wrapReader(buffer, 4).getInt()).isEqualTo(0x01020304);
        }
    }

    @Test
    void aPartBeginsAtThePositionAndLeavesTheRestAlone() {
        ByteBuffer buffer = ByteBuffer.allocate(8).position(3);
        ISafeByteBufferWriter writer = SafeByteBufferFactory.wrapWriter(buffer, 2);
        writer.putShort((short) 0x0102);
        assertThatThrownBy(() -> writer.put((byte) 9)).isInstanceOf(BufferOverflowException.class);
        assertThat(buffer.array()).containsExactly(0, 0, 0, 1, 2, 0, 0, 0);
        assertThat(buffer.position()).isEqualTo(3);
        assertThat(SafeByteBufferFactory.wrapReader(buffer, 2).getShort())
                .isEqualTo((short) 0x0102);
    }

    @Test
    void nothingIsReadOrWrittenBeyondThePart() {
        List<Consumer<ISafeByteBufferReader>> reads =
                List.of(
                        ISafeByteBufferReader::get,
                        reader -> reader.get(new byte[1]),
                        ISafeByteBufferReader::getChar,
                        ISafeByteBufferReader::getDouble,
                        ISafeByteBufferReader::getFloat,
                        ISafeByteBufferReader::getInt,
                        ISafeByteBufferReader::getLong,
                        ISafeByteBufferReader::getShort,
                        ISafeByteBufferReader::getString);
        List<Consumer<ISafeByteBufferWriter>> writes =
                List.of(
                        writer -> writer.put((byte) 1),
                        writer -> writer.put(new byte[] {1}),
                        writer -> writer.putChar('a'),
                        writer -> writer.putDouble(1),
                        writer -> writer.putFloat(1),
                        writer -> writer.putInt(1),
                        writer -> writer.putLong(1),
                        writer -> writer.putShort((short) 1),
                        writer -> writer.putString(""));
        ByteBuffer buffer = ByteBuffer.allocate(SIZE);
        ISafeByteBufferReader reader = SafeByteBufferFactory.wrapReader(buffer, 0);
        ISafeByteBufferWriter writer = SafeByteBufferFactory.wrapWriter(buffer, 0);
        for (Consumer<ISafeByteBufferReader> read : reads) {
            assertThatThrownBy(() -> read.accept(reader))
                    .isInstanceOf(BufferUnderflowException.class);
        }
        for (Consumer<ISafeByteBufferWriter> write : writes) {
            assertThatThrownBy(() -> write.accept(writer))
                    .isInstanceOf(BufferOverflowException.class);
        }
        assertThat(buffer.array()).containsOnly(0);
    }

    @Test
    void aStringWithALengthThatCannotBeIsRefused() {
        ByteBuffer negative = ByteBuffer.allocate(4).putShort(0, (short) -1);
        assertThatThrownBy(() -> SafeByteBufferFactory.wrapReader(negative, 4).getString())
                .isInstanceOf(IllegalArgumentException.class);
        ByteBuffer cut = ByteBuffer.allocate(4).putShort(0, (short) 3);
        assertThatThrownBy(() -> SafeByteBufferFactory.wrapReader(cut, 4).getString())
                .isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void aPartThatTheBufferDoesNotHaveIsRefused() {
        ByteBuffer buffer = ByteBuffer.allocate(4);
        assertThatThrownBy(() -> SafeByteBufferFactory.wrapReader(buffer, 5))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SafeByteBufferFactory.wrapWriter(buffer, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
