package org.eclipse.tracecompass.tmf.tables.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.IEventMatchingKey;
import org.eclipse.tracecompass.tmf.core.event.matching.IMatchProcessingUnit;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/**
 * The messages between traces, in the order in which they are found. A thread of its own looks for
 * them; it waits while enough of them are not taken yet.
 */
final class MessageRows implements Rows<MessageRow> {

    private static final int BATCH = 1024;
    private static final int BATCHES = 8;

    private final ITmfTrace opened;
    private final Map<ITmfTrace, TableTrace> traces = new IdentityHashMap<>();
    private final TableScan scan;
    private final BlockingQueue<Batch> queue = new ArrayBlockingQueue<>(BATCHES);
    private final Stop monitor = new Stop();
    private final Deque<MessageRow> taken = new ArrayDeque<>();
    private @Nullable Thread finder;
    private boolean ended;

    /** Some messages, or the end: with what went wrong, if anything did. */
    private record Batch(List<MessageRow> rows, boolean isLast, @Nullable Throwable failure) {}

    MessageRows(ITmfTrace opened, List<TableTrace> traces, TableScan scan) {
        this.opened = opened;
        this.scan = scan;
        traces.forEach(trace -> this.traces.put(trace.trace(), trace));
    }

    @Override
    public @Nullable MessageRow next() throws TableException {
        if (finder == null && !ended) {
            Thread thread =
                    Thread.ofPlatform().daemon().name("table-messages").unstarted(this::find);
            finder = thread;
            thread.start();
        }
        while (taken.isEmpty() && !ended) {
            take();
        }
        return taken.poll();
    }

    private void take() throws TableException {
        try {
            Batch batch = queue.take();
            taken.addAll(batch.rows());
            ended = batch.isLast();
            Throwable failure = batch.failure();
            if (failure != null) {
                throw new TableException(
                        "The messages of %s cannot be read: %s."
                                .formatted(opened.getPath(), failure.getMessage()),
                        failure);
            }
            if (scan.monitor().isCanceled()) {
                throw new OperationCanceledException();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new OperationCanceledException();
        }
    }

    private void find() {
        Collector collector = new Collector();
        Throwable failure = null;
        try {
            new TmfEventMatching(List.of(opened), collector).matchEvents(monitor);
        } catch (RuntimeException | LinkageError | OutOfMemoryError e) {
            failure = e;
        }
        collector.hand(true, failure);
    }

    @Override
    public void close() {
        monitor.setCanceled(true);
        Thread thread = finder;
        if (thread != null) {
            // wakes it if it waits for room
            thread.interrupt();
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private final class Stop extends NullProgressMonitor {
        @Override
        public boolean isCanceled() {
            return super.isCanceled() || scan.monitor().isCanceled();
        }
    }

    private final class Collector implements IMatchProcessingUnit {

        private List<MessageRow> batch = new ArrayList<>();
        private int count;

        @Override
        public void init(Collection<ITmfTrace> all) {
            // the traces are known
        }

        @Override
        public void addMatch(IEventMatchingKey key, TmfEventDependency match) {
            addMatch(match);
        }

        @Override
        public void addMatch(TmfEventDependency match) {
            count++;
            TableTrace from = traces.get(match.getSource().getTrace());
            TableTrace to = traces.get(match.getDestination().getTrace());
            if (from == null || to == null) {
                return;
            }
            MessageRow row =
                    new MessageRow(
                            MessageRow.End.of(from, match.getSource()),
                            MessageRow.End.of(to, match.getDestination()));
            long first = Math.min(row.from().time(), row.to().time());
            long last = Math.max(row.from().time(), row.to().time());
            if (last >= scan.from() && first <= scan.to()) {
                batch.add(row);
                if (batch.size() == BATCH) {
                    hand(false, null);
                }
            }
        }

        @Override
        public void matchingEnded() {
            // the thread says so
        }

        @Override
        public int countMatches() {
            return count;
        }

        private void hand(boolean isLast, @Nullable Throwable failure) {
            try {
                if (!monitor.isCanceled() || isLast && queue.remainingCapacity() > 0) {
                    queue.put(new Batch(batch, isLast, failure));
                }
            } catch (InterruptedException e) {
                // closed: nobody takes it
                monitor.setCanceled(true);
            }
            batch = new ArrayList<>();
        }
    }
}
