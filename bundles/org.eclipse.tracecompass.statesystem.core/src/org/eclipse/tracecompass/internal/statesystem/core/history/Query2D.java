package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * The answer to a two-dimensional query: walks the blocks that can hold something as it is read,
 * the first ones one at a time; then other cores read a few blocks ahead. The answer is the content
 * of the store when the query was made; each iteration walks it again.
 */
final class Query2D implements Iterable<ITmfStateInterval> {

    /** So many blocks are read before other cores are asked for help: they take a while to come. */
    private static final int ALONE = 128;

    private final StoreQuery query;

    Query2D(StoreQuery query) {
        this.query = query;
    }

    @Override
    public Iterator<ITmfStateInterval> iterator() {
        return new Walk();
    }

    /** One iteration. */
    private final class Walk implements Iterator<ITmfStateInterval> {

        private final BlockOrder order = new BlockOrder(query);
        private final IntervalCollector collector = new IntervalCollector(query);
        private IntervalBatch batch = new IntervalBatch();
        private @Nullable ReadAhead ahead;
        private int size;
        private int next;
        private int read;

        @Override
        public boolean hasNext() {
            return next < size || findMore();
        }

        // Small enough to become part of the caller's loop, where the interval need not be an
        // object then.
        @Override
        public ITmfStateInterval next() {
            if (next == size && !findMore()) {
                throw new NoSuchElementException();
            }
            return batch.get(next++);
        }

        /** Goes to the next batch that is not empty. */
        private boolean findMore() {
            do {
                next = 0;
                size = 0;
                query.store().checkDisposed();
                if (!nextBatch()) {
                    return false;
                }
            } while (size == 0);
            return true;
        }

        private boolean nextBatch() {
            ReadAhead ahead = this.ahead;
            if (ahead == null && read++ >= ALONE && ReadAhead.isPossible()) {
                ahead = new ReadAhead(query, order, collector);
                this.ahead = ahead;
            }
            if (ahead != null) {
                IntervalBatch found = ahead.next();
                if (found == null) {
                    return false;
                }
                batch = found;
            } else {
                if (!order.next()) {
                    return false;
                }
                collector.begin(batch);
                collector.collect(order.level(), order.block());
            }
            size = batch.size();
            return true;
        }
    }
}
