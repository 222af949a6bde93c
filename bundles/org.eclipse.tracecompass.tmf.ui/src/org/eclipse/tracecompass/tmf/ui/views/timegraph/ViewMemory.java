package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * What the user has chosen in a view for each trace, from one showing of the trace to the next. For
 * the UI thread.
 */
final class ViewMemory {

    private final Map<ITmfTrace, ViewerFilter[]> filters = new HashMap<>();
    private final Map<ITmfTrace, Choices> choices = new HashMap<>();

    /**
     * What the user has chosen.
     *
     * @param order how rows are sorted
     * @param selection the selected row; null if there is none
     * @param collapsed the rows whose children are hidden
     * @param hideEmpty whether rows without states are hidden
     */
    record Choices(
            ColumnOrder.Choice order,
            ITimeGraphEntry selection,
            Set<ITimeGraphEntry> collapsed,
            boolean hideEmpty) {}

    /** The filters of rows themselves, not a copy. */
    Map<ITmfTrace, ViewerFilter[]> filters() {
        return filters;
    }

    void put(ITmfTrace trace, Choices chosen) {
        choices.put(trace, chosen);
    }

    /** What was chosen for a trace; null if nothing is known. */
    Choices get(ITmfTrace trace) {
        return choices.get(trace);
    }

    void forget(ITmfTrace trace) {
        filters.remove(trace);
        choices.remove(trace);
    }
}
