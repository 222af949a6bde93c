package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.widgets.RowGrid;

/** The rows of a result; only those that are seen have items. On the UI thread only. */
final class ResultTable implements RowGrid.Rows {

    private static final long DAY = 86_400_000_000_000L;
    private static final int NUMBER_WIDTH = 120;
    private static final int TIME_WIDTH = 235;
    private static final int TEXT_WIDTH = 190;

    /** Texts on the screen are cut after so many characters. */
    private static final int SHOWN = 500;

    private final RowGrid grid;
    private final IntConsumer selected;
    private Result result = Result.EMPTY;
    private TimeText time = TimeText.utc();
    private long traceStart;
    private long traceEnd = -1;
    private int sorted = -1;
    private boolean descending;
    private int[] order = new int[0];
    private @Nullable Job job;

    /**
     * Creates a table.
     *
     * @param selected told the row of the result that the user selects
     */
    ResultTable(Composite parent, IntConsumer selected) {
        this.selected = selected;
        grid = new RowGrid(parent, this);
        grid.table().setLinesVisible(false);
    }

    RowGrid grid() {
        return grid;
    }

    /** Sets how times are written, and which numbers can be times of the trace. */
    void setTimes(TimeText text, long start, long end) {
        time = text;
        traceStart = start;
        traceEnd = end;
        grid.refresh();
    }

    /** Shows another result, or more rows of it. */
    void show(Result shown) {
        if (shown != result) {
            result = shown;
            sorted = -1;
            order = new int[0];
            stop();
            columns();
            grid.setSelection(-1);
            grid.setSort(-1, false);
        }
        grid.refresh();
    }

    private void columns() {
        grid.clearColumns();
        List<TableColumn> columns = result.columns();
        for (int i = 0; i < columns.size(); i++) {
            TableColumn column = columns.get(i);
            int index = i;
            boolean number = column.type() != ColumnType.TEXT && !isTime(i);
            grid.addColumn(
                            column.name(),
                            column.description(),
                            number,
                            isTime(i) ? TIME_WIDTH : number ? NUMBER_WIDTH : TEXT_WIDTH)
                    .addListener(SWT.Selection, e -> sortBy(index));
        }
        grid.addRest();
    }

    private boolean isTime(int column) {
        return column == result.times().start() || column == result.times().end();
    }

    // --- rows

    @Override
    public long size() {
        return sorted >= 0 ? order.length : result.size();
    }

    @Override
    public void fill(TableItem item, long row) {
        int of = rowOf(row);
        for (int c = 0; c < result.columns().size(); c++) {
            item.setText(c, of < 0 ? "" : text(of, c));
        }
    }

    /** The row of the result that is at a row of the table; negative for none. */
    private int rowOf(long row) {
        if (row < 0 || row >= size()) {
            return -1;
        }
        return sorted >= 0 ? order[(int) row] : (int) row;
    }

    /** A value as it is shown. */
    private String text(int row, int column) {
        return switch (result.value(row, column)) {
            case null -> "";
            case Long number when isTime(column) && isNearTrace(number) -> time.full(number);
            case Double real -> real(real);
            case Object value -> cut(value.toString());
        };
    }

    /** Rounded times may be outside of the trace; what is far from it is another number. */
    private boolean isNearTrace(long number) {
        return number >= traceStart - DAY && number <= traceEnd + DAY;
    }

    private static String real(double value) {
        double size = Math.abs(value);
        return size != 0 && (size < 1e-4 || size >= 1e15) || !Double.isFinite(value)
                ? Double.toString(value)
                : String.format(Locale.ROOT, "%.6f", value)
                        .replaceFirst("(\\.\\d*?)0+$", "$1")
                        .replaceFirst("\\.$", "");
    }

    private static String cut(String text) {
        String line = text.length() > SHOWN ? text.substring(0, SHOWN) + '\u2026' : text;
        return line.replace('\n', ' ').replace('\t', ' ');
    }

    @Override
    public void selected(long row) {
        int of = rowOf(row);
        if (of >= 0) {
            selected.accept(of);
        }
    }

    /** The texts of the selected row, with tabs between them; empty if none is selected. */
    String selectedText() {
        int row = rowOf(grid.selection());
        return row < 0 ? "" : line(row);
    }

    private String line(int row) {
        List<String> texts = new ArrayList<>();
        for (int c = 0; c < result.columns().size(); c++) {
            Object value = result.value(row, c);
            texts.add(value == null ? "" : value.toString().replaceAll("[\\t\\n\\r]", " "));
        }
        return String.join("\t", texts);
    }

    /**
     * The names of the columns and all rows in their order, up to a number of rows, for the
     * clipboard.
     */
    String allText(int most) {
        StringBuilder all = new StringBuilder(String.join("\t", result.titles()));
        for (int row = 0; row < Math.min(most, size()); row++) {
            all.append('\n').append(line(rowOf(row)));
        }
        return all.toString();
    }

    // --- sorting and finding, in the background

    private void stop() {
        Job running = job;
        if (running != null) {
            running.cancel();
            job = null;
        }
    }

    /** Sorts by a column: first one way, then the other, then not at all. */
    private void sortBy(int column) {
        boolean greatestFirst = result.columns().get(column).type() != ColumnType.TEXT;
        if (column != sorted) {
            descending = greatestFirst;
            sort(column);
        } else if (descending == greatestFirst) {
            descending = !greatestFirst;
            sort(column);
        } else {
            sort(-1);
        }
    }

    private void sort(int column) {
        Result of = result;
        boolean down = descending;
        background(
                monitor -> {
                    int[] rows = of.order(column, down, monitor);
                    return () -> {
                        if (of == result) {
                            order = rows;
                            sorted = column;
                            grid.setSelection(-1);
                            grid.setSort(column, down);
                        }
                    };
                });
    }

    /**
     * Looks for the next row with a text and selects it.
     *
     * @param words the text, in any case
     * @param forward whether downwards
     * @param found told whether there is one
     */
    void find(String words, boolean forward, Consumer<Boolean> found) {
        String wanted = words.toLowerCase(Locale.ROOT);
        int count = (int) size();
        int from = (int) grid.selection();
        IntPredicate matches = row -> line(rowOf(row)).toLowerCase(Locale.ROOT).contains(wanted);
        Result of = result;
        background(
                monitor -> {
                    int match = search(count, from, forward, matches, monitor);
                    return () -> {
                        if (of == result && match >= 0) {
                            grid.setSelection(match);
                            grid.reveal(match);
                            selected(match);
                        }
                        found.accept(match >= 0);
                    };
                });
    }

    private static int search(
            int count, int from, boolean forward, IntPredicate matches, IProgressMonitor monitor) {
        for (int i = 1; i <= count; i++) {
            if (monitor.isCanceled()) {
                throw new OperationCanceledException();
            }
            int row = Math.floorMod(forward ? from + i : (from < 0 ? count : from) - i, count);
            if (matches.test(row)) {
                return row;
            }
        }
        return -1;
    }

    /** Work whose outcome is shown on the UI thread. */
    private interface Work {
        Runnable run(IProgressMonitor monitor);
    }

    private void background(Work work) {
        stop();
        Job started =
                Job.createSystem(
                        Messages.Table_Job,
                        (IProgressMonitor monitor) -> {
                            Runnable outcome = work.run(monitor);
                            if (!monitor.isCanceled()) {
                                OnDisplay.soon(grid, outcome);
                            }
                        });
        job = started;
        started.schedule();
    }
}
