package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.RowLayout;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.SortOrder;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;

/**
 * All that painters need for one picture.
 *
 * @param data what to show
 * @param viewport the window; its width is that of {@link Geometry#chart()} in logical pixels
 * @param layout the visible rows
 * @param geometry where things are
 * @param theme colours and sizes
 * @param time how times are written
 * @param order the order of rows, shown in the header
 * @param selection the selected time, or null
 * @param selectedRow the id of the selected row, or null
 * @param hoverRow the id of the row under the pointer, or null
 * @param hoverTime the instant under the pointer, or null
 * @param shown which parts are drawn
 * @param focused whether the control has the keyboard focus
 */
public record PaintContext(
        TimeGraphData data,
        Viewport viewport,
        RowLayout layout,
        Geometry geometry,
        Theme theme,
        TimeText time,
        SortOrder order,
        @Nullable TimeSelection selection,
        @Nullable Long selectedRow,
        @Nullable Long hoverRow,
        @Nullable Long hoverTime,
        Shown shown,
        boolean focused) {

    /**
     * The same with other data of the same rows.
     *
     * @since 0.2.0
     */
    public PaintContext with(TimeGraphData other) {
        return new PaintContext(
                other,
                viewport,
                layout,
                geometry,
                theme,
                time,
                order,
                selection,
                selectedRow,
                hoverRow,
                hoverTime,
                shown,
                focused);
    }

    /** The rows that can be seen. */
    public List<VisibleRow> rows() {
        return layout.rowsIn(geometry.rowsHeight(), geometry.scroll());
    }

    /** The top edge of a row on the surface. */
    public double rowTop(VisibleRow row) {
        return geometry.rowsTop() + row.y() - (row.pinned() ? 0 : geometry.scroll());
    }

    /** The x of an instant on the surface. */
    public double x(long time) {
        return geometry.chartLeft() + viewport.toPixel(time);
    }

    /** Whether a row is the selected one. */
    public boolean isSelected(VisibleRow row) {
        Long id = selectedRow;
        return id != null && id == row.entry().id();
    }

    /** The row under the pointer, or null. */
    public @Nullable VisibleRow hovered() {
        Long id = hoverRow;
        return id == null ? null : layout.row(id);
    }
}
