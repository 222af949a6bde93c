package org.eclipse.tracecompass.segmentstore.core;

import java.io.IOException;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;

/**
 * Segments in a file, which they write themselves. They are in blocks in the order in which they
 * were added; a range is looked for in the blocks whose earliest start and latest end it meets. The
 * latest block is in memory, the others while there is room. Any thread may add and read.
 *
 * <p>The bytes in the {@link ChunkFile}:
 *
 * <pre>
 * id        "DISK", int version
 * chunk     a block: segments, one behind the other
 * metadata  for each block int segments, long earliest start, long latest end
 * </pre>
 *
 * @param <E> the type of the segments
 */
final class DiskSegmentStore<E extends ISegment> extends AbstractSegmentStore<E>
        implements IndexedSegmentStore<E>, PersistentSegmentStore<E> {

    private static final int ID = 0x4449534b; // "DISK"

    /** A block is written when it has so many bytes: large enough to read at once. */
    private static final int BLOCK_BYTES = 1 << 16;

    /** A block is written when it has so many segments, however short they are. */
    private static final int BLOCK_SEGMENTS = 1 << 13;

    private static final int BLOCK_METADATA = 2 * Long.BYTES + Integer.BYTES;

    /** Some segments that were added one after the other. */
    private static final class Block<E> {

        /** The index of the first segment. */
        private final int first;

        private final int size;
        private final long start;
        private final long end;

        /** The segments, if they are in memory only. */
        private final @Nullable List<E> kept;

        private volatile Reference<@Nullable List<E>> read = new SoftReference<>(null);

        Block(int first, int size, long start, long end, @Nullable List<E> kept) {
            this.first = first;
            this.size = size;
            this.start = start;
            this.end = end;
            this.kept = kept;
        }

        boolean meets(long from, long to) {
            return start <= to && end >= from;
        }
    }

    /**
     * The segments at a moment.
     *
     * @param blocks the blocks; a block has the index of its chunk
     * @param count how many blocks there are; the array goes on behind them
     * @param open the segments behind the blocks
     */
    private record State<E>(@Nullable Block<E>[] blocks, int count, List<E> open) {

        Block<E> block(int index) {
            return Objects.requireNonNull(blocks[index]);
        }

        /** The index of the first segment behind the blocks. */
        int openFirst() {
            return count == 0 ? 0 : block(count - 1).first + block(count - 1).size;
        }
    }

    private final ChunkFile file;
    private final IHTIntervalReader<E> reader;

    /** Whether chunks can still be written to the file; guarded by this. */
    private boolean storing;

    private volatile boolean finished;

    // guarded by this; a place of the array that has been written is not written again
    private @Nullable Block<E>[] blocks = noBlocks();
    private int count;

    private volatile int size;

    // the block that is being filled, guarded by this
    private List<E> open = new ArrayList<>();
    private int openBytes;
    private long openStart = Long.MAX_VALUE;
    private long openEnd = Long.MIN_VALUE;

    private DiskSegmentStore(ChunkFile file, IHTIntervalReader<E> reader) {
        this.file = file;
        this.reader = reader;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static <E> @Nullable Block<E>[] noBlocks() {
        return new Block[16];
    }

    /** As {@link SegmentStoreFactory#createOnDiskSegmentStore}. */
    static <E extends ISegment> DiskSegmentStore<E> open(
            Path path, IHTIntervalReader<E> reader, int version, String origin) throws IOException {
        byte[] digest = ChunkFile.digest(origin);
        byte[] id =
                ByteBuffer.allocate(2 * Integer.BYTES + digest.length)
                        .putInt(ID)
                        .putInt(version)
                        .put(digest)
                        .array();
        ChunkFile stored = ChunkFile.open(path, id);
        if (stored != null) {
            DiskSegmentStore<E> store = new DiskSegmentStore<>(stored, reader);
            if (store.readMetadata()) {
                return store;
            }
        }
        DiskSegmentStore<E> store = new DiskSegmentStore<>(ChunkFile.create(path, id), reader);
        store.storing = true;
        return store;
    }

    private boolean readMetadata() {
        ByteBuffer metadata = file.metadata();
        int chunks = file.chunks();
        if (metadata.remaining() != (long) chunks * BLOCK_METADATA) {
            return false;
        }
        int size = 0;
        for (int i = 0; i < chunks; i++) {
            int segments = metadata.getInt();
            add(new Block<>(size, segments, metadata.getLong(), metadata.getLong(), null));
            size += segments;
        }
        this.size = size;
        finished = true;
        return true;
    }

    private void add(Block<E> block) {
        if (count == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * count);
        }
        blocks[count++] = block;
    }

    // --- writing

    @Override
    public synchronized boolean add(@Nullable E segment) {
        if (segment == null) {
            throw new IllegalArgumentException("No segment");
        }
        if (finished) {
            throw new UnsupportedOperationException("The store is finished");
        }
        open.add(segment);
        openBytes += segment.getSizeOnDisk();
        openStart = Math.min(openStart, segment.getStart());
        openEnd = Math.max(openEnd, segment.getEnd());
        size++;
        if (openBytes >= BLOCK_BYTES || open.size() >= BLOCK_SEGMENTS) {
            endBlock();
        }
        return true;
    }

    private void endBlock() {
        List<E> segments = open;
        storing = storing && file.append(bytes(segments, openBytes));
        Block<E> block =
                new Block<>(
                        size - segments.size(),
                        segments.size(),
                        openStart,
                        openEnd,
                        storing ? null : segments);
        block.read = new SoftReference<>(segments);
        add(block);
        open = new ArrayList<>();
        openBytes = 0;
        openStart = Long.MAX_VALUE;
        openEnd = Long.MIN_VALUE;
    }

    private static byte[] bytes(List<? extends ISegment> segments, int size) {
        ByteBuffer bytes = ByteBuffer.allocate(size);
        ISafeByteBufferWriter writer = SafeByteBufferFactory.wrapWriter(bytes, size);
        for (ISegment segment : segments) {
            segment.writeSegment(writer);
        }
        return bytes.array();
    }

    @Override
    public synchronized void close(boolean deleteFiles) {
        if (deleteFiles) {
            storing = false;
            forget();
            file.delete();
            return;
        }
        if (finished) {
            return;
        }
        if (!open.isEmpty()) {
            endBlock();
        }
        if (storing) {
            file.finish(metadata());
            storing = false;
        }
        finished = true;
    }

    private byte[] metadata() {
        State<E> state = state();
        ByteBuffer bytes = ByteBuffer.allocate(state.count() * BLOCK_METADATA);
        for (int i = 0; i < state.count(); i++) {
            Block<E> block = state.block(i);
            bytes.putInt(block.size).putLong(block.start).putLong(block.end);
        }
        return bytes.array();
    }

    private void forget() {
        finished = true;
        blocks = noBlocks();
        count = 0;
        open = new ArrayList<>();
        size = 0;
    }

    @Override
    public synchronized void dispose() {
        if (finished) {
            forget();
        } else {
            close(true);
        }
    }

    // --- reading

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean isFinished() {
        return finished;
    }

    @Override
    public void onDamage(Consumer<String> listener) {
        file.onDamage(listener);
    }

    @Override
    public void verify(BooleanSupplier cancelled) {
        State<E> state = state();
        for (int i = 0; i < state.count() && !cancelled.getAsBoolean(); i++) {
            if (state.block(i).kept == null) {
                file.read(i);
            }
        }
    }

    private synchronized State<E> state() {
        return new State<>(blocks, count, List.copyOf(open));
    }

    private List<E> segments(Block<E> block, int index) {
        List<E> kept = block.kept;
        if (kept != null) {
            return kept;
        }
        List<E> read = block.read.get();
        if (read == null) {
            read = read(index, block.size);
            block.read = new SoftReference<>(read);
        }
        return read;
    }

    private List<E> read(int index, int count) {
        byte[] bytes = file.read(index);
        ISafeByteBufferReader from =
                SafeByteBufferFactory.wrapReader(ByteBuffer.wrap(bytes), bytes.length);
        List<E> segments = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            segments.add(reader.readInterval(from));
        }
        return segments;
    }

    @Override
    public E get(int index) {
        State<E> state;
        synchronized (this) {
            if (index >= size - open.size()) {
                return open.get(index - (size - open.size()));
            }
            state = new State<>(blocks, count, List.of());
        }
        int low = 0;
        int high = state.count() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (state.block(middle).first <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Block<E> block = state.block(low);
        return segments(block, low).get(index - block.first);
    }

    @Override
    public long getStart(int index) {
        return get(index).getStart();
    }

    @Override
    public long getEnd(int index) {
        return get(index).getEnd();
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        if (end < start) {
            return;
        }
        State<E> state = state();
        for (int i = 0; i < state.count(); i++) {
            Block<E> block = state.block(i);
            if (block.meets(start, end)) {
                forEachIn(start, end, segments(block, i), block.first, consumer);
            }
        }
        forEachIn(start, end, state.open(), state.openFirst(), consumer);
    }

    private static void forEachIn(
            long start,
            long end,
            List<? extends ISegment> segments,
            int first,
            IntConsumer consumer) {
        for (int i = 0; i < segments.size(); i++) {
            ISegment segment = segments.get(i);
            if (segment.getStart() <= end && segment.getEnd() >= start) {
                consumer.accept(first + i);
            }
        }
    }

    @Override
    public Iterator<E> iterator() {
        return new InRange(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public Iterable<E> getIntersectingElements(long start, long end) {
        return end < start ? List.of() : () -> new InRange(start, end);
    }

    private final class InRange implements Iterator<E> {

        private final long start;
        private final long end;
        private final State<E> state = state();
        private int block;
        private Iterator<E> segments = List.<E>of().iterator();
        private @Nullable E next;

        InRange(long start, long end) {
            this.start = start;
            this.end = end;
            advance();
        }

        private void advance() {
            next = null;
            while (next == null && (segments.hasNext() || block <= state.count())) {
                if (!segments.hasNext()) {
                    segments = nextBlock().iterator();
                    continue;
                }
                E segment = segments.next();
                if (segment.getStart() <= end && segment.getEnd() >= start) {
                    next = segment;
                }
            }
        }

        /** The segments of the next block; none where it is outside of the range. */
        private List<E> nextBlock() {
            int index = block++;
            if (index == state.count()) {
                return state.open();
            }
            Block<E> candidate = state.block(index);
            return candidate.meets(start, end) ? segments(candidate, index) : List.of();
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public E next() {
            @Nullable E segment = next;
            if (segment == null) {
                throw new NoSuchElementException();
            }
            advance();
            return segment;
        }
    }

    /**
     * Not supported, as the segments may be more than fit in memory.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public Object[] toArray() {
        throw new UnsupportedOperationException("Iterate over the segments of a file");
    }

    /**
     * Not supported, as the segments may be more than fit in memory.
     *
     * @throws UnsupportedOperationException always
     */
    @Override
    public <T> T[] toArray(T @Nullable [] a) {
        throw new UnsupportedOperationException("Iterate over the segments of a file");
    }
}
