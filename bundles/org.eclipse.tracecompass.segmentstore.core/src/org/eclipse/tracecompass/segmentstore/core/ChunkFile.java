package org.eclipse.tracecompass.segmentstore.core;

import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.zip.CRC32C;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * A file with chunks of segments, followed by the metadata of all of them. It is written beside its
 * place, under a name of its own, and moved there when it is complete, so the file in its place is
 * always complete; of several writers, the last one to finish wins. It is open only while it is
 * being written; each chunk is read by itself. Of one that cannot be completed, only what was
 * written is kept, without a name.
 *
 * <pre>
 * header   "ASTROSEG", int format 3, the bytes that tell which file this is
 * chunks   one behind the other
 * rest     int chunks, int length and int checksum of each, bytes of metadata
 * footer   long position of the rest, int its checksum, "ASTROEND"
 * </pre>
 *
 * Numbers are big endian, checksums are CRC-32C. What is in the chunks and the metadata is for
 * {@link SegmentColumns} and {@link DiskSegmentStore} to say.
 *
 * <p>One thread writes, any thread may read the chunks that it has written.
 */
final class ChunkFile {

    private static final System.Logger LOGGER = LazyLogger.of(ChunkFile.class);

    private static final byte[] BEGIN = "ASTROSEG".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] END = "ASTROEND".getBytes(StandardCharsets.US_ASCII);
    private static final int FORMAT = 3;
    private static final int FOOTER = 20;
    private static final int MAX_REST = 64 << 20;

    /** Where a chunk is, in bytes. */
    private record Place(long position, int length, int checksum) {
        long end() {
            return position + length;
        }
    }

    private final Path place;
    private final byte[] header;

    /** Guarded by itself. */
    private final List<Place> chunks = new ArrayList<>();

    private byte[] metadata = {};

    /** Where the bytes are: beside the place while they are written. */
    private volatile Path path;

    private @Nullable FileChannel channel;

    /**
     * The chunks written before writing failed, in an unnamed file that stays readable as long as
     * needed.
     */
    private volatile @Nullable RandomAccessFile remains;

    /** Tells a complete file from another one in its place; null where files have no identity. */
    private volatile @Nullable Object key;

    private volatile Consumer<String> damageListener = problem -> {};

    private ChunkFile(Path place, Path path, byte[] id) {
        this.place = place;
        this.path = path;
        header =
                ByteBuffer.allocate(BEGIN.length + Integer.BYTES + id.length)
                        .put(BEGIN)
                        .putInt(FORMAT)
                        .put(id)
                        .array();
    }

    /** Returns a digest for an id: a short hash would take one origin for another. */
    static byte[] digest(String origin) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(origin.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    // --- writing

    /**
     * Begins a file.
     *
     * @param place where it will be once it is complete
     * @param id tells which file this is; one with another id is not opened
     * @throws IOException if it cannot be written
     */
    static ChunkFile create(Path place, byte[] id) throws IOException {
        Path path = FileReplacement.begin(place, ".new");
        ChunkFile file = new ChunkFile(place, path, id);
        try {
            FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE);
            file.channel = channel;
            writeAt(channel, ByteBuffer.wrap(file.header), 0);
            return file;
        } catch (IOException e) {
            file.discard();
            throw e;
        }
    }

    /** Tells that segments stay in memory. */
    static void logFailure(Path file, IOException e) {
        LOGGER.log(
                System.Logger.Level.WARNING,
                "Segments are not stored: {0} cannot be written: {1}",
                file,
                e.getMessage());
    }

    private static void writeAt(FileChannel channel, ByteBuffer bytes, long position)
            throws IOException {
        long at = position;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }

    private long end() {
        synchronized (chunks) {
            return chunks.isEmpty() ? header.length : chunks.getLast().end();
        }
    }

    /** Adds a chunk; false if that fails, and then no more may be added. */
    boolean append(byte[] chunk) {
        FileChannel channel = this.channel;
        if (channel == null) {
            return false;
        }
        try {
            long position = end();
            writeAt(channel, ByteBuffer.wrap(chunk), position);
            synchronized (chunks) {
                chunks.add(new Place(position, chunk.length, checksum(chunk)));
            }
            return true;
        } catch (IOException e) {
            logFailure(path, e);
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
    void finish(byte[] metadata) {
        FileChannel channel = this.channel;
        if (channel == null) {
            return;
        }
        try {
            byte[] rest = rest(metadata);
            long position = end();
            ByteBuffer bytes =
                    ByteBuffer.allocate(rest.length + FOOTER)
                            .put(rest)
                            .putLong(position)
                            .putInt(checksum(rest))
                            .put(END)
                            .flip();
            writeAt(channel, bytes, position);
            close();
            key = key(path);
            FileReplacement.replace(path, place);
            path = place;
        } catch (IOException e) {
            logFailure(path, e);
            giveUp();
        }
    }

    private byte[] rest(byte[] metadata) {
        synchronized (chunks) {
            ByteBuffer bytes =
                    ByteBuffer.allocate(Integer.BYTES * (1 + 2 * chunks.size()) + metadata.length);
            bytes.putInt(chunks.size());
            for (Place chunk : chunks) {
                bytes.putInt(chunk.length()).putInt(chunk.checksum());
            }
            return bytes.put(metadata).array();
        }
    }

    private void close() {
        FileChannel channel = this.channel;
        this.channel = null;
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                logFailure(path, e);
            }
        }
    }

    /** Discards an unfinished file; a finished one stays. */
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
            logFailure(path, e);
        }
    }

    /** Discards the file, finished or not; one that another writer has put in its place stays. */
    void delete() {
        discard();
        try {
            if (path.equals(place) && !isReplaced()) {
                Files.deleteIfExists(place);
            }
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING, "The segments in {0} cannot be deleted.", place);
        }
    }

    private static @Nullable Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
    }

    /** Returns whether another writer has put its file in the place of this one. */
    private boolean isReplaced() throws IOException {
        try {
            return path.equals(place) && !Objects.equals(key, key(place));
        } catch (NoSuchFileException e) {
            return false;
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
    static @Nullable ChunkFile open(Path place, byte[] id) {
        ChunkFile file = new ChunkFile(place, place, id);
        if (!isPlain(place)) {
            return null;
        }
        try (RandomAccessFile in = new RandomAccessFile(place.toFile(), "r")) {
            file.key = key(place);
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
        if (size < header.length + FOOTER
                || !Arrays.equals(bytes(file, 0, header.length), header)) {
            return false;
        }
        ByteBuffer footer = ByteBuffer.wrap(bytes(file, size - FOOTER, FOOTER));
        long position = footer.getLong();
        int checksum = footer.getInt();
        long length = size - FOOTER - position;
        if (!footer.equals(ByteBuffer.wrap(END))
                || position < header.length
                || length < 0
                || length > MAX_REST) {
            return false;
        }
        byte[] rest = bytes(file, position, (int) length);
        return checksum(rest) == checksum && readRest(ByteBuffer.wrap(rest), position);
    }

    private boolean readRest(ByteBuffer rest, long position) {
        long at = header.length;
        synchronized (chunks) {
            for (int i = rest.getInt(); i > 0; i--) {
                Place chunk = new Place(at, rest.getInt(), rest.getInt());
                chunks.add(chunk);
                at = chunk.end();
            }
        }
        metadata = new byte[rest.remaining()];
        rest.get(metadata);
        return at == position;
    }

    /** The metadata of a file that was opened. */
    ByteBuffer metadata() {
        return ByteBuffer.wrap(metadata);
    }

    /** The number of chunks. */
    int chunks() {
        synchronized (chunks) {
            return chunks.size();
        }
    }

    /** The number of bytes of a chunk. */
    int length(int chunk) {
        synchronized (chunks) {
            return chunks.get(chunk).length();
        }
    }

    /** Sets who is told what is wrong when the file turns out to be damaged. */
    void onDamage(Consumer<String> listener) {
        damageListener = listener;
    }

    /** Reads a written chunk. */
    byte[] read(int index) {
        Place chunk;
        synchronized (chunks) {
            chunk = chunks.get(index);
        }
        try {
            byte[] bytes = readChunk(chunk);
            if (checksum(bytes) != chunk.checksum()) {
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

    private byte[] readChunk(Place chunk) throws IOException {
        RandomAccessFile remains = this.remains;
        if (remains != null) {
            synchronized (remains) {
                return bytes(remains, chunk.position(), chunk.length());
            }
        }
        // not by a channel, which an interrupted thread would close
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            return bytes(file, chunk.position(), chunk.length());
        }
    }

    private UncheckedIOException damaged(String what, @Nullable IOException cause) {
        String problem =
                "The stored segments in "
                        + path
                        + (wasReplaced() ? " were replaced" : " are damaged: " + what)
                        + "; they must be computed again";
        damageListener.accept(problem);
        return new UncheckedIOException(problem, new IOException(problem, cause));
    }

    private boolean wasReplaced() {
        try {
            return isReplaced();
        } catch (IOException e) {
            return false;
        }
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
