package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A column of the event list, made from an aspect of the trace.
 *
 * @param aspect what the column shows
 * @param isTime whether that is the time of the event
 * @param values resolves the aspect
 */
record AspectColumn(ITmfEventAspect<?> aspect, boolean isTime, AspectValues values) {

    /**
     * Returns the columns of a trace: its visible aspects, the contents last because they are long.
     *
     * @param values resolves the aspects
     */
    static List<AspectColumn> of(ITmfTrace trace, AspectValues values) {
        ITmfEventAspect<?> time = TmfBaseAspects.getTimestampAspect();
        ITmfEventAspect<?> contents = TmfBaseAspects.getContentsAspect();
        List<AspectColumn> columns = new ArrayList<>();
        columns.add(new AspectColumn(time, true, values));
        boolean hasContents = false;
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect.equals(contents)) {
                hasContents = true;
            } else if (!aspect.equals(time) && !aspect.isHiddenByDefault()) {
                columns.add(new AspectColumn(aspect, false, values));
            }
        }
        if (hasContents) {
            columns.add(new AspectColumn(contents, false, values));
        }
        return columns;
    }

    String name() {
        return aspect.getName();
    }

    /** Returns the cell of an event, which is empty where the aspect has nothing to say. */
    String cell(ITmfEvent event) {
        Object value = values.of(aspect, event);
        return value == null ? "" : String.valueOf(value);
    }

    static String[] names(List<AspectColumn> columns) {
        return columns.stream().map(AspectColumn::name).toArray(String[]::new);
    }
}
