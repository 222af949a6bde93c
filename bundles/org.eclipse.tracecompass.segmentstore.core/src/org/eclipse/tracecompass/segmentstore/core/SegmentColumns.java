package org.eclipse.tracecompass.segmentstore.core;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The numbers of many segments in arrays, so that a segment costs a few words and no object: start,
 * end, and some columns of ints and longs. Segments are added in the order of their ends by one
 * thread; any thread may read those that are there.
 *
 * <p>They are in memory alone, or in a file as well; then only those stay in memory that were
 * looked at recently, as long as there is room. The bytes in the {@link ChunkFile}:
 *
 * <pre>
 * id        int version of the analysis, int columns of ints, int columns of longs, 32 bytes SHA-256 of the origin
 * chunk     16,384 segments, the last one less: starts, ends, columns of ints, columns of longs
 * metadata  int segments, long longest segment, int texts, each int length and UTF-8
 * </pre>
 */
public final class SegmentColumns {

    private static final int BITS = 14;
    private static final int MASK = (1 << BITS) - 1;

    /** The number of segments in a chunk. */
    static final int CHUNK = 1 << BITS;

    /**
     * The properties that a usable file must have.
     *
     * @param origin tells from what the segments were found
     * @param version of the analysis: another one finds other segments
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    private record Shape(String origin, int version, int ints, int longs) {

        int segmentBytes() {
            return 2 * Long.BYTES + ints * Integer.BYTES + longs * Long.BYTES;
        }

        byte[] id() {
            byte[] digest = ChunkFile.digest(origin);
            return ByteBuffer.allocate(3 * Integer.BYTES + digest.length)
                    .putInt(version)
                    .putInt(ints)
                    .putInt(longs)
                    .put(digest)
                    .array();
        }
    }

    /** Where a chunk is: in memory, or in the file and perhaps in memory. */
    private static final class Place {
        private final @Nullable Chunk kept;
        private volatile Reference<@Nullable Chunk> read;

        Place(Chunk chunk, boolean keep) {
            kept = keep ? chunk : null;
            read = new SoftReference<>(chunk);
        }

        Place() {
            kept = null;
            read = new SoftReference<>(null);
        }
    }

    private final Shape shape;
    private final @Nullable ChunkFile file;
    private final NumberedTexts texts = new NumberedTexts();

    /** Whether chunks are still written to the file. */
    private boolean storing;

    private volatile boolean finished;

    /** Grows by copying, so that a reader always has one in which all of {@link #size} is. */
    private volatile Place[] places = {};

    /** The chunk that is being filled. */
    private Chunk open = new Chunk(0, 0, 0);

    /** Written after everything of the segment: reading it makes that visible. */
    private volatile int size;

    private volatile long longest;

    /**
     * Creates columns without segments, in memory alone.
     *
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    public SegmentColumns(int ints, int longs) {
        this(new Shape("", 0, ints, longs), null);
    }

    private SegmentColumns(Shape shape, @Nullable ChunkFile file) {
        this.shape = shape;
        this.file = file;
        storing = file != null;
    }

    /**
     * Creates columns without segments that are written to a file; where that is not possible, or
     * another writer has it open, they are in memory only. End it by {@link #finish} or {@link
     * #discard}.
     *
     * @param file the file, which is there once all segments are
     * @param origin tells from what the segments are found; a file of another one is not opened
     * @param version a number that changes when other segments are found, or other columns
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    public static SegmentColumns create(
            Path file, String origin, int version, int ints, int longs) {
        Shape shape = new Shape(origin, version, ints, longs);
        try {
            return new SegmentColumns(shape, ChunkFile.create(file, shape.id()));
        } catch (IOException e) {
            ChunkFile.logFailure(file, e);
            return new SegmentColumns(shape, null);
        }
    }

    /**
     * Opens columns that were stored. Segments are read when they are asked for; if that fails, an
     * {@link java.io.UncheckedIOException} says so.
     *
     * @return the columns; null if there is no such file, or one of another origin or version
     * @throws java.io.UncheckedIOException if the file cannot be opened although it may be good, as
     *     when too many files are open
     */
    public static @Nullable SegmentColumns open(
            Path file, String origin, int version, int ints, int longs) {
        Shape shape = new Shape(origin, version, ints, longs);
        ChunkFile stored = ChunkFile.open(file, shape.id());
        if (stored == null) {
            return null;
        }
        SegmentColumns columns = new SegmentColumns(shape, stored);
        columns.storing = false;
        columns.finished = true;
        try {
            return columns.readMetadata(stored) ? columns : null;
        } catch (BufferUnderflowException | NegativeArraySizeException e) {
            return null;
        }
    }

    /** Takes over what there is in the file; false if its chunks have other segments. */
    private boolean readMetadata(ChunkFile stored) {
        ByteBuffer in = stored.metadata();
        int segments = in.getInt();
        longest = in.getLong();
        for (int i = in.getInt(); i > 0; i--) {
            byte[] utf8 = new byte[Math.min(in.getInt(), in.remaining())];
            in.get(utf8);
            texts.add(new String(utf8, StandardCharsets.UTF_8));
        }
        if (segments < 0 || stored.chunks() != (int) ((segments + CHUNK - 1L) / CHUNK)) {
            return false;
        }
        Place[] places = new Place[stored.chunks()];
        for (int i = 0; i < places.length; i++) {
            int expected = Math.min(CHUNK, segments - i * CHUNK);
            if (stored.length(i) != expected * shape.segmentBytes()) {
                return false;
            }
            places[i] = new Place();
        }
        this.places = places;
        size = segments;
        return true;
    }

    /**
     * Returns whether all segments are there, because they were stored earlier or {@link #finish}
     * was called.
     *
     * @since 0.2.0
     */
    public boolean isFinished() {
        return finished;
    }

    /**
     * Sets who is told when the file turns out to be damaged, besides the one who gets the {@link
     * java.io.UncheckedIOException}.
     *
     * @param listener gets a sentence; called by the thread that reads, possibly often, and must
     *     return soon
     */
    public void onDamage(Consumer<String> listener) {
        ChunkFile file = this.file;
        if (file != null) {
            file.onDamage(listener);
        }
    }

    /**
     * Reads all that is stored in the file, which compares the checksums.
     *
     * @param cancelled asked from time to time whether to stop
     * @throws java.io.UncheckedIOException if one is wrong
     */
    public void verify(BooleanSupplier cancelled) {
        ChunkFile file = this.file;
        int size = this.size;
        for (int from = 0;
                file != null && from < size && !cancelled.getAsBoolean();
                from += CHUNK) {
            file.read(from >> BITS);
        }
    }

    /** Stores the added segments; nothing may be added afterwards. */
    public void finish() {
        ChunkFile file = this.file;
        int rest = size & MASK;
        if (file != null && storing && (rest == 0 || file.append(open.bytes(rest)))) {
            file.finish(metadata());
        }
        storing = false;
        finished = true;
    }

    private byte[] metadata() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(size);
            out.writeLong(longest);
            out.writeInt(texts.size());
            for (int i = 0; i < texts.size(); i++) {
                byte[] utf8 = texts.text(i).getBytes(StandardCharsets.UTF_8);
                out.writeInt(utf8.length);
                out.write(utf8);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Removes what was written, when not everything was found; segments cannot be read then. */
    public void discard() {
        ChunkFile file = this.file;
        if (file != null) {
            storing = false;
            file.discard();
        }
    }

    /** Discards the file, finished or not; one that another writer has put in its place stays. */
    public void delete() {
        ChunkFile file = this.file;
        if (file != null) {
            storing = false;
            file.delete();
        }
    }

    /**
     * Returns the number of a text, to be kept in a column: equal texts have one number. To be
     * called by the thread that adds segments.
     */
    public int number(String text) {
        return texts.number(text);
    }

    /** Returns the text of a number. */
    public String text(int number) {
        return texts.text(number);
    }

    /**
     * Adds a segment.
     *
     * @param start its start, ns
     * @param end its end, ns; neither before the start nor before the end of the one added last
     * @param ints its numbers in the columns of ints; null for none
     * @param longs its numbers in the columns of longs; null for none
     * @throws IllegalArgumentException if it is out of order
     */
    public void add(long start, long end, int @Nullable [] ints, long @Nullable [] longs) {
        int size = this.size;
        if (end < start || size > 0 && end < getEnd(size - 1)) {
            throw new IllegalArgumentException(
                    "The segment from " + start + " to " + end + " is out of order");
        }
        int at = size & MASK;
        if (at == 0) {
            open = new Chunk(CHUNK, shape.ints(), shape.longs());
            Place[] places = Arrays.copyOf(this.places, (size >> BITS) + 1);
            places[size >> BITS] = new Place(open, true);
            this.places = places;
        }
        open.set(at, start, end, ints, longs);
        if (end - start > longest) {
            longest = end - start;
        }
        this.size = size + 1;
        if (at == MASK) {
            store(size >> BITS);
        }
    }

    /** Writes a full chunk; from then on it need not stay in memory. */
    private void store(int index) {
        ChunkFile file = this.file;
        if (file == null || !storing) {
            return;
        }
        if (file.append(open.bytes(CHUNK))) {
            Place[] places = this.places.clone();
            places[index] = new Place(open, false);
            this.places = places;
        } else {
            storing = false;
        }
    }

    private Chunk chunk(int index) {
        Place place = places[index >> BITS];
        Chunk kept = place.kept;
        if (kept != null) {
            return kept;
        }
        Chunk read = place.read.get();
        return read == null ? read(index >> BITS, place) : read;
    }

    private Chunk read(int index, Place place) {
        ChunkFile file = this.file;
        if (file == null) {
            throw new IllegalStateException();
        }
        int segments = Math.min(CHUNK, size - (index << BITS));
        Chunk chunk = new Chunk(segments, shape.ints(), shape.longs());
        chunk.read(file.read(index));
        place.read = new SoftReference<>(chunk);
        return chunk;
    }

    /** Returns how many segments there are by now. */
    public int size() {
        return size;
    }

    /** Returns the start of a segment. */
    public long getStart(int index) {
        return chunk(index).start(index & MASK);
    }

    /** Returns the end of a segment. */
    public long getEnd(int index) {
        return chunk(index).end(index & MASK);
    }

    /** Returns the number of a segment in a column of ints. */
    public int getInt(int column, int index) {
        return chunk(index).getInt(column, index & MASK);
    }

    /** Returns the number of a segment in a column of longs. */
    public long getLong(int column, int index) {
        return chunk(index).getLong(column, index & MASK);
    }

    /** Finds segments as {@link ISegmentStore#forEachIn} does. */
    public void forEachIn(long start, long end, IntConsumer consumer) {
        if (end < start) {
            return;
        }
        int size = this.size;
        long longest = this.longest;
        for (int i = firstEndingAt(start, size); i < size; i++) {
            long from = getStart(i);
            if (from <= end) {
                consumer.accept(i);
            } else if (getEnd(i) - longest > end) {
                return;
            }
        }
    }

    private int firstEndingAt(long time, int size) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (getEnd(middle) < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
