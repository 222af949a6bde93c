package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.eclipse.tracecompass.common.core.files.SharedFile;

/**
 * Goes over the lines of a file, from any place on, as bytes in a buffer: nothing is copied or
 * decoded per line. Reads by position, so that several readers can share a file; one reader is for
 * one thread.
 */
public final class LineReader {

    /** Longer lines are given as their first bytes, see {@link #isCut()}. */
    public static final int LONGEST_LINE = 1 << 20;

    /**
     * A line that continues for this many more bytes ends the file: it is no text, and its end may
     * be terabytes away in a file that takes no room on the disk.
     */
    public static final int MOST_SKIPPED = 1 << 26;

    private static final int BUFFER = 1 << 16;

    private final SharedFile file;
    private final long size;
    private byte[] buffer = new byte[BUFFER];
    private long bufferPosition;
    private int bufferEnd;

    private int start;
    private int end;
    private boolean cut;
    private long position;
    private long next;

    /**
     * Creates a reader at the beginning of a file.
     *
     * @param file the file
     */
    public LineReader(SharedFile file) {
        this(file, Long.MAX_VALUE);
    }

    /**
     * Creates a reader at the beginning of a file that may grow.
     *
     * @param file the file
     * @param size what is behind this position is not read
     */
    public LineReader(SharedFile file, long size) {
        this.file = file;
        this.size = size;
    }

    /** Goes to a position in the file; {@link #next()} gives the line that begins there. */
    public void seek(long position) {
        next = position;
    }

    /**
     * Goes to the next line.
     *
     * @return false if there is none
     * @throws IOException if the file cannot be read
     */
    public boolean next() throws IOException {
        position = next;
        cut = false;
        if (position < bufferPosition || position > bufferPosition + bufferEnd) {
            bufferPosition = position;
            bufferEnd = 0;
        }
        start = (int) (position - bufferPosition);
        int at = start;
        while (true) {
            while (at < bufferEnd && buffer[at] != '\n') {
                at++;
            }
            if (at < bufferEnd) {
                next = bufferPosition + at + 1;
                break;
            }
            int length = at - start;
            if (length >= LONGEST_LINE) {
                cut = true;
                skipToEnd(bufferPosition + at);
                break;
            }
            boolean more = fill();
            at = start + length;
            if (!more) {
                next = bufferPosition + at;
                if (length == 0) {
                    return false;
                }
                break;
            }
        }
        end = at > start && buffer[at - 1] == '\r' ? at - 1 : at;
        return true;
    }

    /** Moves the begun line to the beginning of the buffer and reads on behind it. */
    private boolean fill() throws IOException {
        if (start > 0) {
            System.arraycopy(buffer, start, buffer, 0, bufferEnd - start);
            bufferPosition += start;
            bufferEnd -= start;
            start = 0;
        }
        if (bufferEnd == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
        long from = bufferPosition + bufferEnd;
        int room = Math.clamp(size - from, 0, buffer.length - bufferEnd);
        int read = room == 0 ? 0 : file.read(ByteBuffer.wrap(buffer, bufferEnd, room), from);
        if (read <= 0) {
            return false;
        }
        bufferEnd += read;
        return true;
    }

    private void skipToEnd(long from) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        long position = from;
        while (position - from < MOST_SKIPPED && file.read(buffer.clear(), position) > 0) {
            buffer.flip();
            while (buffer.hasRemaining()) {
                if (buffer.get() == '\n') {
                    next = Math.min(size, position + buffer.position());
                    return;
                }
            }
            position += buffer.position();
        }
        long end = position - from < MOST_SKIPPED ? position : Math.max(position, file.size());
        next = Math.min(size, end);
    }

    /** Returns the buffer in which the line stands, until the next call of {@link #next()}. */
    public byte[] bytes() {
        return buffer;
    }

    /** Returns where the line begins in {@link #bytes()}. */
    public int start() {
        return start;
    }

    /** Returns where the line ends in {@link #bytes()}, exclusive, without its end of line. */
    public int end() {
        return end;
    }

    /**
     * Returns whether the line was too long and its end is missing; if it was longer than {@link
     * #MOST_SKIPPED}, nothing is read behind it.
     */
    public boolean isCut() {
        return cut;
    }

    /** Returns where the line begins in the file. */
    public long position() {
        return position;
    }

    /** Returns where the line after it begins in the file. */
    public long nextPosition() {
        return next;
    }
}
