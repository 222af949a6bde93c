package org.eclipse.tracecompass.ctf.core.trace;

import java.util.Arrays;

/** Writes numbers bit after bit, as slowly and plainly as the specification says it. */
final class BitWriter {

    private byte[] bytes = new byte[1024];
    private int position;

    int position() {
        return position;
    }

    void align(int bits) {
        position = (position + bits - 1) / bits * bits;
    }

    /** Writes the low bits of a number; the first one is the highest of a big-endian number. */
    void write(long value, int size, boolean bigEndian) {
        for (int i = 0; i < size; i++) {
            long bit = value >>> (bigEndian ? size - 1 - i : i) & 1;
            int at = position + i;
            if (at / 8 >= bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
            bytes[at / 8] |= (byte) (bit << (bigEndian ? 7 - at % 8 : at % 8));
        }
        position += size;
    }

    void write(byte[] values) {
        for (byte value : values) {
            write(value, 8, false);
        }
    }

    /** What was written, with zeros up to a number of bytes. */
    byte[] bytes(int length) {
        return Arrays.copyOf(bytes, length);
    }
}
