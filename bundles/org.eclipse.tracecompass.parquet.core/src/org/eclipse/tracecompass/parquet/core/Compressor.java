package org.eclipse.tracecompass.parquet.core;

import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Compresses with GZIP, again and again in the same memory. */
final class Compressor implements AutoCloseable {

    private static final int LEVEL = 4;

    private static final byte[] HEADER = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF};

    private final Deflater deflater = new Deflater(LEVEL, true);
    private final Bytes compressed = new Bytes();
    private final byte[] chunk = new byte[1 << 16];

    /** Returns the bytes with the frame of GZIP; valid until the next call. */
    Bytes compress(Bytes plain) {
        CRC32 crc = new CRC32();
        crc.update(plain.array(), 0, plain.size());
        compressed.clear();
        compressed.put(HEADER);
        begin(plain);
        while (!deflater.finished()) {
            compressed.put(chunk, 0, deflater.deflate(chunk));
        }
        compressed.putInt((int) crc.getValue());
        compressed.putInt(plain.size());
        return compressed;
    }

    /** Returns how many bytes are left of some. */
    long length(Bytes plain) {
        begin(plain);
        while (!deflater.finished()) {
            deflater.deflate(chunk);
        }
        return deflater.getBytesWritten();
    }

    private void begin(Bytes plain) {
        deflater.reset();
        deflater.setInput(plain.array(), 0, plain.size());
        deflater.finish();
    }

    /** Frees the memory. */
    @Override
    public void close() {
        deflater.end();
    }
}
