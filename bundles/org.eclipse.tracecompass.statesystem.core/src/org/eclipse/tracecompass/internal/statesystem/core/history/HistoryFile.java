package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * A history file: header, blocks, and at the end three sections and a footer. The only class that
 * knows where things are in the file; see the package documentation. Blocks are appended by one
 * thread and read by any.
 */
final class HistoryFile {

    static final int FOOTER_SIZE = 96;
    static final byte[] END_MAGIC = "ASTROEND".getBytes(StandardCharsets.US_ASCII);

    private static final int CHECKPOINTS_OFFSET = 80;

    /** Blocks are hardly ever longer. */
    private static final int LONGEST_KEPT = 1 << 16;

    /**
     * Where bytes of a block go through on their way into words; a channel puts them there at once.
     */
    private static final ThreadLocal<ByteBuffer> PASSING =
            ThreadLocal.withInitial(
                    () -> ByteBuffer.allocateDirect(LONGEST_KEPT).order(ByteOrder.LITTLE_ENDIAN));

    /**
     * The sections of a complete file.
     *
     * @param dictionary the strings
     * @param attributes the attribute tree
     * @param directory the block directory
     * @param endTime the last instant of the history
     * @param intervals how many intervals there are
     * @param checkpoints what a partial history knows of its checkpoints; empty in a full one
     */
    record Sections(
            byte[] dictionary,
            byte[] attributes,
            byte[] directory,
            long endTime,
            long intervals,
            byte[] checkpoints) {}

    /** The content of a file: every interval, or those that cross a checkpoint. */
    enum Kind {
        /** Every interval. */
        FULL,
        /** The intervals that cross a checkpoint. */
        PARTIAL
    }

    private final Path path;
    private final DurableChannel channel;
    private final long startTime;
    private long size;
    private volatile boolean complete;
    private volatile Consumer<DamagedHistoryException> damageListener = damage -> {};

    private HistoryFile(
            Path path, DurableChannel channel, long startTime, long size, boolean complete) {
        this.path = path;
        this.channel = channel;
        this.startTime = startTime;
        this.size = size;
        this.complete = complete;
    }

    long startTime() {
        return startTime;
    }

    boolean isComplete() {
        return complete;
    }

    // --- writing
    /** Begins a new file, replacing an existing one. */
    static HistoryFile create(File file, HistoryHeader header, long startTime) throws IOException {
        Path path = file.toPath();
        return create(path, DurableChannel.replace(path), header, startTime);
    }

    /** Begins a new file through a channel that was just made. */
    static HistoryFile create(
            Path path, DurableChannel channel, HistoryHeader header, long startTime)
            throws IOException {
        try {
            channel.write(ByteBuffer.wrap(header.encode(startTime)), 0);
            return new HistoryFile(path, channel, startTime, HistoryHeader.SIZE, false);
        } catch (IOException e) {
            channel.delete();
            throw named(path, e);
        }
    }

    /** A failure to write does not name the file. */
    private static IOException named(Path path, IOException e) {
        IOException named = new FileSystemException(path.toString(), null, FileProblem.reason(e));
        named.initCause(e);
        return named;
    }

    /** Returns the number of bytes that are written. */
    synchronized long size() {
        return size;
    }

    /** Appends the bytes of a block, or of anything else, and gives their position. */
    synchronized long append(byte[] bytes) {
        long position = size;
        write(bytes, position);
        size = position + bytes.length;
        return position;
    }

    private void write(byte[] bytes, long position) {
        try {
            channel.write(ByteBuffer.wrap(bytes), position);
        } catch (ClosedChannelException e) {
            throw new StateSystemDisposedException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot write the state history " + path + ": " + e.getMessage(),
                    named(path, e));
        }
    }

    /** Writes the sections and the footer: the file is complete. */
    void finish(Sections sections) {
        byte[] footer = new byte[FOOTER_SIZE];
        if (sections.checkpoints.length > 0) {
            Bytes.putLong(footer, CHECKPOINTS_OFFSET, appendSealed(sections.checkpoints));
            Bytes.putInt(footer, CHECKPOINTS_OFFSET + Long.BYTES, sections.checkpoints.length);
        }
        int at = END_MAGIC.length;
        for (byte[] section :
                new byte[][] {sections.dictionary, sections.attributes, sections.directory}) {
            Bytes.putLong(footer, at, append(section));
            Bytes.putInt(footer, at + 8, section.length);
            Bytes.putInt(footer, at + 12, Bytes.crc32c(section, 0, section.length));
            at += 16;
        }
        System.arraycopy(END_MAGIC, 0, footer, 0, END_MAGIC.length);
        Bytes.putLong(footer, at, sections.endTime);
        Bytes.putLong(footer, at + 8, sections.intervals);
        Bytes.putLong(footer, at + 16, size + FOOTER_SIZE);
        int checksum = FOOTER_SIZE - Integer.BYTES;
        Bytes.putInt(footer, checksum, Bytes.crc32c(footer, 0, checksum));
        append(footer);
        complete = true;
        channel.complete(size);
    }

    /** Appends bytes with their checksum and gives their position. */
    long appendSealed(byte[] bytes) {
        byte[] sealed = Arrays.copyOf(bytes, bytes.length + Integer.BYTES);
        Bytes.putInt(sealed, bytes.length, Bytes.crc32c(bytes, 0, bytes.length));
        return append(sealed);
    }

    /** Closes the file. One that is not complete is deleted. */
    void close() {
        try {
            if (complete) {
                channel.close();
            } else {
                channel.delete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot close the state history " + path + ": " + e.getMessage(), e);
        }
    }

    /** Deletes the file. */
    void delete() {
        try {
            channel.delete();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot delete the state history " + path + ": " + e.getMessage(), e);
        }
    }

    // --- reading
    /** Opens a complete file that has a header like this one. */
    static HistoryFile open(File file, HistoryHeader header) throws IOException {
        Path path = file.toPath();
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw new IOException(
                    "The state history " + path + " does not exist or cannot be read");
        }
        DurableChannel channel = DurableChannel.open(path);
        boolean good = false;
        try {
            long size = channel.size();
            if (size < HistoryHeader.SIZE) {
                throw new IOException(
                        "The file "
                                + path
                                + (size == 0
                                        ? " is empty"
                                        : " is too short to be a state history"));
            }
            byte[] bytes = new byte[HistoryHeader.SIZE];
            channel.read(ByteBuffer.wrap(bytes), 0);
            long startTime = header.check(path, bytes);
            good = true;
            return new HistoryFile(path, channel, startTime, size, true);
        } finally {
            if (!good) {
                channel.close();
            }
        }
    }

    /** Reads and checks everything but the blocks. */
    Sections readSections() throws IOException {
        ByteBuffer footer = ByteBuffer.allocate(FOOTER_SIZE).order(ByteOrder.LITTLE_ENDIAN);
        if (size >= HistoryHeader.SIZE + FOOTER_SIZE) {
            channel.read(footer, size - FOOTER_SIZE);
        }
        byte[] bytes = footer.array();
        int checksum = FOOTER_SIZE - Integer.BYTES;
        if (!Arrays.equals(bytes, 0, END_MAGIC.length, END_MAGIC, 0, END_MAGIC.length)
                || footer.getInt(checksum) != Bytes.crc32c(bytes, 0, checksum)
                || footer.getLong(END_MAGIC.length + 3 * 16 + 16) != size) {
            if (channel.isBeingWritten()) {
                throw new HistoryInUseException(path);
            }
            throw new IOException("The state history " + path + " is incomplete or truncated");
        }
        byte[][] sections = new byte[3][];
        int at = END_MAGIC.length;
        for (int i = 0; i < sections.length; i++) {
            sections[i] =
                    readSection(footer.getLong(at), footer.getInt(at + 8), footer.getInt(at + 12));
            at += 16;
        }
        return new Sections(
                sections[0],
                sections[1],
                sections[2],
                footer.getLong(at),
                footer.getLong(at + 8),
                readCheckpoints(
                        footer.getLong(CHECKPOINTS_OFFSET),
                        footer.getInt(CHECKPOINTS_OFFSET + Long.BYTES)));
    }

    private byte[] readCheckpoints(long position, int length) throws IOException {
        if (position == 0 && length == 0) {
            return new byte[0];
        }
        byte[] sealed = readBytes(position, length + Integer.BYTES);
        return checked(Arrays.copyOf(sealed, length), Bytes.getInt(sealed, length));
    }

    private byte[] readSection(long position, int length, int checksum) throws IOException {
        return checked(readBytes(position, length), checksum);
    }

    private byte[] readBytes(long position, int length) throws IOException {
        if (length < 0 || position < HistoryHeader.SIZE || position > size - length) {
            throw new IOException(
                    "The state history " + path + " is damaged: a section is outside the file");
        }
        byte[] bytes = new byte[length];
        channel.read(ByteBuffer.wrap(bytes), position);
        return bytes;
    }

    private byte[] checked(byte[] bytes, int checksum) throws IOException {
        if (Bytes.crc32c(bytes, 0, bytes.length) != checksum) {
            throw new IOException(
                    "The state history " + path + " is damaged: a section has a wrong checksum");
        }
        return bytes;
    }

    /** Whether the file is mapped into the address space by now. */
    boolean isMapped() {
        return channel.isMapped();
    }

    /** Reads the bytes of a block. */
    byte[] read(long position, int length) {
        byte[] bytes = new byte[length];
        read(position, bytes, length);
        return bytes;
    }

    /** Reads so many bytes into the beginning of an array. */
    void read(long position, byte[] into, int length) {
        read(position, ByteBuffer.wrap(into, 0, length));
    }

    private void read(long position, ByteBuffer into) {
        try {
            channel.read(into, position);
        } catch (EOFException e) {
            throw damaged("it has been truncated");
        } catch (IOException e) {
            if (channel.isClosed()) {
                throw new StateSystemDisposedException(e);
            }
            if (channel.isLost()) {
                throw damaged("it was replaced or deleted");
            }
            throw new UncheckedIOException(
                    "Cannot read the state history " + path + ": " + e.getMessage(), e);
        }
    }

    /**
     * Reads the bytes of a block into the beginning of an array, and compares their checksum.
     *
     * @throws DamagedHistoryException if they are not what was written
     */
    void readBlock(long position, long[] into, int length, int checksum) {
        ByteBuffer bytes =
                length <= LONGEST_KEPT
                        ? PASSING.get()
                        : ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.clear().limit(length);
        try {
            read(position, bytes);
            bytes.flip();
            Words.fill(into, bytes);
            if (Bytes.crc32c(bytes) != checksum) {
                throw damaged("the block at byte " + position + " has a wrong checksum");
            }
        } catch (InternalError e) {
            throw lost(e);
        }
    }

    /** The error of bytes that Java could not read where they are mapped. */
    DamagedHistoryException lost(InternalError cause) {
        return damaged("it has been truncated, or its disk fails", cause);
    }

    /** Reads bytes that were appended with their checksum. */
    byte[] readSealed(long position, int length) {
        byte[] sealed = read(position, length + Integer.BYTES);
        if (Bytes.crc32c(sealed, 0, length) != Bytes.getInt(sealed, length)) {
            throw damaged("the data at byte " + position + " has a wrong checksum");
        }
        return Arrays.copyOf(sealed, length);
    }

    /** Sets who is told of damage. */
    void onDamage(Consumer<DamagedHistoryException> listener) {
        damageListener = listener;
    }

    /** The error of a file whose content is not what was written. */
    DamagedHistoryException damaged(String what) {
        return damaged(what, null);
    }

    /** Creates the error for a damaged file, and notifies the listener. */
    DamagedHistoryException damaged(String what, @Nullable Throwable cause) {
        String message =
                "The state history " + path + " is damaged: " + what + "; it must be rebuilt";
        DamagedHistoryException damage =
                new DamagedHistoryException(message, new IOException(message, cause));
        damageListener.accept(damage);
        return damage;
    }
}
