package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentText;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.widgets.RowGrid;

/** A table of any number of segments. On the UI thread only. */
final class SegmentGrid implements RowGrid.Rows {

    private static final int LEAST_TEXT = 90;
    private static final int MOST_TEXT = 320;

    /** Takes what the user does. */
    interface Input {
        /** A row was selected. */
        void selected(ISegment segment);

        /** A segment that was stored cannot be read; there are no rows any more. */
        void unreadable(UncheckedIOException cause);

        /** Why the cell of a segment is empty; empty if there is nothing to say. */
        String whyEmpty(ISegmentAspect aspect, ISegment segment);

        /** The header of a column was clicked. */
        void sortBy(ISegmentAspect aspect);
    }

    private final Input input;
    private final RowGrid grid;
    private List<ISegmentAspect> aspects = List.of();
    private SegmentRows.Answer rows = SegmentRows.Answer.EMPTY;
    private SegmentText text = new SegmentText(TimeText.utc());
    private boolean fitted;

    SegmentGrid(Composite parent, Input input) {
        this.input = input;
        grid = new RowGrid(parent, this);
        table().addListener(SWT.MouseMove, this::hover);
    }

    Table table() {
        return grid.table();
    }

    void setLayoutData(Object data) {
        grid.setLayoutData(data);
    }

    /** Shows other columns. */
    void setAspects(List<ISegmentAspect> wanted) {
        if (wanted.equals(aspects)) {
            return;
        }
        aspects = wanted;
        fitted = false;
        grid.clearColumns();
        for (ISegmentAspect aspect : wanted) {
            grid.addColumn(
                            aspect.getName(),
                            aspect.getHelpText(),
                            SegmentText.right(aspect),
                            width(aspect.getDataType()))
                    .addListener(SWT.Selection, e -> input.sortBy(aspect));
        }
        grid.addRest();
    }

    private static int width(DataType type) {
        return switch (type) {
            case TIMESTAMP -> 225;
            case DURATION -> 110;
            case NUMBER, BINARY_NUMBER -> 80;
            case STRING, TIME_RANGE -> 150;
        };
    }

    /** Marks the column by which rows are sorted; null for none. */
    void setSort(@Nullable ISegmentAspect aspect, boolean descending) {
        grid.setSort(aspect == null ? -1 : aspects.indexOf(aspect), descending);
    }

    /** Shows other rows; the selected one stays selected where it is still there. */
    void show(SegmentRows.Answer answer, SegmentText writer) {
        long before = grid.selection();
        int segment = before >= 0 && before < rows.size() ? rows.order()[(int) before] : -1;
        rows = answer;
        text = writer;
        grid.setSelection(segment < 0 ? -1 : indexOf(segment, answer.order()));
    }

    private static int indexOf(int segment, int[] order) {
        for (int i = 0; i < order.length; i++) {
            if (order[i] == segment) {
                return i;
            }
        }
        return -1;
    }

    /** The selected segment, or null if none is. */
    @Nullable
    ISegment selection() {
        long selected = grid.selection();
        return selected >= 0 && selected < rows.size() ? rows.row((int) selected) : null;
    }

    /** The texts of a segment, by column. */
    List<String> texts(ISegment segment) {
        return aspects.stream().map(a -> text.of(a, segment)).toList();
    }

    // --- the rows of the grid

    @Override
    public long size() {
        return rows.size();
    }

    @Override
    public void fill(TableItem item, long row) {
        if (row >= rows.size()) {
            return;
        }
        try {
            ISegment segment = rows.row((int) row);
            for (int c = 0; c < aspects.size(); c++) {
                item.setText(c, text.of(aspects.get(c), segment));
            }
        } catch (UncheckedIOException e) {
            rows = SegmentRows.Answer.EMPTY;
            table().setItemCount(0);
            input.unreadable(e);
        }
    }

    /** {@inheritDoc} Columns of texts get as wide as what they show first, within limits. */
    @Override
    public void shown() {
        if (fitted || rows.size() == 0) {
            return;
        }
        fitted = true;
        for (int c = 0; c < aspects.size(); c++) {
            if (!SegmentText.right(aspects.get(c))) {
                TableColumn column = table().getColumn(c);
                column.pack();
                column.setWidth(Math.clamp(column.getWidth(), LEAST_TEXT, MOST_TEXT));
            }
        }
    }

    /** An empty cell explains itself. */
    private void hover(Event event) {
        String words = whyEmpty(new Point(event.x, event.y));
        if (!Objects.equals(words, table().getToolTipText())) {
            table().setToolTipText(words);
        }
    }

    private @Nullable String whyEmpty(Point at) {
        TableItem item = table().getItem(at);
        for (int c = 0; item != null && c < aspects.size(); c++) {
            if (item.getBounds(c).contains(at)) {
                long row = grid.top() + table().indexOf(item);
                String words =
                        item.getText(c).isEmpty() && row < rows.size()
                                ? input.whyEmpty(aspects.get(c), rows.row((int) row))
                                : "";
                return words.isEmpty() ? null : words;
            }
        }
        return null;
    }

    @Override
    public void selected(long row) {
        ISegment segment = selection();
        if (segment != null) {
            input.selected(segment);
        }
    }
}
