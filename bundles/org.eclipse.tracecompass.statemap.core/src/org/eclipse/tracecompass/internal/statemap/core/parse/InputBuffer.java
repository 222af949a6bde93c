package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * A window on the input that always holds the current payload as a whole, and knows lines and
 * columns. Not thread-safe.
 *
 * <p>Behind {@link #limit} there are {@link #SLACK} bytes of zero, which no payload contains, so
 * that a scanner stops there without asking at every byte.
 */
final class InputBuffer {

    static final int SLACK = 16;
    private static final int INITIAL = 1 << 18;
    private static final int LARGEST = 1 << 30;

    private final InputStream in;

    /** The bytes; those from {@link #position} to {@link #limit} are still to be read. */
    byte[] bytes = new byte[INITIAL + SLACK];

    int position;
    int limit;

    /** The line of the byte at {@link #position}, from 1. */
    long line = 1;

    /** Where that line begins; negative if that has left the window. */
    int lineStart;

    private boolean atEnd;
    private long discarded;

    /** The number of characters of the current line that have left the window. */
    private long discardedColumns;

    InputBuffer(InputStream in) {
        this.in = in;
    }

    /** Returns whether there is nothing behind {@link #limit}. */
    boolean atEnd() {
        return atEnd;
    }

    /** Returns how many bytes lie before {@link #position} in the input. */
    long offset() {
        return discarded + position;
    }

    /** Reads more; what lies before {@link #position} leaves the window. */
    void fill() throws IOException {
        if (atEnd) {
            return;
        }
        discard();
        if (limit == bytes.length - SLACK) {
            if (limit >= LARGEST) {
                throw new IOException("a single payload is larger than a gigabyte");
            }
            bytes = Arrays.copyOf(bytes, (bytes.length - SLACK) * 2 + SLACK);
        }
        int read = in.read(bytes, limit, bytes.length - SLACK - limit);
        if (read < 0) {
            atEnd = true;
        } else {
            limit += read;
        }
        Arrays.fill(bytes, limit, limit + SLACK, (byte) 0);
    }

    /**
     * Reads until there is twice as much of the payload at {@link #position} as now, or the input
     * ends. A payload is scanned again whenever there is more of it: if each scan sees twice as
     * much, all of them together cost little more than the last.
     */
    void fillPayload() throws IOException {
        long wanted = 2L * (limit - position);
        do {
            fill();
        } while (!atEnd && limit - position < wanted);
    }

    private void discard() {
        if (position == 0) {
            return;
        }
        discardedColumns =
                (lineStart < 0 ? discardedColumns : 0)
                        + characters(Math.max(0, lineStart), position);
        System.arraycopy(bytes, position, bytes, 0, limit - position);
        lineStart -= position;
        discarded += position;
        limit -= position;
        position = 0;
    }

    private long characters(int from, int to) {
        long count = 0;
        for (int i = from; i < to; i++) {
            if ((bytes[i] & 0xC0) != 0x80) {
                count++;
            }
        }
        return count;
    }

    /** Moves over white space, reading on where needed; then a payload begins or the input ends. */
    void skipSpace() throws IOException {
        while (true) {
            int at = position;
            byte b;
            while ((b = bytes[at]) == ' ' || b == '\n' || b == '\t' || b == '\r') {
                at++;
                if (b == '\n') {
                    line++;
                    lineStart = at;
                }
            }
            position = at;
            if (at < limit || atEnd) {
                return;
            }
            fill();
        }
    }

    /** Moves over a payload. */
    void moveTo(int end) {
        for (int i = position; i < end; i++) {
            if (bytes[i] == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        position = end;
    }

    /** Returns the line of a byte at or behind {@link #position}. */
    long lineOf(int at) {
        long found = line;
        for (int i = position; i < at; i++) {
            if (bytes[i] == '\n') {
                found++;
            }
        }
        return found;
    }

    /** Returns the column, in characters from 1, of a byte at or behind {@link #position}. */
    long columnOf(int at) {
        for (int i = at - 1; i >= position; i--) {
            if (bytes[i] == '\n') {
                return characters(i + 1, at) + 1;
            }
        }
        return characters(Math.max(0, lineStart), at) + (lineStart < 0 ? discardedColumns : 0) + 1;
    }
}
