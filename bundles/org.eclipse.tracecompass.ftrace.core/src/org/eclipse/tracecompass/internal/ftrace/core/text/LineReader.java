package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/**
 * Goes over the lines of a file, from any place on, as bytes in a buffer: nothing is copied or
 * decoded per line. Reads by position, so that several readers can share a channel; one reader is
 * for one thread.
 */
public final class LineReader {

    /** Longer lines are given as their first bytes, see {@link #isCut()}. */
    public static final int LONGEST_LINE = 1 << 20;

    private static final int BUFFER = 1 << 16;

    private final FileChannel fChannel;
    private byte[] fBuffer = new byte[BUFFER];
    private long fBufferPosition;
    private int fBufferEnd;

    private int fStart;
    private int fEnd;
    private boolean fCut;
    private long fPosition;
    private long fNext;

    /**
     * Creates a reader at the beginning of a file.
     *
     * @param channel the file
     */
    public LineReader(FileChannel channel) {
        fChannel = channel;
    }

    /** Goes to a position in the file; {@link #next()} gives the line that begins there. */
    public void seek(long position) {
        fNext = position;
    }

    /**
     * Goes to the next line.
     *
     * @return false if there is none
     * @throws IOException if the file cannot be read
     */
    public boolean next() throws IOException {
        fPosition = fNext;
        fCut = false;
        if (fPosition < fBufferPosition || fPosition > fBufferPosition + fBufferEnd) {
            fBufferPosition = fPosition;
            fBufferEnd = 0;
        }
        fStart = (int) (fPosition - fBufferPosition);
        int at = fStart;
        while (true) {
            while (at < fBufferEnd && fBuffer[at] != '\n') {
                at++;
            }
            if (at < fBufferEnd) {
                fNext = fBufferPosition + at + 1;
                break;
            }
            int length = at - fStart;
            if (length >= LONGEST_LINE) {
                fCut = true;
                skipToEnd(fBufferPosition + at);
                break;
            }
            boolean more = fill();
            at = fStart + length;
            if (!more) {
                fNext = fBufferPosition + at;
                if (length == 0) {
                    return false;
                }
                break;
            }
        }
        fEnd = at > fStart && fBuffer[at - 1] == '\r' ? at - 1 : at;
        return true;
    }

    /** Moves the begun line to the beginning of the buffer and reads on behind it. */
    private boolean fill() throws IOException {
        if (fStart > 0) {
            System.arraycopy(fBuffer, fStart, fBuffer, 0, fBufferEnd - fStart);
            fBufferPosition += fStart;
            fBufferEnd -= fStart;
            fStart = 0;
        }
        if (fBufferEnd == fBuffer.length) {
            fBuffer = Arrays.copyOf(fBuffer, 2 * fBuffer.length);
        }
        int read =
                fChannel.read(
                        ByteBuffer.wrap(fBuffer, fBufferEnd, fBuffer.length - fBufferEnd),
                        fBufferPosition + fBufferEnd);
        if (read <= 0) {
            return false;
        }
        fBufferEnd += read;
        return true;
    }

    private void skipToEnd(long from) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        long position = from;
        while (fChannel.read(buffer.clear(), position) > 0) {
            buffer.flip();
            while (buffer.hasRemaining()) {
                if (buffer.get() == '\n') {
                    fNext = position + buffer.position();
                    return;
                }
            }
            position += buffer.position();
        }
        fNext = position;
    }

    /** Returns the buffer in which the line stands, until the next call of {@link #next()}. */
    public byte[] bytes() {
        return fBuffer;
    }

    /** Returns where the line begins in {@link #bytes()}. */
    public int start() {
        return fStart;
    }

    /** Returns where the line ends in {@link #bytes()}, exclusive, without its end of line. */
    public int end() {
        return fEnd;
    }

    /** Tells whether the line was too long and its end is missing. */
    public boolean isCut() {
        return fCut;
    }

    /** Returns where the line begins in the file. */
    public long position() {
        return fPosition;
    }

    /** Returns where the line after it begins in the file. */
    public long nextPosition() {
        return fNext;
    }
}
