package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Bytes as words of 64 bits, little endian, which is how a block is read: an element of an array
 * costs the interpreter of Java one step, where a number that lies in an array of bytes is put
 * together byte by byte until its optimising compiler has come. The first queries of a process take
 * half of the time.
 */
final class Words {

    private Words() {
        // static
    }

    /** The number of words for bytes, with one behind them that may be read, too. */
    static int count(int bytes) {
        return (bytes + Long.BYTES - 1) / Long.BYTES + 1;
    }

    /** The words of bytes. */
    static long[] of(byte[] bytes) {
        long[] words = new long[count(bytes.length)];
        fill(words, ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
        return words;
    }

    /**
     * Puts what a buffer holds, from 0 to its limit, into words; those behind are left as they are.
     *
     * @param bytes the bytes, little endian; its position stays
     */
    static void fill(long[] words, ByteBuffer bytes) {
        int length = bytes.limit();
        int whole = length / Long.BYTES;
        bytes.asLongBuffer().get(words, 0, whole);
        if (whole * Long.BYTES < length) {
            long last = 0;
            for (int i = length - 1; i >= whole * Long.BYTES; i--) {
                last = last << Byte.SIZE | bytes.get(i) & 0xFF;
            }
            words[whole] = last;
        }
    }

    /**
     * The 64 bits from one on. Loops that read many numbers have this written out: a call costs the
     * interpreter more than the rest.
     *
     * @param word the word in which the first of them is
     * @param bit where it is; only the lowest six bits count
     */
    static long from(long[] words, int word, int bit) {
        return words[word] >>> bit | words[word + 1] << 1 << ~bit;
    }

    static byte getByte(long[] words, int offset) {
        return (byte) (words[offset >>> 3] >>> (offset << 3));
    }

    /** The two bytes at an even offset. */
    static int getUnsignedShort(long[] words, int offset) {
        return (int) (words[offset >>> 3] >>> (offset << 3)) & 0xFFFF;
    }

    /** The four bytes at any offset. */
    static int getInt(long[] words, int offset) {
        return (int) from(words, offset >>> 3, offset << 3);
    }

    /** The bytes from an offset to before another. */
    static byte[] bytes(long[] words, int from, int to) {
        byte[] bytes = new byte[to - from];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = getByte(words, from + i);
        }
        return bytes;
    }
}
