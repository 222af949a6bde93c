package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A stream that refuses to go on behind a number of bytes: a huge file must not fill the memory.
 */
final class LimitedStream extends FilterInputStream {

    private final long limit;
    private long read;

    LimitedStream(InputStream in, long limit) {
        super(in);
        this.limit = limit;
    }

    private int count(int bytes) throws IOException {
        read += Math.max(0, bytes);
        if (read > limit) {
            throw new IOException("the file is larger than " + (limit >> 20) + " MiB");
        }
        return bytes;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        count(value < 0 ? 0 : 1);
        return value;
    }

    @NonNullByDefault({})
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        return count(super.read(b, off, len));
    }
}
