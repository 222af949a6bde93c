package org.eclipse.tracecompass.parquet.core;

/** Packs numbers into bits, lowest bit first. */
final class BitWriter {

    private final Bytes to;
    private long word;
    private int used;

    BitWriter(Bytes to) {
        this.to = to;
    }

    /**
     * Puts a number.
     *
     * @param value has no bit above the width
     * @param width 0 to 64
     */
    void put(long value, int width) {
        if (width == 0) {
            return;
        }
        word |= value << used;
        used += width;
        if (used >= Long.SIZE) {
            to.putLong(word);
            used -= Long.SIZE;
            word = used == 0 ? 0 : value >>> width - used;
        }
    }

    /** Fills the last byte with zeros. */
    void flush() {
        for (; used > 0; used -= Byte.SIZE) {
            to.put((int) word);
            word >>>= Byte.SIZE;
        }
        used = 0;
        word = 0;
    }
}
