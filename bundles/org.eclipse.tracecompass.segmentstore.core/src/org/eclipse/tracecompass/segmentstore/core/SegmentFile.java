package org.eclipse.tracecompass.segmentstore.core;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
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
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A file with segments: chunks of one size, followed by the metadata of all of them. It is written
 * beside its place and moved there when it is complete, so the file in its place is always
 * complete. It is open only while it is being written; each chunk is read by itself. Of one that
 * cannot be completed, only what was written is kept, without a name.
 *
 * <pre>
 * header   "ASTROSEG", int format 2, int version of the analysis, int columns of ints, int columns of longs,
 *          32 bytes SHA-256 of the origin
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
    private static final int FORMAT = 2;
    private static final int DIGEST = 32;
    private static final int HEADER = 24 + DIGEST;
    private static final int FOOTER = 24;
    private static final int MAX_REST = 64 << 20;

    /**
     * The properties that a usable file must have.
     *
     * @param origin tells from what the segments were found
     * @param version of the analysis: another one finds other segments
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    record Shape(String origin, int version, int ints, int longs) {

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
                    .put(digest())
                    .array();
        }

        private byte[] digest() {
            try {
                return MessageDigest.getInstance("SHA-256")
                        .digest(origin.getBytes(StandardCharsets.UTF_8));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("Every Java platform has SHA-256", e);
            }
        }
    }

    private final Path place;
    private final Shape shape;
    private final List<Integer> checksums = new ArrayList<>();
    private List<String> texts = List.of();
    private int segments;
    private long longest;

    /** Where the bytes are: beside the place while they are written. */
    private volatile Path path;

    private @Nullable FileChannel channel;

    /**
     * The chunks written before writing failed, in an unnamed file that stays readable as long as
     * needed.
     */
    private volatile @Nullable RandomAccessFile remains;

    private volatile Consumer<String> damageListener = problem -> {};

    private SegmentFile(Path place, Path path, Shape shape) {
        this.place = place;
        this.path = path;
        this.shape = shape;
    }

    // --- writing

    /** Begins a file; null if it cannot be written or is already being written. */
    static @Nullable SegmentFile create(Path place, Shape shape) {
        Path path = place.resolveSibling(place.getFileName() + ".new");
        SegmentFile file = new SegmentFile(place, path, shape);
        try {
            if (!isPlain(path)) {
                Files.deleteIfExists(path);
            }
            FileChannel channel =
                    FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = lock(channel);
            if (lock == null) {
                channel.close();
                return null;
            }
            file.channel = channel;
            channel.truncate(0);
            writeAt(channel, ByteBuffer.wrap(shape.header()), 0);
            return file;
        } catch (IOException e) {
            file.logFailure(e);
            if (file.channel != null) {
                file.discard();
            }
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
                path,
                e.getMessage());
    }

    private static void writeAt(FileChannel channel, ByteBuffer bytes, long position)
            throws IOException {
        long at = position;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }

    /** Adds a chunk; false if that fails, and then no more may be added. */
    boolean append(byte[] chunk) {
        FileChannel channel = this.channel;
        if (channel == null) {
            return false;
        }
        try {
            writeAt(channel, ByteBuffer.wrap(chunk), positionOf(checksums.size()));
            checksums.add(Integer.valueOf(checksum(chunk)));
            return true;
        } catch (IOException e) {
            logFailure(e);
            giveUp();
            return false;
        }
    }

    /** Deletes the name, so that no partial file stays behind; written chunks stay readable. */
    private void giveUp() {
        close();
        try {
            remains = new RandomAccessFile(path.toFile(), "r");
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // a system that does not delete what is open
            path.toFile().deleteOnExit();
        }
    }

    /** Completes the file and puts it into its place. */
    void finish(int segments, long longest, List<String> texts) {
        FileChannel channel = this.channel;
        if (channel == null) {
            return;
        }
        try {
            byte[] rest = rest(longest, texts);
            long position = HEADER + (long) segments * shape.segmentBytes();
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
                    path,
                    place,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
            path = place;
        } catch (IOException e) {
            logFailure(e);
            giveUp();
        }
    }

    private byte[] rest(long longest, List<String> texts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(longest);
        for (Integer checksum : checksums) {
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
        FileChannel channel = this.channel;
        this.channel = null;
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                logFailure(e);
            }
        }
    }

    /** Discards an unfinished file. */
    void discard() {
        close();
        RandomAccessFile remains = this.remains;
        try {
            if (remains != null) {
                remains.close();
            }
            if (!path.equals(place)) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            logFailure(e);
        }
    }

    /** A pipe has no end, and the target of a link may belong to another user. */
    private static boolean isPlain(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    // --- reading

    /**
     * Opens a complete file; null if there is none, or one that is of no use.
     *
     * @throws UncheckedIOException if there is one that may be good, and it cannot be opened
     */
    static @Nullable SegmentFile open(Path place, Shape shape) {
        SegmentFile file = new SegmentFile(place, place, shape);
        if (!isPlain(place)) {
            return null;
        }
        try (RandomAccessFile in = new RandomAccessFile(place.toFile(), "r")) {
            return file.readEnds(in) ? file : null;
        } catch (FileNotFoundException e) {
            if (Files.isReadable(place)) {
                throw new UncheckedIOException(
                        "The stored segments " + place + " cannot be opened: " + e.getMessage(), e);
            }
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
        if (size < HEADER + FOOTER || !Arrays.equals(bytes(file, 0, HEADER), shape.header())) {
            return false;
        }
        ByteBuffer footer = ByteBuffer.wrap(bytes(file, size - FOOTER, FOOTER));
        long position = footer.getLong();
        int checksum = footer.getInt();
        segments = footer.getInt();
        long length = size - FOOTER - position;
        int chunks = (int) ((segments + SegmentColumns.CHUNK - 1L) / SegmentColumns.CHUNK);
        if (!footer.equals(ByteBuffer.wrap(END))
                || segments < 0
                || position != HEADER + (long) segments * shape.segmentBytes()
                || length < 0
                || length > MAX_REST) {
            return false;
        }
        byte[] rest = bytes(file, position, (int) length);
        if (checksum(rest) != checksum) {
            return false;
        }
        ByteBuffer in = ByteBuffer.wrap(rest);
        longest = in.getLong();
        for (int i = 0; i < chunks; i++) {
            checksums.add(Integer.valueOf(in.getInt()));
        }
        List<String> texts = new ArrayList<>();
        for (int i = in.getInt(); i > 0; i--) {
            byte[] utf8 = new byte[Math.min(in.getInt(), in.remaining())];
            in.get(utf8);
            texts.add(new String(utf8, StandardCharsets.UTF_8));
        }
        this.texts = texts;
        return true;
    }

    int segments() {
        return segments;
    }

    long longest() {
        return longest;
    }

    List<String> texts() {
        return texts;
    }

    /** Sets who is told what is wrong when the file turns out to be damaged. */
    void onDamage(Consumer<String> listener) {
        damageListener = listener;
    }

    /** Reads a written chunk with the given number of segments. */
    byte[] read(int chunk, int segments) {
        int length = segments * shape.segmentBytes();
        try {
            byte[] bytes = readChunk(positionOf(chunk), length);
            if (checksum(bytes) != checksums.get(chunk).intValue()) {
                throw damaged("a part has a wrong checksum", null);
            }
            return bytes;
        } catch (EOFException e) {
            throw damaged("it has been truncated", e);
        } catch (IOException e) {
            if (!Files.exists(path)) {
                throw damaged("it was deleted", e);
            }
            throw new UncheckedIOException(
                    "The stored segments in " + path + " cannot be read: " + e.getMessage(), e);
        }
    }

    private byte[] readChunk(long position, int length) throws IOException {
        RandomAccessFile remains = this.remains;
        if (remains != null) {
            synchronized (remains) {
                return bytes(remains, position, length);
            }
        }
        // not by a channel, which an interrupted thread would close
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            return bytes(file, position, length);
        }
    }

    private UncheckedIOException damaged(String what, @Nullable IOException cause) {
        String problem =
                "The stored segments in "
                        + path
                        + " are damaged: "
                        + what
                        + "; they must be computed again";
        damageListener.accept(problem);
        return new UncheckedIOException(problem, new IOException(problem, cause));
    }

    private long positionOf(int chunk) {
        return HEADER + (long) chunk * SegmentColumns.CHUNK * shape.segmentBytes();
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
