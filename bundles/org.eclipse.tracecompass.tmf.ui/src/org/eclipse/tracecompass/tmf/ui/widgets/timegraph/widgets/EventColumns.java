package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.rows.core.LookTable;
import org.eclipse.tracecompass.tmf.rows.core.StateColumns;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry.DisplayStyle;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;

/**
 * Makes the events of rows into columns of states. Of events that overlap, the earlier one is
 * drawn, and the later one from where that ends; but faint ones give way to others. For one answer,
 * on the UI thread.
 */
@NonNullByDefault
final class EventColumns {

    private static final int NO_VALUE = Integer.MIN_VALUE;

    private final EventLooks looks;
    private final LookTable table;
    private final long shortest;

    /**
     * @param looks says how events look
     * @param table receives the looks
     * @param shortest how long an event is drawn at least, in ns
     */
    EventColumns(EventLooks looks, LookTable table, long shortest) {
        this.looks = looks;
        this.table = table;
        this.shortest = Math.max(1, shortest);
    }

    /**
     * The events of an entry in a range.
     *
     * @param pixel how long a pixel is
     */
    StateColumns of(ITimeGraphEntry entry, long start, long end, long pixel) {
        List<ITimeEvent> events = sorted(entry.getTimeEventsIterator(start, end, pixel));
        boolean line = entry.getStyle() == DisplayStyle.LINE;
        double most = line ? most(events) : 1;
        StateColumns.Builder columns = new StateColumns.Builder(table);
        long free = Long.MIN_VALUE;
        boolean givesWay = false;
        for (ITimeEvent event : events) {
            OutputElementStyle style = looks.styleOf(event);
            if (style == null) {
                continue;
            }
            long from = event.getTime();
            long to = from + Math.max(shortest, event.getDuration());
            if (from < free && givesWay) {
                columns.end(from);
            } else {
                from = Math.max(from, free);
            }
            if (to > from) {
                columns.add(
                        from,
                        to - 1,
                        number(event.getLabel(), line ? sized(style, event, most) : style));
                addShares(event, columns);
                givesWay = looks.givesWay(event, style);
                free = to;
            }
        }
        return columns.build();
    }

    private static List<ITimeEvent> sorted(@Nullable Iterator<ITimeEvent> iterator) {
        List<ITimeEvent> events = new ArrayList<>();
        boolean inOrder = true;
        long last = Long.MIN_VALUE;
        while (iterator != null && iterator.hasNext()) {
            ITimeEvent event = iterator.next();
            inOrder &= event.getTime() >= last;
            last = event.getTime();
            events.add(event);
        }
        if (!inOrder) {
            events.sort(Comparator.comparingLong(ITimeEvent::getTime));
        }
        return events;
    }

    private int number(@Nullable String label, OutputElementStyle style) {
        return table.number(new StateLook(NO_VALUE, label, style));
    }

    /** A state that a data provider made of several short ones shows their mixture. */
    private void addShares(ITimeEvent event, StateColumns.Builder columns) {
        if (event instanceof TimeEvent known
                && known.getModel() instanceof TimeGraphBlendState blend) {
            List<TimeGraphBlendState.Share> shares = blend.getShares();
            columns.blend(
                    shares.size(),
                    shares.stream()
                            .mapToInt(
                                    s ->
                                            table.number(
                                                    new StateLook(s.value(), s.label(), s.style())))
                            .toArray(),
                    shares.stream().mapToLong(TimeGraphBlendState.Share::duration).toArray());
        }
    }

    // --- rows whose events are as high as their values

    private static double most(List<ITimeEvent> events) {
        double most = 1;
        for (ITimeEvent event : events) {
            most = Math.max(most, value(event));
        }
        return most;
    }

    private static int value(ITimeEvent event) {
        return event instanceof TimeEvent known && known.hasValue() ? known.getValue() : 0;
    }

    private static OutputElementStyle sized(
            OutputElementStyle style, ITimeEvent event, double most) {
        Map<String, Object> values = new LinkedHashMap<>(style.getStyleValues());
        values.put(StyleProperties.HEIGHT, (float) Math.max(0, value(event) / most));
        return new OutputElementStyle(style.getParentKey(), values);
    }
}
