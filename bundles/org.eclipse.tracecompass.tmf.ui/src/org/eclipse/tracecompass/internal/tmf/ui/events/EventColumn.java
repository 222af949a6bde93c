package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/**
 * A column of the table: the value of an aspect as text.
 *
 * @param name its title, and its name in filters and settings
 * @param aspect where its texts come from
 */
public record EventColumn(String name, ITmfEventAspect<?> aspect) {

    /** The columns of a trace: one per name of its aspects, in their order. */
    public static List<EventColumn> of(ITmfTrace trace) {
        Map<String, EventColumn> columns = new LinkedHashMap<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            columns.putIfAbsent(aspect.getName(), new EventColumn(aspect.getName(), aspect));
        }
        return List.copyOf(columns.values());
    }

    /**
     * The text of an event; empty if the aspect has no value for it, or fails: one column must not
     * empty the table.
     */
    public String text(ITmfEvent event, TimeText time) {
        Object value;
        try {
            value = aspect.resolve(event);
        } catch (RuntimeException e) {
            System.getLogger(EventColumn.class.getName())
                    .log(System.Logger.Level.DEBUG, "The aspect " + name + " failed", e);
            return "";
        }
        if (value == null) {
            return "";
        }
        return value instanceof ITmfTimestamp timestamp
                ? time.full(timestamp.toNanos())
                : String.valueOf(value);
    }

    /** Whether the column holds times. */
    public boolean isTime() {
        return aspect.getDataType()
                        == org.eclipse.tracecompass.tmf.core.dataprovider.DataType.TIMESTAMP
                || name.equalsIgnoreCase("timestamp");
    }

    /** Whether the column's texts are numbers, to be read from the right. */
    public boolean isNumber() {
        return aspect.getDataType()
                        == org.eclipse.tracecompass.tmf.core.dataprovider.DataType.NUMBER
                || aspect.getDataType()
                        == org.eclipse.tracecompass.tmf.core.dataprovider.DataType.BINARY_NUMBER;
    }

    /** A row for an event. */
    static EventRow row(List<EventColumn> columns, TimeText time, long rank, ITmfEvent event) {
        List<String> cells = new ArrayList<>(columns.size());
        for (EventColumn column : columns) {
            cells.add(column.text(event, time));
        }
        return new EventRow(rank, event.getTimestamp().toNanos(), event, List.copyOf(cells));
    }
}
