package org.eclipse.tracecompass.tmf.core.io;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * A file with one buffer for reading: reading line by line does not ask the system for each byte,
 * and the position is always that of the next byte. Not thread-safe, as its superclass.
 */
public class BufferedRandomAccessFile extends RandomAccessFile {

    private static final int DEFAULT_BUF_SIZE = 8192;
    private static final int MAX_LINE = 1 << 28;
    private static final byte[] NOTHING = new byte[0];

    private final byte[] buffer;
    private long bufferStart;
    private int bufferSize;
    private int next;

    /**
     * Opens a file.
     *
     * @param name its path
     * @param mode as of {@link RandomAccessFile}
     * @throws IOException when it cannot be opened
     */
    @NonNullByDefault({})
    public BufferedRandomAccessFile(String name, String mode) throws IOException {
        this(new File(name), mode, DEFAULT_BUF_SIZE);
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param mode as of {@link RandomAccessFile}
     * @throws IOException when it cannot be opened
     */
    @NonNullByDefault({})
    public BufferedRandomAccessFile(File file, String mode) throws IOException {
        this(file, mode, DEFAULT_BUF_SIZE);
    }

    /**
     * Opens a file.
     *
     * @param name its path
     * @param mode as of {@link RandomAccessFile}
     * @param bufsize size of the buffer in bytes
     * @throws IOException when it cannot be opened
     */
    @NonNullByDefault({})
    public BufferedRandomAccessFile(String name, String mode, int bufsize) throws IOException {
        this(new File(name), mode, bufsize);
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param mode as of {@link RandomAccessFile}
     * @param bufsize size of the buffer in bytes
     * @throws IOException when it cannot be opened
     */
    @NonNullByDefault({})
    public BufferedRandomAccessFile(File file, String mode, int bufsize) throws IOException {
        super(file, mode);
        buffer = new byte[Math.max(1, bufsize)];
    }

    /** Reads the next piece of the file; false at its end. */
    private boolean fill() throws IOException {
        bufferStart = super.getFilePointer();
        next = 0;
        bufferSize = Math.max(0, super.read(buffer, 0, buffer.length));
        return bufferSize > 0;
    }

    @Override
    public final int read() throws IOException {
        if (next >= bufferSize && !fill()) {
            return -1;
        }
        return buffer[next++] & 0xff;
    }

    @NonNullByDefault({})
    @Override
    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    /**
     * Reads bytes: as many as are asked for, unless the file ends before.
     *
     * @return how many were read; -1 at the end of the file
     */
    @NonNullByDefault({})
    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (len == 0) {
            return 0;
        }
        int read = 0;
        while (read < len && (next < bufferSize || fill())) {
            int count = Math.min(len - read, bufferSize - next);
            System.arraycopy(buffer, next, b, off + read, count);
            next += count;
            read += count;
        }
        return read == 0 ? -1 : read;
    }

    /**
     * The buffer is dropped before writing, so that what is read afterwards is what was written.
     */
    private void dropBuffer() throws IOException {
        long position = getFilePointer();
        bufferSize = 0;
        next = 0;
        super.seek(position);
    }

    @Override
    public void write(int b) throws IOException {
        dropBuffer();
        super.write(b);
    }

    @NonNullByDefault({})
    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @NonNullByDefault({})
    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        dropBuffer();
        super.write(b, off, len);
    }

    @Override
    public long getFilePointer() throws IOException {
        return next < bufferSize ? bufferStart + next : super.getFilePointer();
    }

    @Override
    public void seek(long pos) throws IOException {
        if (pos >= bufferStart && pos < bufferStart + bufferSize) {
            next = (int) (pos - bufferStart);
        } else {
            bufferSize = 0;
            next = 0;
            super.seek(pos);
        }
    }

    /**
     * Reads a line of UTF-8 text.
     *
     * @return the line without its end (LF or CR LF); null at the end of the file
     * @throws IOException when the file cannot be read, or the line is longer than 256 MiB
     */
    @NonNullByDefault({})
    public final String getNextLine() throws IOException {
        // What was read of a line that is longer than the buffer; it grows by doubling, so that a
        // file of one huge line costs no more than its length.
        byte[] begun = NOTHING;
        int length = 0;
        boolean any = false;
        while (next < bufferSize || fill()) {
            any = true;
            int start = next;
            int end = start;
            while (end < bufferSize && buffer[end] != '\n') {
                end++;
            }
            boolean complete = end < bufferSize;
            next = complete ? end + 1 : end;
            if (complete && length == 0) {
                return text(buffer, start, end - start);
            }
            begun = append(begun, length, start, end);
            length += end - start;
            if (complete) {
                break;
            }
        }
        return any ? text(begun, 0, length) : null;
    }

    private byte[] append(byte[] begun, int length, int start, int end) throws IOException {
        long needed = (long) length + end - start;
        if (needed > MAX_LINE) {
            throw new IOException("A line is longer than " + MAX_LINE + " bytes");
        }
        byte[] line =
                needed <= begun.length
                        ? begun
                        : Arrays.copyOf(begun, (int) Math.min(MAX_LINE, 2 * needed));
        System.arraycopy(buffer, start, line, length, end - start);
        return line;
    }

    private static String text(byte[] bytes, int start, int length) {
        int end = length > 0 && bytes[start + length - 1] == '\r' ? length - 1 : length;
        return new String(bytes, start, end, StandardCharsets.UTF_8);
    }
}
