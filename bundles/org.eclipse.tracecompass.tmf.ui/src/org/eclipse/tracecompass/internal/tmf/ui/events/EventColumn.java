package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;

/**
 * A column of the table: the value of an aspect as text.
 *
 * @param name its title, and its name in filters and settings
 * @param aspect where its texts come from
 */
public record EventColumn(String name, ITmfEventAspect<?> aspect) {

    private static final Set<Class<?>> INTEGERS =
            Set.of(Long.class, Integer.class, Short.class, Byte.class);
    private static final Set<Class<?>> REALS = Set.of(Double.class, Float.class);

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
     *
     * @param time writes instants, ns
     */
    public String text(ITmfEvent event, LongFunction<String> time) {
        Object value = resolve(event);
        if (value == null) {
            return "";
        }
        return value instanceof ITmfTimestamp timestamp
                ? time.apply(timestamp.toNanos())
                : String.valueOf(value);
    }

    private @Nullable Object resolve(ITmfEvent event) {
        try {
            return aspect.resolve(event);
        } catch (RuntimeException e) {
            System.getLogger(EventColumn.class.getName())
                    .log(System.Logger.Level.DEBUG, "The aspect " + name + " failed", e);
            return null;
        }
    }

    /** The value of an event for files: times in ns; null if there is none. */
    @Nullable
    Object value(ITmfEvent event) {
        Object value = resolve(event);
        return value instanceof ITmfTimestamp timestamp ? Long.valueOf(timestamp.toNanos()) : value;
    }

    /**
     * The column of files.
     *
     * @param names the names of the columns before it, to which its own is added
     */
    TableColumn exported(Set<String> names) {
        return new TableColumn(ValueTable.unique(name, names), type(), true, name);
    }

    /** The type of the values, as the aspect declares it. */
    private ColumnType type() {
        try {
            Class<?> declared =
                    aspect.getClass().getMethod("resolve", ITmfEvent.class).getReturnType();
            if (ITmfTimestamp.class.isAssignableFrom(declared) || INTEGERS.contains(declared)) {
                return ColumnType.INTEGER;
            }
            return REALS.contains(declared) ? ColumnType.REAL : ColumnType.TEXT;
        } catch (NoSuchMethodException e) {
            return ColumnType.TEXT;
        }
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
    static EventRow row(
            List<EventColumn> columns, LongFunction<String> time, long rank, ITmfEvent event) {
        List<String> cells = new ArrayList<>(columns.size());
        for (EventColumn column : columns) {
            cells.add(column.text(event, time));
        }
        return new EventRow(rank, event.getTimestamp().toNanos(), event, List.copyOf(cells));
    }
}
