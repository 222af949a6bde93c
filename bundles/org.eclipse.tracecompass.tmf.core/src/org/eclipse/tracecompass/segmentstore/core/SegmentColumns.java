package org.eclipse.tracecompass.segmentstore.core;

import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.SegmentFile.Shape;

/**
 * The numbers of many segments in arrays, so that a segment costs a few words and no object: start,
 * end, and some columns of ints and longs. Segments are added in the order of their ends by one
 * thread; any thread may read those that are there.
 *
 * <p>They are in memory alone, or in a file as well; then only those stay in memory that were
 * looked at of late, as long as there is room.
 */
public final class SegmentColumns {

    private static final int BITS = 14;
    private static final int MASK = (1 << BITS) - 1;

    /** How many segments a chunk has. */
    static final int CHUNK = 1 << BITS;

    /** Where a chunk is: in memory, or in the file and perhaps in memory. */
    private static final class Place {
        private final @Nullable Chunk fKept;
        private volatile Reference<@Nullable Chunk> fRead;

        Place(Chunk chunk, boolean keep) {
            fKept = keep ? chunk : null;
            fRead = new SoftReference<>(chunk);
        }

        Place() {
            fKept = null;
            fRead = new SoftReference<>(null);
        }
    }

    private final Shape fShape;
    private final @Nullable SegmentFile fFile;
    private final List<String> fTexts = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> fNumbers = new HashMap<>();

    /** Whether chunks are still written to the file. */
    private boolean fStoring;

    /** Grows by copying, so that a reader always has one in which all of {@link #fSize} is. */
    private volatile Place[] fPlaces = {};

    /** The chunk that is being filled. */
    private Chunk fOpen = new Chunk(0, 0, 0);

    /** Written after everything of the segment: reading it makes that visible. */
    private volatile int fSize;

    private volatile long fLongest;

    /**
     * Creates columns without segments, in memory alone.
     *
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    public SegmentColumns(int ints, int longs) {
        this(new Shape(0, ints, longs), null);
    }

    private SegmentColumns(Shape shape, @Nullable SegmentFile file) {
        fShape = shape;
        fFile = file;
        fStoring = file != null;
    }

    /**
     * Creates columns without segments that are written to a file; where that is not possible, or
     * somebody else is writing it, they are in memory alone. End it by {@link #finish} or {@link
     * #discard}.
     *
     * @param file the file, which is there once all segments are
     * @param version a number that changes when other segments are found, or other columns
     * @param ints how many columns of ints
     * @param longs how many columns of longs
     */
    public static SegmentColumns create(Path file, int version, int ints, int longs) {
        Shape shape = new Shape(version, ints, longs);
        return new SegmentColumns(shape, SegmentFile.create(file, shape));
    }

    /**
     * Opens columns that were stored. Segments are read when they are asked for; if that fails, an
     * {@link java.io.UncheckedIOException} says so.
     *
     * @return the columns; null if there is no such file, or one of another version
     */
    public static @Nullable SegmentColumns open(Path file, int version, int ints, int longs) {
        Shape shape = new Shape(version, ints, longs);
        SegmentFile stored = SegmentFile.open(file, shape);
        if (stored == null) {
            return null;
        }
        SegmentColumns columns = new SegmentColumns(shape, stored);
        columns.fStoring = false;
        columns.fTexts.addAll(stored.texts());
        columns.fLongest = stored.longest();
        Place[] places = new Place[(int) ((stored.segments() + CHUNK - 1L) / CHUNK)];
        Arrays.setAll(places, i -> new Place());
        columns.fPlaces = places;
        columns.fSize = stored.segments();
        return columns;
    }

    /** Stores what was added; nothing is to be added afterwards. */
    public void finish() {
        SegmentFile file = fFile;
        int rest = fSize & MASK;
        if (file != null && fStoring && (rest == 0 || file.append(fOpen.bytes(rest)))) {
            file.finish(fSize, fLongest, fTexts);
        }
        if (file != null) {
            fStoring = false;
        }
    }

    /** Removes what was written, when not everything was found; segments cannot be read then. */
    public void discard() {
        SegmentFile file = fFile;
        if (file != null) {
            fStoring = false;
            file.discard();
        }
    }

    /**
     * Returns the number of a text, to be kept in a column: equal texts have one number. To be
     * called by the thread that adds segments.
     */
    public int number(String text) {
        Integer number = fNumbers.get(text);
        if (number == null) {
            number = Integer.valueOf(fTexts.size());
            fTexts.add(text);
            fNumbers.put(text, number);
        }
        return number.intValue();
    }

    /** Returns the text of a number. */
    public String text(int number) {
        return fTexts.get(number);
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
        int size = fSize;
        if (end < start || size > 0 && end < getEnd(size - 1)) {
            throw new IllegalArgumentException(
                    "The segment from " + start + " to " + end + " is out of order"); // $NON-NLS-1$
        }
        int at = size & MASK;
        if (at == 0) {
            fOpen = new Chunk(CHUNK, fShape.ints(), fShape.longs());
            Place[] places = Arrays.copyOf(fPlaces, (size >> BITS) + 1);
            places[size >> BITS] = new Place(fOpen, true);
            fPlaces = places;
        }
        fOpen.set(at, start, end, ints, longs);
        if (end - start > fLongest) {
            fLongest = end - start;
        }
        fSize = size + 1;
        if (at == MASK) {
            store(size >> BITS);
        }
    }

    /** Writes a full chunk; from then on it need not stay in memory. */
    private void store(int index) {
        SegmentFile file = fFile;
        if (file == null || !fStoring) {
            return;
        }
        if (file.append(fOpen.bytes(CHUNK))) {
            Place[] places = fPlaces.clone();
            places[index] = new Place(fOpen, false);
            fPlaces = places;
        } else {
            fStoring = false;
        }
    }

    private Chunk chunk(int index) {
        Place place = fPlaces[index >> BITS];
        Chunk kept = place.fKept;
        if (kept != null) {
            return kept;
        }
        Chunk read = place.fRead.get();
        return read == null ? read(index >> BITS, place) : read;
    }

    private Chunk read(int index, Place place) {
        SegmentFile file = fFile;
        if (file == null) {
            throw new IllegalStateException();
        }
        int segments = Math.min(CHUNK, fSize - (index << BITS));
        Chunk chunk = new Chunk(segments, fShape.ints(), fShape.longs());
        chunk.read(file.read(index, segments));
        place.fRead = new SoftReference<>(chunk);
        return chunk;
    }

    /** Returns how many segments there are by now. */
    public int size() {
        return fSize;
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
        int size = fSize;
        long longest = fLongest;
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
