package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

import java.io.UncheckedIOException;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentText;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.widgets.ScrollRange;

/**
 * A table of any number of segments: it has only as many items as fit on the screen, and fills them
 * as one scrolls. On the UI thread only.
 */
final class SegmentGrid extends Composite {

    private static final int WHEEL_ROWS = 3;

    /** Takes what the user does. */
    interface Input {
        /** A row was selected. */
        void selected(ISegment segment);

        /** A segment that was stored cannot be read; there are no rows any more. */
        void unreadable(UncheckedIOException cause);

        /** The header of a column was clicked. */
        void sortBy(ISegmentAspect aspect);
    }

    private final Input input;
    private final Table table;
    private final Slider slider;
    private List<ISegmentAspect> aspects = List.of();
    private SegmentRows.Answer rows = SegmentRows.Answer.EMPTY;
    private SegmentText text = new SegmentText(TimeText.utc());
    private ScrollRange scroll = new ScrollRange(0, 1, 0);
    private int selected = -1;

    SegmentGrid(Composite parent, Input input) {
        super(parent, SWT.NONE);
        this.input = input;
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(this);
        table = new Table(this, SWT.SINGLE | SWT.FULL_SELECTION | SWT.NO_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).hint(200, 80).applyTo(table);
        slider = new Slider(this, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(false, true).applyTo(slider);
        slider.addListener(SWT.Selection, e -> scrollTo(scroll.atBar(slider.getSelection())));
        table.addListener(SWT.Resize, e -> refresh());
        table.addListener(SWT.Selection, this::clicked);
        table.addListener(SWT.KeyDown, this::key);
        table.addListener(SWT.MouseVerticalWheel, this::wheel);
        slider.addListener(SWT.MouseVerticalWheel, this::wheel);
    }

    Table table() {
        return table;
    }

    @Override
    public boolean setFocus() {
        return table.setFocus();
    }

    /** Shows other columns. */
    void setAspects(List<ISegmentAspect> wanted) {
        if (wanted.equals(aspects)) {
            return;
        }
        aspects = wanted;
        for (TableColumn old : table.getColumns()) {
            old.dispose();
        }
        for (ISegmentAspect aspect : wanted) {
            TableColumn column =
                    new TableColumn(table, SegmentText.right(aspect) ? SWT.RIGHT : SWT.LEFT);
            column.setText(aspect.getName());
            column.setToolTipText(aspect.getHelpText());
            column.setWidth(width(aspect.getDataType()));
            column.setMoveable(true);
            column.addListener(SWT.Selection, e -> input.sortBy(aspect));
        }
        // takes the rest of the width, which toolkits would give to the last column
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setWidth(8);
        rest.setResizable(false);
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
        int column = aspect == null ? -1 : aspects.indexOf(aspect);
        table.setSortColumn(column < 0 ? null : table.getColumn(column));
        table.setSortDirection(column < 0 ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
    }

    /** Shows other rows; the selected one stays selected where it is still there. */
    void show(SegmentRows.Answer answer, SegmentText writer) {
        int segment = selected >= 0 && selected < rows.size() ? rows.order()[selected] : -1;
        rows = answer;
        text = writer;
        selected = -1;
        if (segment >= 0) {
            int[] order = answer.order();
            for (int i = 0; i < order.length; i++) {
                if (order[i] == segment) {
                    selected = i;
                    break;
                }
            }
        }
        refresh();
    }

    /** The selected segment, or null if none is. */
    @Nullable
    ISegment selection() {
        return selected >= 0 && selected < rows.size() ? rows.row(selected) : null;
    }

    /** The texts of a segment, by column. */
    List<String> texts(ISegment segment) {
        return aspects.stream().map(a -> text.of(a, segment)).toList();
    }

    private int visibleRows() {
        int row = Math.max(8, table.getItemHeight());
        return Math.max(1, (table.getClientArea().height - table.getHeaderHeight()) / row);
    }

    private void refresh() {
        if (!isDisposed()) {
            scroll = new ScrollRange(rows.size(), visibleRows(), scroll.top());
            slider.setEnabled(!scroll.fits());
            slider.setValues(
                    scroll.barValue(),
                    0,
                    scroll.barMaximum(),
                    scroll.barThumb(),
                    1,
                    Math.max(1, scroll.barThumb() - 1));
            fill();
        }
    }

    private void scrollTo(ScrollRange wanted) {
        if (wanted.top() != scroll.top()) {
            scroll = wanted;
            refresh();
        }
    }

    private void fill() {
        try {
            fillItems();
        } catch (UncheckedIOException e) {
            rows = SegmentRows.Answer.EMPTY;
            table.setItemCount(0);
            input.unreadable(e);
        }
    }

    private void fillItems() {
        int shown = (int) Math.min(scroll.visible(), scroll.size() - scroll.top());
        if (table.getItemCount() != shown) {
            table.setItemCount(shown);
        }
        table.deselectAll();
        for (int i = 0; i < shown; i++) {
            int row = (int) scroll.top() + i;
            TableItem item = table.getItem(i);
            ISegment segment = rows.row(row);
            for (int c = 0; c < aspects.size(); c++) {
                item.setText(c, text.of(aspects.get(c), segment));
            }
            if (row == selected) {
                table.select(i);
            }
        }
    }

    private void clicked(Event event) {
        if (event.item instanceof TableItem item) {
            select((int) scroll.top() + table.indexOf(item));
        }
    }

    private void select(int row) {
        if (rows.size() == 0) {
            return;
        }
        selected = Math.clamp(row, 0, rows.size() - 1);
        scroll = scroll.reveal(selected);
        refresh();
        ISegment segment = selection();
        if (segment != null) {
            input.selected(segment);
        }
    }

    private void key(Event event) {
        if ((event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0) {
            return;
        }
        int from = selected >= 0 ? selected : (int) scroll.top();
        int page = Math.max(1, scroll.visible() - 1);
        switch (event.keyCode) {
            case SWT.ARROW_UP -> select(from - 1);
            case SWT.ARROW_DOWN -> select(from + 1);
            case SWT.PAGE_UP -> select(Math.max(0, from - page));
            case SWT.PAGE_DOWN -> select((int) Math.min((long) from + page, Integer.MAX_VALUE));
            case SWT.HOME -> select(0);
            case SWT.END -> select(rows.size() - 1);
            default -> {
                return;
            }
        }
        event.doit = false;
    }

    private void wheel(Event event) {
        scrollTo(scroll.by(-(long) Integer.signum(event.count) * WHEEL_ROWS));
        event.doit = false;
    }
}
