package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;

/**
 * The intervals of a history, by levels of duration, in memory or in a file. One thread at a time
 * inserts, any number of threads query meanwhile; a query sees every interval that was inserted
 * before it began. No locks.
 */
final class HistoryStore {

    /** Each level holds durations of three more bits than the one below. */
    static final int BITS_PER_LEVEL = 3;

    static final int LEVELS = (Long.SIZE - 1) / BITS_PER_LEVEL + 1;

    /**
     * Levels from this one on, of durations above 2 ms, have blocks of full size, the ones below of
     * half that. Below, a query at a time opens one block per level for a few intervals, so a
     * smaller one costs less; above, most of what it opens is what it looks for, and fewer blocks
     * cost less.
     */
    private static final int HIGH_LEVEL = 7;

    /** The default number of intervals in a block of a high level. */
    static final int BLOCK_CAPACITY = 4096;

    /** Running counts in a block have 16 bits. */
    static final int MAX_BLOCK_CAPACITY = 1 << 15;

    /** Totals get the room that blocks leave below this many bytes for four intervals. */
    private static final int BYTES_PER_FOUR = 17;

    /**
     * So many bytes of totals are stored without regard to that: nobody minds in a small history.
     */
    private static final long FREE_ROOM = 1 << 16;

    /** So many visits, such as the parts of a picture, share the cache. */
    private static final int VISITS = 4;

    private static final VarHandle END;

    static {
        try {
            END = MethodHandles.lookup().findVarHandle(HistoryStore.class, "endTime", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final String name;
    private final long startTime;
    private final @Nullable HistoryFile file;
    private final BlockCache cache;
    private final Level[] levels = new Level[LEVELS];
    private final BlockLane lane;
    private final PointQuery point = new PointQuery(this);
    private StringDictionary strings = new StringDictionary();
    private long endTime;
    private long intervals;

    /** The room that is left for totals, in quarters of a byte; for the lane only. */
    private long room = 4 * FREE_ROOM;

    private volatile boolean disposed;

    HistoryStore(
            String name,
            long startTime,
            @Nullable HistoryFile file,
            int blockCapacity,
            BlockCache cache) {
        if (blockCapacity < 1 || blockCapacity > MAX_BLOCK_CAPACITY) {
            throw new IllegalArgumentException(
                    "A block cannot have " + blockCapacity + " intervals");
        }
        this.name = name;
        this.startTime = startTime;
        endTime = startTime;
        this.file = file;
        lane = new BlockLane(file != null);
        this.cache = cache;
        for (int i = 0; i < LEVELS; i++) {
            levels[i] =
                    new Level(
                            this, i < HIGH_LEVEL ? Math.max(1, blockCapacity / 2) : blockCapacity);
        }
    }

    long startTime() {
        return startTime;
    }

    long endTime() {
        return (long) END.getAcquire(this);
    }

    long intervals() {
        return intervals;
    }

    /** Counts the bytes of all blocks. */
    long blockBytes() {
        long bytes = 0;
        for (Level level : levels) {
            Level.View view = level.view();
            for (int i = 0; i < view.size(); i++) {
                bytes += view.directory().length[i];
            }
        }
        return bytes;
    }

    /** Keeps a block that was read from the file for some time. */
    void remember(Level level, int index, HistoryBlock block) {
        cache.add(level, index, block);
        if (disposed) {
            // Disposed meanwhile: nothing may stay in the cache.
            cache.removeAll(levels);
        }
    }

    /** How many bytes of blocks a visit may keep in the cache. */
    long shareOfVisit() {
        return cache.limit() / VISITS;
    }

    Level[] levels() {
        return levels;
    }

    StringDictionary strings() {
        return strings;
    }

    /** Takes over what a file has stored. */
    void restore(StringDictionary strings, long endTime, long intervals) {
        this.strings = strings;
        this.intervals = intervals;
        END.setRelease(this, endTime);
    }

    // --- writing
    void insertNumber(long start, long end, int quark, int type, long number) {
        level(start, end, quark).add(start, end, quark, type, number);
        intervals++;
        raiseEnd(end);
    }

    private Level level(long start, long end, int quark) {
        if (start > end || start < startTime) {
            throw new TimeRangeException(
                    name + " Start:" + start + ", End:" + end + ", History start:" + startTime);
        }
        if (quark < 0) {
            throw new IndexOutOfBoundsException(quark);
        }
        return levels[
                (Long.SIZE - 1 - Long.numberOfLeadingZeros(end - start | 1)) / BITS_PER_LEVEL];
    }

    void insert(long start, long end, int quark, @Nullable Object value) {
        Level level = level(start, end, quark);
        switch (value) {
            case null -> level.add(start, end, quark, PayloadType.NULL, 0);
            case Integer i -> level.add(start, end, quark, PayloadType.INT, i);
            case String s -> insertText(level, start, end, quark, s);
            case Long l -> level.add(start, end, quark, PayloadType.LONG, l);
            case Double d ->
                    level.add(start, end, quark, PayloadType.DOUBLE, Double.doubleToRawLongBits(d));
            default -> insertOther(level, start, end, quark, value);
        }
        intervals++;
        raiseEnd(end);
    }

    void raiseEnd(long end) {
        if (end > endTime) {
            END.setRelease(this, end);
        }
    }

    private void insertText(Level level, long start, long end, int quark, String text) {
        int number = strings.number(text);
        if (number >= 0) {
            level.add(start, end, quark, PayloadType.STRING, number);
        } else {
            level.addLocal(start, end, quark, text, (long) text.length() * Character.BYTES);
        }
    }

    @SuppressWarnings("unchecked")
    private void insertOther(Level level, long start, long end, int quark, Object value) {
        IStateValueSerializer<?> found = StateValueSerializers.find(value.getClass());
        if (found == null) {
            insertText(level, start, end, quark, String.valueOf(value));
            return;
        }
        byte[] bytes = ((IStateValueSerializer<Object>) found).serialize(value);
        level.addLocal(start, end, quark, new CustomValue(found.getId(), bytes), bytes.length);
    }

    /** Where blocks are made. */
    BlockLane lane() {
        return lane;
    }

    /**
     * Stores a block, in the file or in the directory itself; for the lane only.
     *
     * @param totals takes those of the block, if there is room for them
     */
    void writeBlock(EncodedBlock block, Directory directory, int index, TotalsPage totals) {
        directory.minStart[index] = block.minStart();
        directory.maxEnd[index] = block.maxEnd();
        directory.minQuark[index] = block.minQuark();
        directory.maxQuark[index] = block.maxQuark();
        directory.count[index] = block.count();
        directory.length[index] = block.bytes().length;
        HistoryFile file = this.file;
        if (file == null) {
            directory.blocks[index] = new HistoryBlock(Words.of(block.bytes()));
        } else {
            directory.checksum[index] = block.checksum();
            directory.position[index] = file.append(block.bytes());
            if (isRoomForTotals(block) && block.totals().length > 0) {
                totals.add(index, block.totals());
                if (totals.isFull()) {
                    totals.store(file, directory);
                }
            }
        }
    }

    /** Takes a block into account; false if its totals would make the history too large. */
    private boolean isRoomForTotals(EncodedBlock block) {
        room += (long) BYTES_PER_FOUR * block.count() - 4L * block.bytes().length;
        long needed = 4L * block.totals().length;
        if (needed > room) {
            return false;
        }
        room -= needed;
        return true;
    }

    /** Makes blocks of everything that is not in one yet. */
    void seal() {
        for (Level level : levels) {
            level.seal();
        }
        lane.finish();
        HistoryFile file = this.file;
        if (file != null) {
            for (Level level : levels) {
                level.storeTotals(file);
            }
        }
    }

    void dispose() {
        disposed = true;
        cache.removeAll(levels);
    }

    // --- reading
    /**
     * Reads a block from the file.
     *
     * @param words takes its words; the block is good as long as they are left alone
     */
    HistoryBlock readBlock(Directory directory, int index, long[] words) {
        readWords(directory, index, words);
        return new HistoryBlock(words);
    }

    private void readWords(Directory directory, int index, long[] words) {
        HistoryFile file = this.file;
        if (file == null) {
            throw new IllegalStateException("A block in memory is missing");
        }
        file.readBlock(
                directory.position[index],
                words,
                directory.length[index],
                directory.checksum[index]);
    }

    /** Reads the totals of the blocks of a level; null if there are none, in memory. */
    @Nullable
    TotalsReader totals(Level.View view) {
        HistoryFile file = this.file;
        return file == null ? null : new TotalsReader(file, view.directory(), view.size());
    }

    /** Reads all blocks of a file and their totals, which compares their checksums. */
    void verify(BooleanSupplier cancelled) {
        BlockTotals totals = new BlockTotals(QuarkSet.ALL);
        long[] words = new long[0];
        for (Level level : levels) {
            Level.View view = level.view();
            TotalsReader reader = totals(view);
            for (int i = 0; i < view.size(); i++) {
                if (cancelled.getAsBoolean()) {
                    return;
                }
                int length = Words.count(view.directory().length[i]);
                if (words.length < length) {
                    words = new long[Math.max(length, words.length * 2)];
                }
                readWords(view.directory(), i, words);
                if (reader != null && view.directory().totals(i) > 0) {
                    reader.read(i, totals);
                }
            }
        }
    }

    void checkDisposed() {
        if (disposed) {
            throw new StateSystemDisposedException();
        }
    }

    private void checkTime(long t) {
        checkDisposed();
        if (t < startTime || t > endTime()) {
            throw new TimeRangeException(
                    name + " Time:" + t + ", Start:" + startTime + ", End:" + endTime());
        }
    }

    /** Creates the interval at a position of a block. */
    ITmfStateInterval interval(
            HistoryBlock block, int quark, int run, int position, long start, long end) {
        int type = block.type(position);
        long payload = block.payload(position, run);
        if (type <= PayloadType.INT) {
            return IntInterval.of(start, end, quark, (int) payload, IntInterval.nullMask(type));
        }
        return new TmfStateInterval(start, end, quark, value(block, type, payload));
    }

    /** Creates the interval at a position of a buffer. */
    ITmfStateInterval interval(IntervalBuffer buffer, int i) {
        return new TmfStateInterval(
                buffer.starts[i], buffer.ends[i], buffer.quarks[i], value(buffer, i));
    }

    /** Returns the value at a position of a buffer. */
    @Nullable
    Object value(IntervalBuffer buffer, int i) {
        int type = buffer.types[i];
        if (type != PayloadType.LOCAL) {
            return value(type, buffer.payloads[i]);
        }
        Object local = buffer.local(buffer.payloads[i]);
        return local instanceof CustomValue custom ? LocalValues.custom(custom) : local;
    }

    /** Returns the value of a type and payload that a block has. */
    @Nullable
    Object value(HistoryBlock block, int type, long payload) {
        return type == PayloadType.LOCAL ? block.local(payload) : value(type, payload);
    }

    @Nullable
    Object value(int type, long payload) {
        return switch (type) {
            case PayloadType.NULL -> null;
            case PayloadType.INT -> (int) payload;
            case PayloadType.LONG -> payload;
            case PayloadType.DOUBLE -> Double.longBitsToDouble(payload);
            default -> strings.get(payload);
        };
    }

    /** Finds the interval of an attribute at a time; null if there is none. */
    @Nullable
    ITmfStateInterval find(long t, int quark) {
        checkTime(t);
        return point.find(t, quark);
    }

    /**
     * Fills in the empty elements of a state that is indexed by quark.
     *
     * @return how many are still empty
     */
    int fill(@Nullable ITmfStateInterval[] state, long t) {
        checkTime(t);
        return point.fill(state, t);
    }

    /** Captures what there is now for a two-dimensional query. */
    Level.View[] views() {
        checkDisposed();
        Level.View[] views = new Level.View[LEVELS];
        for (int level = 0; level < LEVELS; level++) {
            views[level] = levels[level].view();
        }
        return views;
    }
}
