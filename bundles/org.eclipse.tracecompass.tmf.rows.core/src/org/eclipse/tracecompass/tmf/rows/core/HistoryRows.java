package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;

/**
 * Rows that are attributes of a history, reduced to what a picture can show: the fastest way from
 * one to the other. First the rows are added, then they are read. The work is shared by several
 * threads.
 */
public final class HistoryRows {

    /** The time is divided into more parts than threads, as some parts have more states. */
    private static final int PARTS_PER_THREAD = 2;

    /** Reads under way. They share the processors: more threads than those take longer for all. */
    private static final AtomicInteger READS = new AtomicInteger();

    private final ITmfStateSystem history;

    /** All rows; those that have groups show nothing here. */
    private final RowSet rows = new RowSet();

    /** All rows; only those that have groups show something. */
    private final RowSet groupedRows = new RowSet();

    private final List<Grouped> groups = new ArrayList<>();

    /** The states of a row that need not be read. */
    private record Grouped(int row, PixelGroups groups) {}

    /**
     * Creates a reader of no rows.
     *
     * @param history the history
     */
    public HistoryRows(ITmfStateSystem history) {
        this.history = history;
    }

    /**
     * Adds a row.
     *
     * @param id the id of its entry
     * @param quark its attribute, which other rows may have, too; {@link
     *     ITmfStateSystem#INVALID_ATTRIBUTE} for a row without states
     * @param looks what its states look like
     * @return this
     */
    public HistoryRows add(long id, int quark, RowLooks looks) {
        return add(id, quark, Long.MIN_VALUE, Long.MAX_VALUE, looks);
    }

    /**
     * Adds a row that shows an attribute for some time.
     *
     * @param id the id of its entry
     * @param quark its attribute
     * @param from the first instant that belongs to the row, ns
     * @param to the last instant that belongs to the row, ns
     * @param looks what its states look like
     * @return this
     * @throws IllegalArgumentException if the row has groups, but does not show all of the time
     */
    public HistoryRows add(long id, int quark, long from, long to, RowLooks looks) {
        PixelGroups summed = looks instanceof RowLooks.OfStretches of ? of.groups : null;
        if (quark < 0 || summed == null) {
            rows.add(id, quark, from, to, looks);
            groupedRows.add(id, ITmfStateSystem.INVALID_ATTRIBUTE, from, to, looks);
            return this;
        }
        if (from != Long.MIN_VALUE || to != Long.MAX_VALUE) {
            throw new IllegalArgumentException("Row " + id + " has groups and is limited in time");
        }
        groups.add(new Grouped(rows.size(), summed));
        rows.add(id, ITmfStateSystem.INVALID_ATTRIBUTE, from, to, looks);
        groupedRows.add(id, quark, from, to, looks);
        return this;
    }

    /**
     * Reads the states of the rows.
     *
     * @param parameters the parameters of the request, see {@link TimeGraphRowReducer#of}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the rows in the order in which they were added; null when the parameters have no
     *     times or the monitor was cancelled
     * @throws StateSystemDisposedException if the history is disposed
     * @throws IndexOutOfBoundsException if there is no such attribute
     */
    public @Nullable List<ColumnRow> read(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        TimeGraphRowReducer whole = TimeGraphRowReducer.of(parameters);
        if (whole == null) {
            return null;
        }
        List<TimeGraphRowReducer> parts;
        try {
            int threads = Runtime.getRuntime().availableProcessors() / READS.incrementAndGet();
            parts = whole.divide(threads <= 1 ? 1 : threads * PARTS_PER_THREAD);
            read(parts, monitor);
        } finally {
            READS.decrementAndGet();
        }
        if (monitor != null && monitor.isCanceled()) {
            return null;
        }
        return TimeGraphRowReducer.toRows(parts, Arrays.stream(rows.ids()).boxed().toList());
    }

    /**
     * Reads the rows as the model of an answer.
     *
     * @param parameters the parameters of the request, see {@link TimeGraphRowReducer#of}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the model; null when the parameters have no times or the monitor was cancelled
     * @throws StateSystemDisposedException if the history is disposed
     * @throws IndexOutOfBoundsException if there is no such attribute
     */
    public @Nullable TimeGraphModel model(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        List<ColumnRow> read = read(parameters, monitor);
        return read == null ? null : new TimeGraphModel(List.copyOf(read));
    }

    private void read(List<TimeGraphRowReducer> parts, @Nullable IProgressMonitor monitor) {
        if (parts.size() == 1) {
            read(parts.get(0), monitor);
        } else {
            parts.parallelStream().forEach(part -> read(part, monitor));
        }
    }

    private void read(TimeGraphRowReducer part, @Nullable IProgressMonitor monitor) {
        groups.forEach(grouped -> grouped.groups.addTo(part, grouped.row));
        long end = history.getCurrentEndTime();
        long from = Math.max(part.getPartStart(), history.getStartTime());
        long to = Math.min(part.getPartEnd(), end);
        if (part.getStart() <= end) {
            // Ongoing states reach beyond what a growing history has until now.
            from = Math.min(from, end);
        }
        if (from <= to) {
            visit(rows, part, from, to, monitor);
            visit(groupedRows, part, from, to, monitor);
        }
    }

    private void visit(
            RowSet set,
            TimeGraphRowReducer part,
            long from,
            long to,
            @Nullable IProgressMonitor monitor) {
        List<Integer> quarks = set.quarks();
        if (!quarks.isEmpty()) {
            history.visit(
                    quarks,
                    from,
                    to,
                    new RowVisitor(set, from, to, part, RowVisitor.MOST_VALUES, monitor));
        }
    }
}
