package org.eclipse.tracecompass.segmentstore.core;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Segments whose numbers are in columns, in the order of their ends; a subclass makes segments of
 * them, and numbers of segments. One thread adds, others may read.
 *
 * @param <E> the type of the segments
 */
public abstract class AbstractColumnStore<E extends ISegment> extends AbstractSegmentStore<ISegment>
        implements IndexedSegmentStore<ISegment>, PersistentSegmentStore<ISegment> {

    private final SegmentColumns columns;

    /**
     * Creates a store.
     *
     * @param columns the numbers of the segments
     */
    protected AbstractColumnStore(SegmentColumns columns) {
        this.columns = columns;
    }

    /** Returns the numbers of the segments. */
    protected final SegmentColumns columns() {
        return columns;
    }

    /**
     * Adds a segment. One that ends before another that was added, as where a clock steps back, is
     * taken to end with it, and keeps its duration.
     *
     * @param start its start, ns
     * @param end its end, ns
     * @param ints its numbers in the columns of ints; null for none
     * @param longs its numbers in the columns of longs; null for none
     */
    protected final void add(long start, long end, int @Nullable [] ints, long @Nullable [] longs) {
        int size = columns.size();
        long last = size == 0 ? end : Math.max(end, columns.getEnd(size - 1));
        columns.add(start + (last - end), last, ints, longs);
    }

    @Override
    public final int size() {
        return columns.size();
    }

    @Override
    public final long getStart(int index) {
        return columns.getStart(index);
    }

    @Override
    public final long getEnd(int index) {
        return columns.getEnd(index);
    }

    @Override
    public final void forEachIn(long start, long end, IntConsumer consumer) {
        columns.forEachIn(start, end, consumer);
    }

    @Override
    public abstract E get(int index);

    @Override
    public final boolean isFinished() {
        return columns.isFinished();
    }

    @Override
    public final void onDamage(Consumer<String> listener) {
        columns.onDamage(listener);
    }

    @Override
    public final void verify(BooleanSupplier cancelled) {
        columns.verify(cancelled);
    }

    @Override
    public final void close(boolean deleteFiles) {
        if (deleteFiles) {
            columns.delete();
        } else if (!columns.isFinished()) {
            columns.finish();
        }
    }

    /** Discards an unfinished file. Segments stay in memory as long as there are readers. */
    @Override
    public final void dispose() {
        if (!columns.isFinished()) {
            columns.discard();
        }
    }
}
