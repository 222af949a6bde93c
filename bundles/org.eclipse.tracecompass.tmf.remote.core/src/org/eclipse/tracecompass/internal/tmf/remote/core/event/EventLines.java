package org.eclipse.tracecompass.internal.tmf.remote.core.event;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.output.RemoteExperiment;
import org.eclipse.tracecompass.internal.tmf.remote.core.output.RemoteTable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The events of an experiment on a server: the lines of its table of events. Keeps the pages that
 * were read last. While the server cannot be reached, readers wait. Thread-safe.
 */
public final class EventLines {

    /** The id of the table of events; that of the reference server is another one. */
    private static final List<String> TABLES =
            List.of(
                    "org.eclipse.tracecompass.tmf.core.events.table",
                    "org.eclipse.tracecompass.internal.provisional.tmf.core.model.events"
                            + ".TmfEventTableDataProvider");

    private static final int PAGE = 1_000;
    private static final int KEPT = 16;
    private static final long PAUSE_MS = 500;

    private final Map<Long, List<ITmfEvent>> pages =
            new LinkedHashMap<>(KEPT, 0.75f, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(
                        Map.@Nullable Entry<Long, List<ITmfEvent>> eldest) {
                    return size() > KEPT;
                }
            };

    private volatile @Nullable RemoteExperiment experiment;
    private volatile @Nullable RemoteTable table;
    private volatile List<ITmfEventAspect<?>> aspects = List.of();
    private List<String> names = List.of();
    private int typeColumn = -1;
    private int timeColumn = -1;

    /**
     * Learns which columns there are. Without a table of events there are no events.
     *
     * @param of the experiment
     * @param monitor cancels, null for none
     */
    public void open(RemoteExperiment of, @Nullable IProgressMonitor monitor) {
        experiment = of;
        for (String id : TABLES) {
            RemoteTable asked = new RemoteTable(of, id);
            List<ITableColumnDescriptor> columns = asked.fetchColumns(monitor).getModel();
            if (columns != null && !columns.isEmpty()) {
                learn(columns);
                table = asked;
                return;
            }
        }
    }

    private void learn(List<ITableColumnDescriptor> columns) {
        List<ITmfEventAspect<?>> all = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (ITableColumnDescriptor column : columns) {
            int place = texts.size();
            String name = column.getText();
            texts.add(name);
            if (name.equals(TmfBaseAspects.getTimestampNsAspect().getName())) {
                timeColumn = place;
            } else if (name.equals(TmfBaseAspects.getEventTypeAspect().getName())) {
                typeColumn = place;
            }
            // views know the aspects of the time, which they show in their own way
            if (name.equals(TmfBaseAspects.getTimestampAspect().getName())) {
                all.add(TmfBaseAspects.getTimestampAspect());
            } else if (place == timeColumn) {
                all.add(TmfBaseAspects.getTimestampNsAspect());
            } else {
                all.add(new ColumnAspect(name, column.getTooltip(), column.getDataType()));
            }
        }
        names = List.copyOf(texts);
        aspects = List.copyOf(all);
    }

    /** Returns the columns. */
    public List<ITmfEventAspect<?>> aspects() {
        return aspects;
    }

    /**
     * Returns an event.
     *
     * @param rank its rank
     * @return the event, null behind the last
     */
    public @Nullable ITmfEvent event(long rank) {
        if (rank < 0) {
            return null;
        }
        List<ITmfEvent> page = page(rank / PAGE);
        int offset = (int) (rank % PAGE);
        return offset < page.size() ? page.get(offset) : null;
    }

    private List<ITmfEvent> page(long number) {
        RemoteExperiment of = experiment;
        List<ITmfEvent> known = known(number);
        if (of == null || known != null && known.size() == PAGE) {
            return known == null ? List.of() : known;
        }
        if (known != null && number * PAGE + known.size() >= of.getNbEvents()) {
            return known;
        }
        // Without a lock: readers of other pages must not wait for this one.
        VirtualTableModel lines =
                read(Map.of(DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY, number * PAGE));
        List<ITmfEvent> events = new ArrayList<>();
        if (lines != null) {
            lines.lines().forEach(line -> events.add(event(of, line)));
            keep(number, events);
        }
        return events;
    }

    private synchronized @Nullable List<ITmfEvent> known(long number) {
        return pages.get(number);
    }

    /** Another reader may have read more of the page since. */
    private synchronized void keep(long number, List<ITmfEvent> events) {
        pages.merge(number, events, (old, now) -> now.size() < old.size() ? old : now);
    }

    /** Waits as long as the server is away; null when it says that there is nothing. */
    private @Nullable VirtualTableModel read(Map<String, Object> place) {
        RemoteExperiment of = experiment;
        RemoteTable asked = table;
        if (of == null || asked == null) {
            return null;
        }
        Map<String, Object> parameters = new LinkedHashMap<>(place);
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                place.containsKey(DataProviderParameterUtils.REQUESTED_TIME_KEY) ? 1 : PAGE);
        parameters.put(DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY, List.of());
        while (!of.isDisposed()) {
            TmfModelResponse<VirtualTableModel> answer = asked.fetchLines(parameters, null);
            if (answer.getModel() != null || answer.getStatus() != Status.RUNNING) {
                return answer.getModel();
            }
            try {
                Thread.sleep(PAUSE_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        return null;
    }

    private ITmfEvent event(RemoteExperiment of, VirtualTableModel.VirtualTableLine line) {
        ITmfEventField[] fields = new ITmfEventField[names.size()];
        for (int i = 0; i < fields.length; i++) {
            String cell = i < line.cells().size() ? line.cells().get(i) : "";
            fields[i] = new TmfEventField(names.get(i), cell, null);
        }
        ITmfEventField content = new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields);
        String type = typeColumn < 0 ? "" : String.valueOf(fields[typeColumn].getValue());
        return new TmfEvent(
                of, line.index(), time(of, fields), new TmfEventType(type, null), content);
    }

    private TmfTimestamp time(RemoteExperiment of, ITmfEventField[] fields) {
        if (timeColumn >= 0) {
            try {
                return (TmfTimestamp)
                        TmfTimestamp.fromNanos(
                                Long.parseLong(
                                        String.valueOf(fields[timeColumn].getValue())
                                                .replaceAll("[^0-9-]", "")));
            } catch (NumberFormatException e) {
                // It has no number: as without the column.
            }
        }
        return (TmfTimestamp) TmfTimestamp.fromNanos(of.getStartTime().toNanos());
    }

    /**
     * Returns the rank of the first event at or after an instant.
     *
     * @param time ns since the epoch
     * @return the rank; the number of events when there is none
     */
    public long rankAt(long time) {
        RemoteExperiment of = experiment;
        if (of == null || time > of.getEndTime().toNanos()) {
            return of == null ? 0 : of.getNbEvents();
        }
        VirtualTableModel lines =
                read(Map.of(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(time)));
        return lines == null ? of.getNbEvents() : lines.index();
    }
}
