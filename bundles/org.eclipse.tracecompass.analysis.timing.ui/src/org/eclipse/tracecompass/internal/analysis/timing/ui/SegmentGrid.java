package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.ui.viewers.table.ISortingLazyContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.TableScroll;

/**
 * The rows of a virtual table of any number of segments. Up to the number that every toolkit can
 * take, each row is an item of the table. Of more rows, the table has only as many items as fit on
 * the screen, and fills them as one scrolls. On the UI thread only.
 */
@NonNullByDefault
public final class SegmentGrid implements ISortingLazyContentProvider {

    /** Not all toolkits can show more items. */
    private static final int MOST_ITEMS = 65_535;

    /** The texts of a column without any, which only takes the rest of the width. */
    public static final ColumnLabelProvider NO_TEXT =
            new ColumnLabelProvider() {
                @Override
                public String getText(@Nullable Object element) {
                    return "";
                }
            };

    /** Takes what the user does. */
    public interface Input {
        /** A row was selected. */
        void selected(ISegment segment);

        /** A segment that was stored cannot be read; there are no rows any more. */
        void unreadable(UncheckedIOException cause);

        /** Why a cell is empty; empty if there is nothing to say. */
        String whyEmpty(int column, ISegment segment);

        /** Rows are wanted in another order; null for that in which they were given. */
        void sortBy(@Nullable Comparator<ISegment> order);
    }

    private final TableViewer viewer;
    private final Table table;
    private final Slider slider;

    /** Without rows, unless there are more rows than items. */
    private final TableScroll scroll;

    private final Input input;
    private SegmentRows.Answer rows = SegmentRows.Answer.EMPTY;
    private int selected = -1;

    /**
     * Becomes the content of a table.
     *
     * @param viewer the viewer of a virtual table
     * @param input takes what the user does
     */
    public SegmentGrid(TableViewer viewer, Input input) {
        this.viewer = viewer;
        this.input = input;
        table = viewer.getTable();
        slider = new Slider(table, SWT.VERTICAL);
        slider.setVisible(false);
        scroll = new TableScroll(table, slider, this::refresh);
        table.addListener(SWT.Resize, e -> resized());
        table.addListener(SWT.Selection, this::clicked);
        table.addListener(SWT.KeyDown, this::key);
        table.addListener(SWT.MouseMove, this::hover);
        viewer.setContentProvider(this);
    }

    /** Whether there are more rows than items. */
    private boolean isWindow() {
        return rows.size() > MOST_ITEMS;
    }

    private int top() {
        return isWindow() ? (int) scroll.top() : 0;
    }

    // --- rows

    /** The rows that are shown. */
    public SegmentRows.Answer rows() {
        return rows;
    }

    /**
     * Shows other rows; the selected one stays selected where it is still there.
     *
     * @param answer the rows
     * @param given what they were chosen from, the input of the viewer
     */
    public void show(SegmentRows.Answer answer, Object given) {
        int segment = selected >= 0 && selected < rows.size() ? rows.order()[selected] : -1;
        rows = answer;
        selected =
                segment < 0
                        ? -1
                        : IntStream.range(0, answer.size())
                                .filter(row -> answer.order()[row] == segment)
                                .findFirst()
                                .orElse(-1);
        table.deselectAll();
        if (viewer.getInput() != given) {
            viewer.setInput(given);
        }
        refresh();
    }

    /** Writes the rows again. */
    public void refresh() {
        if (table.isDisposed()) {
            return;
        }
        boolean window = isWindow();
        scroll.resize(window ? rows.size() : 0, scroll.fitting());
        showSlider(window);
        int items = window ? scroll.visible() : rows.size();
        if (table.getItemCount() != items) {
            viewer.setItemCount(items);
        }
        viewer.refresh();
        showSelected();
    }

    private void showSlider(boolean window) {
        slider.setVisible(window);
        if (window) {
            Rectangle area = table.getClientArea();
            int header = table.getHeaderHeight();
            int width = slider.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
            slider.setBounds(
                    area.x + area.width - width,
                    area.y + header,
                    width,
                    Math.max(0, area.height - header));
        }
    }

    private void showSelected() {
        int item = selected - top();
        if (table.getSelectionIndex() != item) {
            table.deselectAll();
            if (selected >= 0 && item >= 0 && item < table.getItemCount()) {
                table.select(item);
            }
        }
    }

    @Override
    public void updateElement(int index) {
        int row = top() + index;
        if (row >= rows.size()) {
            return;
        }
        try {
            viewer.replace(rows.row(row), index);
        } catch (UncheckedIOException e) {
            rows = SegmentRows.Answer.EMPTY;
            selected = -1;
            // not while the table asks for one of its items
            table.getDisplay().asyncExec(this::refresh);
            input.unreadable(e);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void setSortOrder(@Nullable Comparator<?> comparator) {
        input.sortBy((Comparator<ISegment>) comparator);
    }

    // --- the selected row

    /** The selected segment, or null if none is. */
    public @Nullable ISegment selection() {
        return selected >= 0 && selected < rows.size() ? rows.row(selected) : null;
    }

    /** The titles of the columns. */
    public List<String> titles() {
        return columns().mapToObj(column -> table.getColumn(column).getText()).toList();
    }

    /** The texts of a segment, by column. */
    public List<String> texts(ISegment segment) {
        return columns()
                .mapToObj(viewer::getLabelProvider)
                .map(l -> l instanceof ColumnLabelProvider column ? column.getText(segment) : "")
                .toList();
    }

    private IntStream columns() {
        return IntStream.range(0, table.getColumnCount())
                .filter(column -> viewer.getLabelProvider(column) != NO_TEXT);
    }

    private void clicked(Event event) {
        int item =
                event.item instanceof TableItem row
                        ? table.indexOf(row)
                        : table.getSelectionIndex();
        selected = item < 0 ? -1 : top() + item;
        tellSelected();
    }

    private void tellSelected() {
        ISegment segment = selection();
        if (segment != null) {
            input.selected(segment);
        }
    }

    // --- empty cells

    /** An empty cell explains itself. */
    private void hover(Event event) {
        String words = whyEmpty(new Point(event.x, event.y));
        if (!Objects.equals(words, table.getToolTipText())) {
            table.setToolTipText(words);
        }
    }

    private @Nullable String whyEmpty(Point at) {
        TableItem item = table.getItem(at);
        for (int c = 0; item != null && c < table.getColumnCount(); c++) {
            if (item.getBounds(c).contains(at)) {
                int row = top() + table.indexOf(item);
                String words =
                        item.getText(c).isEmpty() && row < rows.size()
                                ? input.whyEmpty(c, rows.row(row))
                                : "";
                return words.isEmpty() ? null : words;
            }
        }
        return null;
    }

    // --- scrolling of more rows than items

    private void resized() {
        if (isWindow()) {
            refresh();
        }
    }

    private void select(long row) {
        selected = Math.clamp(row, 0, rows.size() - 1);
        scroll.reveal(selected);
        refresh();
        tellSelected();
    }

    private void key(Event event) {
        if (!isWindow() || (event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0) {
            return;
        }
        Long row = scroll.target(event.keyCode, selected >= 0 ? selected : scroll.top());
        if (row != null) {
            select(row);
            event.doit = false;
        }
    }
}
