package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * The rows of the Events view: all events of a trace, or those that pass a filter. Rows are
 * numbered from 0 (index); a row's event has a rank in the trace. Thread-safe; only the methods
 * that take a callback or say so read events, in the background.
 */
public final class EventTableModel {

    /** Takes the first and the last index of a range of rows; first after last for an empty one. */
    public interface RangeConsumer {
        void accept(long first, long last);
    }

    /**
     * The text of the status line.
     *
     * @param shown rows
     * @param total events of the trace
     * @param filtered whether only some events are shown
     * @param looked how many events the filter has looked at
     * @param filtering whether the filter is at work
     * @param problem why the filter has failed; empty if it has not
     */
    public record State(
            long shown,
            long total,
            boolean filtered,
            long looked,
            boolean filtering,
            String problem) {}

    private final Executor reader;
    private final Executor worker;
    private final Runnable changed;
    private final EventPages pages;
    private final AtomicInteger locating = new AtomicInteger();
    private final AtomicInteger finding = new AtomicInteger();
    private @Nullable ITmfTrace trace;
    private List<EventColumn> columns = List.of();
    private LongFunction<String> time = TimeText.utc()::full;
    private @Nullable ITmfFilter filter;
    private @Nullable FilterRequest request;

    /**
     * @param reader where pages are read
     * @param worker where other slow things are done
     * @param changed told, on any thread, when there are other rows or other texts
     */
    public EventTableModel(Executor reader, Executor worker, Runnable changed) {
        this.reader = reader;
        this.worker = worker;
        this.changed = changed;
        pages = new EventPages(this::readPage, this.reader, changed);
    }

    /**
     * Shows another trace, without a filter.
     *
     * @param other the trace; null for none
     * @param timeText writes instants, ns
     */
    public void show(@Nullable ITmfTrace other, LongFunction<String> timeText) {
        show(other, timeText, other == null ? List.of() : EventColumn.of(other));
    }

    /** Shows another trace, without a filter, for a table that makes texts of events itself. */
    public void showEvents(@Nullable ITmfTrace other, LongFunction<String> timeText) {
        show(other, timeText, List.of());
    }

    private void show(
            @Nullable ITmfTrace other, LongFunction<String> timeText, List<EventColumn> shown) {
        synchronized (this) {
            stopFilter();
            filter = null;
            trace = other;
            time = timeText;
            columns = shown;
        }
        cancel();
        pages.clear();
        changed.run();
    }

    /** Writes times otherwise. */
    public void setTime(LongFunction<String> timeText) {
        synchronized (this) {
            time = timeText;
        }
        pages.clear();
        changed.run();
    }

    synchronized List<EventColumn> columns() {
        return columns;
    }

    /** The rows for a file; null without a trace. */
    synchronized @Nullable EventRowsTable table() {
        ITmfTrace shown = trace;
        return shown == null ? null : new EventRowsTable(shown, columns, request);
    }

    /** What writes instants, ns. */
    public synchronized LongFunction<String> time() {
        return time;
    }

    /** The number of rows now. */
    public synchronized long size() {
        FilterRequest current = request;
        ITmfTrace shown = trace;
        return current != null ? current.ranks().size() : shown == null ? 0 : shown.getNbEvents();
    }

    public synchronized State state() {
        FilterRequest current = request;
        ITmfTrace shown = trace;
        long total = shown == null ? 0 : shown.getNbEvents();
        return current == null
                ? new State(total, total, false, total, false, "")
                : new State(
                        current.ranks().size(),
                        Math.max(total, current.seen()),
                        true,
                        current.seen(),
                        !current.isCompleted(),
                        current.problem());
    }

    /** The row at an index, or null while it is being read. */
    public @Nullable EventRow row(long index) {
        return pages.get(index);
    }

    /** Returns rows that were shown lately. */
    public List<EventRow> seen() {
        return pages.seen();
    }

    /** Whether rows were missing when they were asked for last; asking resets it. */
    boolean takeMissed() {
        return pages.takeMissed();
    }

    /** The rank of a row; the number of events for indices behind the end. */
    public synchronized long rankOf(long index) {
        FilterRequest current = request;
        if (current == null) {
            return index;
        }
        ITmfTrace shown = trace;
        return index < current.ranks().size()
                ? current.ranks().get((int) index)
                : shown == null ? 0 : Math.max(shown.getNbEvents(), current.seen());
    }

    /** The index of the first row whose rank is not below a rank. */
    public synchronized long indexOf(long rank) {
        FilterRequest current = request;
        return current == null ? rank : current.ranks().indexOf(rank);
    }

    /** Shows only what passes a filter; null shows everything. The rows grow while it works. */
    public void setFilter(@Nullable ITmfFilter wanted) {
        ITmfTrace shown;
        FilterRequest started = null;
        synchronized (this) {
            stopFilter();
            filter = wanted;
            shown = trace;
            if (wanted != null && shown != null) {
                started = new FilterRequest(wanted, changed);
                request = started;
            }
        }
        pages.clear();
        if (started != null && shown != null) {
            shown.sendRequest(started);
        }
        changed.run();
    }

    synchronized @Nullable ITmfFilter filter() {
        return filter;
    }

    /** Stops a filter that is at work; what it found stays. */
    public synchronized void cancelFilter() {
        FilterRequest current = request;
        if (current != null && !current.isCompleted()) {
            current.cancel();
        }
    }

    private void stopFilter() {
        cancelFilter();
        request = null;
    }

    /** Stops all searches. */
    public void cancel() {
        locating.incrementAndGet();
        finding.incrementAndGet();
    }

    /** Finds the rows of a time range, in the background; only the last question is answered. */
    public void locate(long begin, long end, RangeConsumer answer) {
        int ticket = locating.incrementAndGet();
        ITmfTrace shown;
        synchronized (this) {
            shown = trace;
        }
        if (shown == null) {
            return;
        }
        worker.execute(
                () -> {
                    BooleanSupplier stop = () -> ticket != locating.get();
                    if (stop.getAsBoolean()) {
                        return;
                    }
                    EventReader events = new EventReader(shown);
                    long first = events.rankAt(Math.min(begin, end), stop);
                    long after = events.rankAt(Math.max(begin, end) + 1, stop);
                    if (!stop.getAsBoolean()) {
                        answer.accept(indexOf(first), indexOf(after) - 1);
                    }
                });
    }

    /**
     * Finds the next or previous matching row, in the background, going round at the end.
     *
     * @param from the row to start beside
     * @param found takes the index, or -1 if there is none
     * @param failed takes the reason, for the user, if the search was given up
     */
    public void find(
            Predicate<ITmfEvent> what,
            boolean forward,
            long from,
            LongConsumer found,
            Consumer<String> failed) {
        int ticket = finding.incrementAndGet();
        ITmfTrace shown;
        ITmfFilter current;
        synchronized (this) {
            shown = trace;
            current = filter;
        }
        if (shown == null) {
            found.accept(-1);
            return;
        }
        Predicate<ITmfEvent> test =
                current == null ? what : event -> current.matches(event) && what.test(event);
        long start = from < 0 ? -1 : rankOf(from);
        worker.execute(
                () -> {
                    BooleanSupplier stop = () -> ticket != finding.get();
                    EventReader events = new EventReader(shown);
                    try {
                        long rank = search(events, shown.getNbEvents(), test, forward, start, stop);
                        if (!stop.getAsBoolean()) {
                            found.accept(rank < 0 ? -1 : indexOf(rank));
                        }
                    } catch (CostlyPatternException e) {
                        if (!stop.getAsBoolean()) {
                            failed.accept(String.valueOf(e.getMessage()));
                        }
                    }
                });
    }

    private static long search(
            EventReader events,
            long count,
            Predicate<ITmfEvent> test,
            boolean forward,
            long start,
            BooleanSupplier stop) {
        if (forward) {
            long rank = events.next(start + 1, count, test, stop);
            return rank >= 0 ? rank : events.next(0, Math.min(count, start + 1), test, stop);
        }
        long rank = events.previous(Math.max(0, start), 0, test, stop);
        return rank >= 0 ? rank : events.previous(count, Math.max(0, start), test, stop);
    }

    /** Reads rows now; for background threads only. */
    List<EventRow> read(long first, long count, BooleanSupplier stop) {
        List<EventRow> rows = new ArrayList<>();
        ITmfTrace shown;
        List<EventColumn> texts;
        LongFunction<String> written;
        FilterRequest current;
        synchronized (this) {
            shown = trace;
            texts = columns;
            written = time;
            current = request;
        }
        if (shown == null) {
            return rows;
        }
        EventReader.Visitor add =
                (rank, event) -> {
                    rows.add(EventColumn.row(texts, written, rank, event));
                    return true;
                };
        EventReader events = new EventReader(shown);
        if (current == null) {
            events.read(first, count, stop, add);
        } else {
            int to = (int) Math.min(current.ranks().size(), first + count);
            long[] ranks = new long[Math.max(0, to - (int) first)];
            for (int i = 0; i < ranks.length; i++) {
                ranks[i] = current.ranks().get((int) first + i);
            }
            events.read(ranks, stop, add);
        }
        return rows;
    }

    private List<EventRow> readPage(long first, int count) {
        return read(first, count, () -> false);
    }
}
