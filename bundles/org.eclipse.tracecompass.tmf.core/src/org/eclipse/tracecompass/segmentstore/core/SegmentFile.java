package org.eclipse.tracecompass.segmentstore.core;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A file with segments: chunks of one size, behind them what is known of all. It is written beside
 * its place and moved there when it is complete, so that what is there is whole. It is open only
 * while it is being written; each chunk is read by itself.
 *
 * <pre>
 * header   "ASTROSEG", int format 1, int version of the analysis, int columns of ints, int columns of longs
 * chunks   16,384 segments each, the last one less: starts, ends, columns of ints, columns of longs
 * rest     long longest segment, int checksum of each chunk, int texts, each int length and UTF-8
 * footer   long position of the rest, int its checksum, int segments, "ASTROEND"
 * </pre>
 *
 * Numbers are big endian, checksums are CRC-32C.
 */
final class SegmentFile {

    private static final System.Logger LOGGER = System.getLogger(SegmentFile.class.getName());

    private static final byte[] BEGIN = "ASTROSEG".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = "ASTROEND".getBytes(StandardCharsets.US_ASCII);
    private static final int FORMAT = 1;
    private static final int HEADER = 24;
    private static final int FOOTER = 24;
    private static final int MAX_REST = 64 << 20;

    /**
     * What a file has to have to be used.
     *
     * @param version of the analysis: another one finds other segments
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    record Shape(int version, int ints, int longs) {

        int segmentBytes() {
            return 2 * Long.BYTES + ints * Integer.BYTES + longs * Long.BYTES;
        }

        private byte[] header() {
            return ByteBuffer.allocate(HEADER)
                    .put(BEGIN)
                    .putInt(FORMAT)
                    .putInt(version)
                    .putInt(ints)
                    .putInt(longs)
                    .array();
        }
    }

    private final Path fPlace;
    private final Shape fShape;
    private final List<Integer> fChecksums = new ArrayList<>();
    private List<String> fTexts = List.of();
    private int fSegments;
    private long fLongest;

    /** Where the bytes are: beside the place while they are written. */
    private volatile Path fPath;

    private @Nullable FileChannel fChannel;

    private SegmentFile(Path place, Path path, Shape shape) {
        fPlace = place;
        fPath = path;
        fShape = shape;
    }

    // ---- writing

    /** Begins a file; null if it cannot be written, or if somebody else does so. */
    static @Nullable SegmentFile create(Path place, Shape shape) {
        Path path = place.resolveSibling(place.getFileName() + ".new");
        SegmentFile file = new SegmentFile(place, path, shape);
        try {
            FileChannel channel =
                    FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = lock(channel);
            if (lock == null) {
                channel.close();
                return null;
            }
            channel.truncate(0);
            writeAt(channel, ByteBuffer.wrap(shape.header()), 0);
            file.fChannel = channel;
            return file;
        } catch (IOException e) {
            file.logFailure(e);
            return null;
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private void logFailure(IOException e) {
        LOGGER.log(
                System.Logger.Level.WARNING,
                "Segments are not stored: {0} cannot be written: {1}",
                fPath,
                e.getMessage());
    }

    private static void writeAt(FileChannel channel, ByteBuffer bytes, long position)
            throws IOException {
        long at = position;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }

    /** Adds a chunk; false if that is not possible, and then no more are to be added. */
    boolean append(byte[] chunk) {
        FileChannel channel = fChannel;
        if (channel == null) {
            return false;
        }
        try {
            writeAt(channel, ByteBuffer.wrap(chunk), positionOf(fChecksums.size()));
            fChecksums.add(Integer.valueOf(checksum(chunk)));
            return true;
        } catch (IOException e) {
            logFailure(e);
            close();
            return false;
        }
    }

    /** Completes the file and puts it into its place. */
    void finish(int segments, long longest, List<String> texts) {
        FileChannel channel = fChannel;
        if (channel == null) {
            return;
        }
        try {
            byte[] rest = rest(longest, texts);
            long position = HEADER + (long) segments * fShape.segmentBytes();
            ByteBuffer bytes =
                    ByteBuffer.allocate(rest.length + FOOTER)
                            .put(rest)
                            .putLong(position)
                            .putInt(checksum(rest))
                            .putInt(segments)
                            .put(END)
                            .flip();
            writeAt(channel, bytes, position);
            close();
            Files.move(
                    fPath,
                    fPlace,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
            fPath = fPlace;
        } catch (IOException e) {
            logFailure(e);
            close();
        }
    }

    private byte[] rest(long longest, List<String> texts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(longest);
        for (Integer checksum : fChecksums) {
            out.writeInt(checksum.intValue());
        }
        out.writeInt(texts.size());
        for (String text : texts) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(utf8.length);
            out.write(utf8);
        }
        return bytes.toByteArray();
    }

    private void close() {
        FileChannel channel = fChannel;
        fChannel = null;
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                logFailure(e);
            }
        }
    }

    /** Gives up what was not finished. */
    void discard() {
        close();
        if (!fPath.equals(fPlace)) {
            try {
                Files.deleteIfExists(fPath);
            } catch (IOException e) {
                logFailure(e);
            }
        }
    }

    // ---- reading

    /** Opens a complete file; null if there is none, or one that is of no use. */
    static @Nullable SegmentFile open(Path place, Shape shape) {
        SegmentFile file = new SegmentFile(place, place, shape);
        try (RandomAccessFile in = new RandomAccessFile(place.toFile(), "r")) {
            return file.readEnds(in) ? file : null;
        } catch (FileNotFoundException e) {
            return null;
        } catch (IOException | BufferUnderflowException | NegativeArraySizeException e) {
            LOGGER.log(
                    System.Logger.Level.DEBUG,
                    "{0} is not used: {1}",
                    place,
                    String.valueOf(e.getMessage()));
            return null;
        }
    }

    private boolean readEnds(RandomAccessFile file) throws IOException {
        long size = file.length();
        if (size < HEADER + FOOTER || !Arrays.equals(bytes(file, 0, HEADER), fShape.header())) {
            return false;
        }
        ByteBuffer footer = ByteBuffer.wrap(bytes(file, size - FOOTER, FOOTER));
        long position = footer.getLong();
        int checksum = footer.getInt();
        fSegments = footer.getInt();
        long length = size - FOOTER - position;
        int chunks = (int) ((fSegments + SegmentColumns.CHUNK - 1L) / SegmentColumns.CHUNK);
        if (!footer.equals(ByteBuffer.wrap(END))
                || fSegments < 0
                || position != HEADER + (long) fSegments * fShape.segmentBytes()
                || length < 0
                || length > MAX_REST) {
            return false;
        }
        byte[] rest = bytes(file, position, (int) length);
        if (checksum(rest) != checksum) {
            return false;
        }
        ByteBuffer in = ByteBuffer.wrap(rest);
        fLongest = in.getLong();
        for (int i = 0; i < chunks; i++) {
            fChecksums.add(Integer.valueOf(in.getInt()));
        }
        List<String> texts = new ArrayList<>();
        for (int i = in.getInt(); i > 0; i--) {
            byte[] utf8 = new byte[Math.min(in.getInt(), in.remaining())];
            in.get(utf8);
            texts.add(new String(utf8, StandardCharsets.UTF_8));
        }
        fTexts = texts;
        return true;
    }

    int segments() {
        return fSegments;
    }

    long longest() {
        return fLongest;
    }

    List<String> texts() {
        return fTexts;
    }

    /** Reads a chunk that was written, of so many segments. */
    byte[] read(int chunk, int segments) {
        // not by a channel, which an interrupted thread would close
        try (RandomAccessFile file = new RandomAccessFile(fPath.toFile(), "r")) {
            byte[] bytes = bytes(file, positionOf(chunk), segments * fShape.segmentBytes());
            if (checksum(bytes) != fChecksums.get(chunk).intValue()) {
                throw new IOException("a part of it has a wrong checksum");
            }
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The stored segments in "
                            + fPath
                            + " cannot be read: "
                            + e.getMessage()
                            + ". Delete the file and open the trace again.",
                    e);
        }
    }

    private long positionOf(int chunk) {
        return HEADER + (long) chunk * SegmentColumns.CHUNK * fShape.segmentBytes();
    }

    private static byte[] bytes(RandomAccessFile file, long position, int length)
            throws IOException {
        byte[] bytes = new byte[length];
        file.seek(position);
        file.readFully(bytes);
        return bytes;
    }

    private static int checksum(byte[] bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, bytes.length);
        return (int) crc.getValue();
    }
}
