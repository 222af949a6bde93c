package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.eclipse.core.runtime.ILog;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventRow;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventTableModel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.collapse.ITmfCollapsibleEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * The events of a table: those of a trace, or those that pass a filter, by their index from 0.
 * Events that are not there are read in the background, and the table is told. Thread-safe.
 *
 * @since 0.2.0
 */
public class TmfEventsCache {

    /** An event with its rank in the trace. */
    public static class CachedEvent implements ITmfEvent {

        /** How many events that follow are hidden, for they are like this one. */
        long repeatCount;

        final ITmfEvent event;
        final long rank;

        /**
         * @param iTmfEvent the event
         * @param rank its rank
         */
        public CachedEvent(ITmfEvent iTmfEvent, long rank) {
            event = iTmfEvent;
            this.rank = rank;
        }

        @Override
        public <T> T getAdapter(Class<T> adapterType) {
            return event.getAdapter(adapterType);
        }

        @Override
        public ITmfTrace getTrace() {
            return event.getTrace();
        }

        @Override
        public long getRank() {
            return event.getRank();
        }

        @Override
        public String getName() {
            return event.getName();
        }

        @Override
        public ITmfTimestamp getTimestamp() {
            return event.getTimestamp();
        }

        @Override
        public ITmfEventType getType() {
            return event.getType();
        }

        @Override
        public ITmfEventField getContent() {
            return event.getContent();
        }
    }

    private final TmfEventsTable table;
    private final ExecutorService reader = daemon("Events table: rows");
    private final ExecutorService worker = daemon("Events table: search");
    private final EventTableModel model;
    private final Map<Integer, CachedEvent> stored = new ConcurrentHashMap<>();

    /**
     * @param cacheSize how many events a request reads at least; the cache chooses more if it pays
     * @param table the table
     */
    public TmfEventsCache(int cacheSize, TmfEventsTable table) {
        this.table = table;
        model =
                new EventTableModel(
                        task -> run(reader, task), task -> run(worker, task), this::changed);
    }

    private static ExecutorService daemon(String name) {
        return Executors.newSingleThreadExecutor(
                task -> {
                    Thread thread = new Thread(task, name);
                    thread.setDaemon(true);
                    return thread;
                });
    }

    private static void run(ExecutorService executor, Runnable task) {
        try {
            executor.execute(task);
        } catch (RejectedExecutionException e) {
            // The table is disposed.
        }
    }

    private void changed() {
        table.cacheUpdated(!model.state().filtering());
    }

    /** Shows another trace, without a filter; null for none. */
    public void setTrace(ITmfTrace trace) {
        stored.clear();
        model.showEvents(trace, TimeDisplay.textOf(trace)::full);
    }

    /** Forgets the events that were read, and the filter. */
    public void clear() {
        stored.clear();
        model.setFilter(null);
    }

    /**
     * Shows only some events. The number of events grows while the filter is at work.
     *
     * @param filter lets events pass
     * @param collapseFilterEnabled whether to hide an event that is like the one before it
     */
    public void applyFilter(ITmfFilter filter, boolean collapseFilterEnabled) {
        stored.clear();
        model.setFilter(collapseFilterEnabled ? new Collapsed(filter) : filter);
    }

    /** Shows all events. */
    public void clearFilter() {
        stored.clear();
        model.setFilter(null);
    }

    /**
     * An event; read in the background if it is not there.
     *
     * @param index its index
     * @return the event; null if it is not there yet, or the index is behind the end
     */
    public CachedEvent getEvent(int index) {
        CachedEvent kept = stored.get(index);
        if (kept != null || index < 0 || index >= size()) {
            return kept;
        }
        EventRow row = model.row(index);
        return row == null ? null : new CachedEvent(row.event(), row.rank());
    }

    /**
     * An event, if it is there; nothing is read.
     *
     * @param index its index
     * @return the event; null if it is not there
     */
    public CachedEvent peekEvent(int index) {
        CachedEvent kept = stored.get(index);
        if (kept != null) {
            return kept;
        }
        long rank = index < 0 || index >= size() ? -1 : model.rankOf(index);
        for (EventRow row : model.seen()) {
            if (row.rank() == rank) {
                return new CachedEvent(row.event(), row.rank());
            }
        }
        return null;
    }

    /**
     * Keeps an event that was read elsewhere, until the trace or the filter changes.
     *
     * @param event the event
     * @param rank its rank
     * @param index its index
     */
    public void storeEvent(ITmfEvent event, long rank, int index) {
        stored.put(index, new CachedEvent(event, rank));
    }

    /**
     * Counts an event that is hidden, for it is like the one at an index.
     *
     * @param index the index of that one
     */
    public void updateCollapsedEvent(int index) {
        CachedEvent kept = stored.get(index);
        if (kept != null) {
            kept.repeatCount++;
        }
    }

    /**
     * The index of the first event whose rank is not below a rank.
     *
     * @param rank the rank
     */
    public int getFilteredEventIndex(long rank) {
        return (int) Math.min(Integer.MAX_VALUE, model.indexOf(rank));
    }

    /** The number of events now; more than an int can count are cut. */
    int size() {
        return (int) Math.min(Integer.MAX_VALUE - 16L, model.size());
    }

    /** How many events are shown, and whether a filter is at work. */
    EventTableModel.State state() {
        return model.state();
    }

    /** Stops a filter that is at work; what it found stays. */
    void stopFilter() {
        model.cancelFilter();
    }

    /** Stops a search. */
    void stopSearch() {
        model.cancel();
    }

    /** Finds the indices of a time range, in ns, in the background. */
    void locate(long begin, long end, EventTableModel.RangeConsumer answer) {
        model.locate(begin, end, answer);
    }

    /**
     * Finds the next or previous event, in the background, going round at the end. A search that
     * takes too long finds nothing.
     */
    void find(Predicate<ITmfEvent> what, boolean forward, int from, LongConsumer found) {
        model.find(
                what,
                forward,
                from,
                found,
                problem -> {
                    ILog.of(TmfEventsCache.class).warn(problem);
                    found.accept(-1);
                });
    }

    /** Stops all threads. */
    void dispose() {
        model.showEvents(null, model.time());
        // Not interrupted: that would close files under other readers of the trace.
        reader.shutdown();
        worker.shutdown();
    }

    /** Hides events that are like the one before them. Used by one request, in order. */
    private static final class Collapsed implements ITmfFilter {

        private final ITmfFilter filter;
        private ITmfEvent last;

        Collapsed(ITmfFilter filter) {
            this.filter = filter;
        }

        @Override
        public synchronized boolean matches(ITmfEvent event) {
            if (filter != null && !filter.matches(event)) {
                return false;
            }
            boolean same =
                    event instanceof ITmfCollapsibleEvent
                            && last instanceof ITmfCollapsibleEvent other
                            && other.isCollapsibleWith(event);
            last = event;
            return !same;
        }
    }
}
