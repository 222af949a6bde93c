package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryInUseException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * A history file: header, blocks, and at the end three sections and a footer. The only class that
 * knows where things are in the file; see the package documentation. Blocks are appended by one
 * thread and read by any.
 */
final class HistoryFile {

    static final int HEADER_SIZE = 128;
    static final int FOOTER_SIZE = 96;
    static final int FORMAT_VERSION = 2;

    /** Files of older versions are read as well. */
    private static final int OLDEST_VERSION = 1;

    static final byte[] MAGIC = "ASTROHST".getBytes(StandardCharsets.US_ASCII);
    static final byte[] END_MAGIC = "ASTROEND".getBytes(StandardCharsets.US_ASCII);

    private static final int KIND_OFFSET = 24;
    private static final int CHECKPOINTS_OFFSET = 80;
    private static final int SSID_OFFSET = 32;
    private static final int MAX_SSID = HEADER_SIZE - SSID_OFFSET - 2 * Integer.BYTES;

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

    /** What a file holds: every interval, or those that cross a checkpoint. */
    enum Kind {
        /** Every interval. */
        FULL,
        /** The intervals that cross a checkpoint. */
        PARTIAL
    }

    private final Path fPath;
    private final DurableChannel fChannel;
    private final long fStartTime;
    private long fSize;
    private volatile boolean fComplete;

    private HistoryFile(
            Path path, DurableChannel channel, long startTime, long size, boolean complete) {
        fPath = path;
        fChannel = channel;
        fStartTime = startTime;
        fSize = size;
        fComplete = complete;
    }

    long startTime() {
        return fStartTime;
    }

    boolean isComplete() {
        return fComplete;
    }

    // ---- writing
    // ----------------------------------------------------------------------------------------------

    /** Begins a new file in the place of whatever is there. */
    static HistoryFile create(
            File file, Kind kind, String ssid, int providerVersion, long startTime)
            throws IOException {
        Path path = file.toPath();
        return create(path, DurableChannel.replace(path), kind, ssid, providerVersion, startTime);
    }

    /** Begins a new file through a channel that was just made. */
    static HistoryFile create(
            Path path,
            DurableChannel channel,
            Kind kind,
            String ssid,
            int providerVersion,
            long startTime)
            throws IOException {
        try {
            byte[] header = header(kind, ssid, providerVersion, startTime);
            channel.write(ByteBuffer.wrap(header), 0);
            return new HistoryFile(path, channel, startTime, HEADER_SIZE, false);
        } catch (IOException e) {
            channel.delete();
            throw e;
        }
    }

    private static byte[] header(Kind kind, String ssid, int providerVersion, long startTime) {
        byte[] header = new byte[HEADER_SIZE];
        System.arraycopy(MAGIC, 0, header, 0, MAGIC.length);
        Bytes.putInt(header, 8, FORMAT_VERSION);
        Bytes.putInt(header, 12, providerVersion);
        Bytes.putLong(header, 16, startTime);
        Bytes.putInt(header, KIND_OFFSET, kind.ordinal());
        byte[] id = ssid.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(id.length, MAX_SSID);
        Bytes.putInt(header, SSID_OFFSET - Integer.BYTES, length);
        System.arraycopy(id, 0, header, SSID_OFFSET, length);
        Bytes.putInt(
                header,
                HEADER_SIZE - Integer.BYTES,
                Bytes.crc32c(header, 0, HEADER_SIZE - Integer.BYTES));
        return header;
    }

    /** Appends the bytes of a block, or of anything else, and gives their position. */
    synchronized long append(byte[] bytes) {
        long position = fSize;
        write(bytes, position);
        fSize = position + bytes.length;
        return position;
    }

    private void write(byte[] bytes, long position) {
        try {
            fChannel.write(ByteBuffer.wrap(bytes), position);
        } catch (ClosedChannelException e) {
            throw new StateSystemDisposedException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot write the state history " + fPath + ": " + e.getMessage(), e);
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
        Bytes.putLong(footer, at + 16, fSize + FOOTER_SIZE);
        int checksum = FOOTER_SIZE - Integer.BYTES;
        Bytes.putInt(footer, checksum, Bytes.crc32c(footer, 0, checksum));
        append(footer);
        fComplete = true;
        fChannel.complete(fSize);
    }

    /** Appends bytes with their checksum and gives their position. */
    long appendSealed(byte[] bytes) {
        return append(sealed(bytes));
    }

    /** The bytes and, behind them, their checksum. */
    private static byte[] sealed(byte[] bytes) {
        byte[] sealed = Arrays.copyOf(bytes, bytes.length + Integer.BYTES);
        Bytes.putInt(sealed, bytes.length, Bytes.crc32c(bytes, 0, bytes.length));
        return sealed;
    }

    /** Closes the file. One that is not complete is deleted. */
    void close() {
        try {
            if (fComplete) {
                fChannel.close();
            } else {
                fChannel.delete();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot close the state history " + fPath + ": " + e.getMessage(), e);
        }
    }

    /** Deletes the file. */
    void delete() {
        try {
            fChannel.delete();
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot delete the state history " + fPath + ": " + e.getMessage(), e);
        }
    }

    // ---- reading
    // ----------------------------------------------------------------------------------------------

    /** Opens a complete file. */
    static HistoryFile open(File file, Kind kind, int providerVersion) throws IOException {
        Path path = file.toPath();
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw new IOException(
                    "The state history " + path + " does not exist or cannot be read");
        }
        DurableChannel channel = DurableChannel.open(path);
        boolean good = false;
        try {
            long size = channel.size();
            if (size < HEADER_SIZE) {
                throw new IOException(
                        "The file "
                                + path
                                + (size == 0
                                        ? " is empty"
                                        : " is too short to be a state history"));
            }
            ByteBuffer header = ByteBuffer.allocate(HEADER_SIZE).order(ByteOrder.LITTLE_ENDIAN);
            channel.read(header, 0);
            checkHeader(path, header, kind, providerVersion);
            good = true;
            return new HistoryFile(path, channel, header.getLong(16), size, true);
        } finally {
            if (!good) {
                channel.close();
            }
        }
    }

    private static void checkHeader(Path path, ByteBuffer header, Kind kind, int providerVersion)
            throws IOException {
        byte[] bytes = header.array();
        if (!Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw new IOException("The file " + path + " is not a state history");
        }
        int format = header.getInt(8);
        if (format < OLDEST_VERSION || format > FORMAT_VERSION) {
            throw new IOException(
                    "The state history "
                            + path
                            + " has format version "
                            + header.getInt(8)
                            + " instead of "
                            + FORMAT_VERSION);
        }
        if (header.getInt(HEADER_SIZE - Integer.BYTES)
                != Bytes.crc32c(bytes, 0, HEADER_SIZE - Integer.BYTES)) {
            throw new IOException(
                    "The state history " + path + " is damaged: its header has a wrong checksum");
        }
        if (header.getInt(KIND_OFFSET) != kind.ordinal()) {
            throw new IOException(
                    "The state history "
                            + path
                            + (kind == Kind.FULL ? " is a partial one" : " is not a partial one"));
        }
        if (providerVersion != ITmfStateSystemBuilder.IGNORE_PROVIDER_VERSION
                && providerVersion != header.getInt(12)) {
            throw new IOException(
                    "The state history "
                            + path
                            + " was built by version "
                            + header.getInt(12)
                            + " of its state provider instead of "
                            + providerVersion);
        }
    }

    /** Reads and checks everything but the blocks. */
    Sections readSections() throws IOException {
        ByteBuffer footer = ByteBuffer.allocate(FOOTER_SIZE).order(ByteOrder.LITTLE_ENDIAN);
        if (fSize >= HEADER_SIZE + FOOTER_SIZE) {
            fChannel.read(footer, fSize - FOOTER_SIZE);
        }
        byte[] bytes = footer.array();
        int checksum = FOOTER_SIZE - Integer.BYTES;
        if (!Arrays.equals(bytes, 0, END_MAGIC.length, END_MAGIC, 0, END_MAGIC.length)
                || footer.getInt(checksum) != Bytes.crc32c(bytes, 0, checksum)
                || footer.getLong(END_MAGIC.length + 3 * 16 + 16) != fSize) {
            if (fChannel.isBeingWritten()) {
                throw new HistoryInUseException(fPath);
            }
            throw new IOException(
                    "The state history " + fPath + " was never finished, or was cut off");
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
        if (length < 0 || position < HEADER_SIZE || position > fSize - length) {
            throw new IOException(
                    "The state history "
                            + fPath
                            + " is damaged: a section lies outside of the file");
        }
        byte[] bytes = new byte[length];
        fChannel.read(ByteBuffer.wrap(bytes), position);
        return bytes;
    }

    private byte[] checked(byte[] bytes, int checksum) throws IOException {
        if (Bytes.crc32c(bytes, 0, bytes.length) != checksum) {
            throw new IOException(
                    "The state history " + fPath + " is damaged: a section has a wrong checksum");
        }
        return bytes;
    }

    /** Reads the bytes of a block. */
    byte[] read(long position, int length) {
        byte[] bytes = new byte[length];
        try {
            fChannel.read(ByteBuffer.wrap(bytes), position);
            return bytes;
        } catch (IOException e) {
            if (fChannel.isClosed()) {
                throw new StateSystemDisposedException(e);
            }
            throw new UncheckedIOException(
                    "Cannot read the state history " + fPath + ": " + e.getMessage(), e);
        }
    }

    /** Reads bytes that were appended with their checksum. */
    byte[] readSealed(long position, int length) {
        byte[] sealed = read(position, length + Integer.BYTES);
        if (Bytes.crc32c(sealed, 0, length) != Bytes.getInt(sealed, length)) {
            throw damaged("what is kept at byte " + position + " has a wrong checksum");
        }
        return Arrays.copyOf(sealed, length);
    }

    /** The error of a file whose content is not what was written. */
    UncheckedIOException damaged(String what) {
        String message =
                "The state history "
                        + fPath
                        + " is damaged: "
                        + what
                        + "; delete it to have it rebuilt";
        return new UncheckedIOException(message, new IOException(message));
    }
}
