package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.rows.core.PixelArrows;

/**
 * Arrows between rows: where the value of an attribute passes from the name of one row to the name
 * of another. Between the same two rows at most one arrow is in a pixel, so the size of an answer
 * depends on the picture, not on the trace.
 */
final class StateLinks {

    private static final int CHECK_EVERY = 0x3FF;

    private record Change(int quark, long time, @Nullable Object value) {}

    private StateLinks() {}

    /**
     * Finds arrows in a window.
     *
     * @param rowIds the ids of the rows by their names
     * @param times the times of the request, at least one
     * @return the arrows by their start; none if the monitor was cancelled
     */
    static List<ITimeGraphArrow> of(
            ITmfStateSystem history,
            List<PathPattern> links,
            Map<String, Long> rowIds,
            List<Long> times,
            @Nullable IProgressMonitor monitor) {
        long first = times.get(0);
        long last = times.get(times.size() - 1);
        // What changes at the first instant had another value an instant before.
        long from = Math.max(first, history.getStartTime() + 1) - 1;
        long to = Math.min(last, history.getCurrentEndTime());
        List<Integer> quarks = new ArrayList<>();
        for (PathPattern link : links) {
            RowTree.of(history, link, RowTree.MAX_ROWS).forEach(row -> quarks.add(row.quark()));
        }
        if (quarks.isEmpty() || first > last || from > to) {
            return List.of();
        }
        List<Change> changes = new ArrayList<>();
        int count = 0;
        for (ITmfStateInterval interval : history.query2D(quarks, from, to)) {
            if ((++count & CHECK_EVERY) == 0 && monitor != null && monitor.isCanceled()) {
                return List.of();
            }
            changes.add(
                    new Change(
                            interval.getAttribute(), interval.getStartTime(), interval.getValue()));
        }
        changes.sort(Comparator.comparingInt(Change::quark).thenComparingLong(Change::time));
        PixelArrows arrows = new PixelArrows(times);
        for (int i = 1; i < changes.size(); i++) {
            Change previous = changes.get(i - 1);
            Change now = changes.get(i);
            Long source = row(rowIds, previous.value());
            Long destination = row(rowIds, now.value());
            if (previous.quark() == now.quark()
                    && source != null
                    && destination != null
                    && !source.equals(destination)) {
                arrows.add(new TimeGraphArrow(source, destination, now.time(), 0));
            }
        }
        return arrows.sorted();
    }

    private static @Nullable Long row(Map<String, Long> rowIds, @Nullable Object value) {
        return value == null ? null : rowIds.get(value.toString());
    }
}
