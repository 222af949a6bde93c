package org.eclipse.tracecompass.internal.tmf.core.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.KnownRanks;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The events of a trace as a table, a column for each aspect. The index of a line is the rank of
 * its event. Thread-safe.
 */
public final class EventTableProvider implements IVirtualTableProvider {

    /** The id of the provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.core.events.table";

    /** How many events are read at a time when looking backwards: a trace is read forwards only. */
    private static final int BLOCK = 5_000;

    private final ITmfTrace trace;
    private final List<ITmfEventAspect<?>> aspects = new ArrayList<>();

    /**
     * Creates the table.
     *
     * @param trace the trace or experiment
     */
    public EventTableProvider(ITmfTrace trace) {
        this.trace = trace;
        trace.getEventAspects().forEach(aspects::add);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(
            @Nullable IProgressMonitor monitor) {
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        for (int i = 0; i < aspects.size(); i++) {
            ITmfEventAspect<?> aspect = aspects.get(i);
            columns.add(
                    new TableColumnDescriptor.Builder()
                            .setId(i)
                            .setText(aspect.getName())
                            .setTooltip(aspect.getHelpText())
                            .setDataType(aspect.getDataType())
                            .build());
        }
        return Answers.completed(columns);
    }

    @Override
    public TmfModelResponse<VirtualTableModel> fetchLines(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return TableRequest.answer(
                () -> find(TableRequest.of(parameters, aspects.size()), monitor));
    }

    private TmfModelResponse<VirtualTableModel> find(
            TableRequest request, @Nullable IProgressMonitor monitor) {
        long asked =
                request.index() >= 0
                        ? request.index()
                        : rankAt(TmfTimestamp.fromNanos(request.time()), monitor);
        long first = asked;
        if (request.isSearch()) {
            first =
                    request.direction() == Direction.NEXT
                            ? next(request, asked, monitor)
                            : previous(request, asked, monitor);
        }
        List<VirtualTableLine> lines = first < 0 ? List.of() : lines(request, first, monitor);
        return Answers.completed(
                new VirtualTableModel(
                        request.columns().stream().map(Integer::longValue).toList(),
                        first < 0 ? asked : first,
                        trace.getNbEvents(),
                        lines));
    }

    /** Returns the rank of the first event at or after a time; of the last one if there is none. */
    private long rankAt(ITmfTimestamp time, @Nullable IProgressMonitor monitor) {
        ITmfContext context = trace.seekEvent(time);
        try {
            long rank = context.getRank();
            return rank >= 0 ? rank : countTo(time, monitor);
        } finally {
            context.dispose();
        }
    }

    /** As {@link #rankAt}, for a trace that can go to the time, but does not know its rank yet. */
    private long countTo(ITmfTimestamp time, @Nullable IProgressMonitor monitor) {
        long rank = rankBefore(time, monitor);
        ITmfContext context = seek(rank, monitor);
        try {
            ITmfEvent event = trace.getNext(context);
            while (event != null && event.getTimestamp().compareTo(time) < 0) {
                TableRequest.check(monitor);
                event = trace.getNext(context);
                rank++;
            }
            return event == null ? Math.max(0, rank - 1) : rank;
        } finally {
            context.dispose();
        }
    }

    /**
     * Returns the rank of an event before a time, or 0: that of the first event that nobody has
     * read. The time may be before it even so, because others read on meanwhile, or further than
     * the index of the trace reaches.
     */
    private long rankBefore(ITmfTimestamp time, @Nullable IProgressMonitor monitor) {
        long rank = trace.getNbEvents();
        for (long step = 1; rank > 0 && !isBefore(rank, time); step *= 2) {
            TableRequest.check(monitor);
            rank = Math.max(0, rank - step);
        }
        return rank;
    }

    private boolean isBefore(long rank, ITmfTimestamp time) {
        ITmfContext context = trace.seekEvent(rank);
        try {
            ITmfEvent event = trace.getNext(context);
            return event != null && event.getTimestamp().compareTo(time) < 0;
        } finally {
            context.dispose();
        }
    }

    /**
     * Seeks an event by its rank. Where the trace is not known yet, it is read on event by event:
     * seeking there would keep its lock from all others, and could not be cancelled.
     */
    private ITmfContext seek(long rank, @Nullable IProgressMonitor monitor) {
        long known = Math.min(rank, trace.getNbEvents());
        ITmfContext context = trace.seekEvent(known);
        boolean isDone = false;
        try {
            // the rank is unknown at the end of the trace
            boolean isMore = context.hasValidRank();
            for (long next = known; isMore && next < rank; next++) {
                TableRequest.check(monitor);
                isMore = trace.getNext(context) != null;
            }
            isDone = true;
            return context;
        } finally {
            if (!isDone) {
                context.dispose();
            }
        }
    }

    private List<VirtualTableLine> lines(
            TableRequest request, long first, @Nullable IProgressMonitor monitor) {
        List<VirtualTableLine> lines = new ArrayList<>();
        ITmfContext context = seek(first, monitor);
        try {
            for (int i = 0; i < request.count(); i++) {
                TableRequest.check(monitor);
                ITmfEvent event = trace.getNext(context);
                if (event == null) {
                    break;
                }
                List<String> cells = new ArrayList<>(request.columns().size());
                request.columns().forEach(column -> cells.add(text(column, event)));
                boolean found = request.finds(column -> text(column, event));
                lines.add(
                        new VirtualTableLine(
                                first + i, cells, found ? CoreFilterProperty.HIGHLIGHT : 0));
            }
        } finally {
            context.dispose();
        }
        return lines;
    }

    private String text(int column, ITmfEvent event) {
        Object value = aspects.get(column).resolve(event);
        return value == null ? "" : value.toString();
    }

    /** Returns the rank of the first event from a rank on that is looked for; -1 for none. */
    private long next(TableRequest request, long from, @Nullable IProgressMonitor monitor) {
        ITmfContext context = seek(from, monitor);
        try {
            long rank = from;
            while (true) {
                TableRequest.check(monitor);
                ITmfEvent event = trace.getNext(context);
                if (event == null) {
                    return -1;
                }
                if (request.finds(column -> text(column, event))) {
                    return rank;
                }
                rank++;
            }
        } finally {
            context.dispose();
        }
    }

    /** Returns the rank of the last event up to a rank that is looked for; -1 for none. */
    private long previous(TableRequest request, long from, @Nullable IProgressMonitor monitor) {
        long beyond = Math.min(from, Long.MAX_VALUE - 1) + 1;
        // Reads the trace on, so that it is known where its ranks end.
        seek(beyond, monitor).dispose();
        long end = KnownRanks.bound(trace, beyond);
        while (end > 0) {
            long start = Math.max(0, end - BLOCK);
            long found = -1;
            ITmfContext context = trace.seekEvent(start);
            try {
                for (long rank = start; rank < end; rank++) {
                    TableRequest.check(monitor);
                    ITmfEvent event = trace.getNext(context);
                    if (event == null) {
                        break;
                    }
                    if (request.finds(column -> text(column, event))) {
                        found = rank;
                    }
                }
            } finally {
                context.dispose();
            }
            if (found >= 0) {
                return found;
            }
            end = start;
        }
        return -1;
    }
}
