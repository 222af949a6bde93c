package org.eclipse.tracecompass.tmf.ui.table;

import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.TableColumn;
import org.eclipse.tracecompass.tmf.loading.core.TableReader;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;
import org.eclipse.tracecompass.tmf.ui.widgets.CopiedText;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RowGrid;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.Sorting;

/**
 * The widgets of a table of any length, and the session that reads it: only the lines around the
 * visible ones are asked for. Lines are looked for by column and direction. For the UI thread.
 *
 * @since 0.2.0
 */
public final class VirtualTablePart
        implements SessionHost<AnswerLoader<TableReader.Wish, TableReader.Page>, TableReader.Page>,
                RowGrid.Rows {

    private static final String MISSING = "\u2026";

    /** The view around the table. */
    public interface Owner {

        /** Runs something on the UI thread, unless the view is closed by then. Any thread. */
        void onUi(Runnable action);

        /** The shown trace; null for none. */
        @Nullable
        ITmfTrace trace();

        /** How times are written. */
        TimeText text();

        /** The user has selected a line with these times, ns since the epoch. */
        void selected(long begin, long end);
    }

    private final Owner owner;
    private final boolean canSort;
    private final DataPage page;
    private final SearchBar search;

    /** Whether the words beside the field say why a search found nothing, and are to stay. */
    private boolean saysOutcome;

    private final RowGrid grid;
    private final ProviderSession<
                    IVirtualTableProvider,
                    AnswerLoader<TableReader.Wish, TableReader.Page>,
                    TableReader.Page>
            session = new ProviderSession<>(this);

    private List<ITableColumnDescriptor> columns = List.of();
    private List<TableColumn> shownColumns = List.of();
    private @Nullable VirtualTableModel lines;
    private long size;
    private final Sorting<TableColumn> sorting = new Sorting<>();
    private String sort = "";
    private TableReader.@Nullable Search marked;
    private int turn;

    /** The line whose times are to be told as soon as it is read; -1 for none. */
    private long untold = -1;

    /**
     * Creates the widgets.
     *
     * @param parent their parent
     * @param owner the view
     * @param canSort whether the table can sort its lines
     */
    public VirtualTablePart(Composite parent, Owner owner, boolean canSort) {
        this.owner = owner;
        this.canSort = canSort;
        page = new DataPage(parent);
        Composite area = new Composite(page.area(), SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
        search = new SearchBar(area, this::find);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        grid = new RowGrid(area, this);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(grid);
        grid.table().addListener(SWT.KeyDown, event -> SearchBar.key(event, this::find));
        FilledMenu.contextOf(
                grid.table(),
                menu -> menu.add(RunAction.push(Messages.Action_Copy, null, this::copy)));
    }

    // --- the widgets

    /** The whole, for layout. */
    public Composite control() {
        return page;
    }

    /** The table, whose items are the visible lines. */
    public Table table() {
        return grid.table();
    }

    /** The field with what is looked for. */
    public Text searchText() {
        return search.text();
    }

    /** The column that is searched. */
    public Combo searchColumn() {
        return search.column();
    }

    /** The words beside the field: the number of lines, or what came of a search. */
    public String status() {
        return search.said();
    }

    /** The words in place of the table, or below it. */
    public String message() {
        return page.message();
    }

    /** The columns, as far as they are known. */
    public List<ITableColumnDescriptor> columns() {
        return columns;
    }

    /** Where the lines come from; null while there is nothing. */
    public @Nullable IVirtualTableProvider provider() {
        return session.provider();
    }

    /** The number of lines of the table, as far as it is known. */
    public long lineCount() {
        return size;
    }

    /** The index of the selected line; -1 for none. */
    public long selectedLine() {
        return grid.selection();
    }

    /** The selected line, for the clipboard; empty if none is, or it is not read yet. */
    public List<String> selectedTexts() {
        VirtualTableLine line = line(grid.selection());
        return line == null
                ? List.of()
                : shownColumns.stream()
                        .map(column -> LineText.text(line, column, owner.text()))
                        .toList();
    }

    private void copy() {
        List<String> texts = selectedTexts();
        CopiedText.put(texts.isEmpty() ? List.of() : List.of(texts));
    }

    // --- the trace

    /** Shows the table of another trace; null for none. */
    public void show(@Nullable ITmfTrace trace, VirtualTableSource source) {
        lines = null;
        size = 0;
        untold = -1;
        grid.setSelection(-1);
        page.setFilled(false);
        session.show(trace, source);
    }

    /** Asks for the lines again. */
    public void refresh() {
        session.refresh();
    }

    /** Writes the visible lines again, as times are to be written otherwise. */
    public void rewrite() {
        grid.refresh();
    }

    /** Shows the line of an instant. */
    public void goTo(long time) {
        ask(new TableReader.Wish(-1, time, count(), sort, marked, null, ++turn));
    }

    /** Asks nothing any more. */
    public void close() {
        session.close();
    }

    // --- asking

    private int count() {
        return 3 * grid.visibleRows();
    }

    private void ask(TableReader.Wish wish) {
        AnswerLoader<TableReader.Wish, TableReader.Page> loader = session.loader();
        if (loader != null) {
            loader.load(wish);
        }
    }

    private void askAround(long top) {
        long first = Math.max(0, top - grid.visibleRows());
        ask(new TableReader.Wish(first, 0, count(), sort, marked, null, turn));
    }

    private void find(Direction direction) {
        TableReader.Search wanted = search.search();
        marked = wanted;
        if (wanted == null) {
            saysOutcome = !search.text().getText().isEmpty();
            askAround(grid.top());
            return;
        }
        long selected = grid.selection();
        boolean next = direction == Direction.NEXT;
        long from = selected < 0 ? grid.top() : selected + (next ? 1 : -1);
        saysOutcome = from < 0;
        if (from < 0) {
            search.say(Messages.Search_NotFound);
            return;
        }
        search.say(Messages.Search_Running);
        ask(new TableReader.Wish(from, 0, count(), sort, wanted, direction, ++turn));
    }

    private void sortBy(TableColumn column) {
        DataType type = column.of().getDataType();
        sorting.click(
                column,
                type == DataType.NUMBER
                        || type == DataType.DURATION
                        || type == DataType.BINARY_NUMBER);
        TableColumn by = sorting.column();
        boolean descending = sorting.isDescending();
        sort = by == null ? "" : (descending ? "-" : "") + by.of().getId();
        grid.setSort(by == null ? -1 : shownColumns.indexOf(by), descending);
        grid.setSelection(-1);
        lines = null;
        askAround(0);
        grid.reveal(0);
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        owner.onUi(action);
    }

    @Override
    public void setLoader(@Nullable AnswerLoader<TableReader.Wish, TableReader.Page> loader) {
        if (loader != null) {
            askAround(grid.top());
        }
    }

    @Override
    public void show(TableReader.Page answer) {
        TableReader.Wish wish = answer.wish();
        setColumns(answer.columns());
        size = answer.lines().size();
        boolean search = wish.direction() != null;
        boolean nothing = search && answer.lines().lines().isEmpty();
        if (!nothing) {
            lines = answer.lines();
        }
        page.setFilled(size > 0);
        sayStatus(answer, nothing);
        if (nothing) {
            grid.refresh();
            if (!answer.running()) {
                askAround(grid.top());
            }
        } else if (search) {
            goToLine(answer.lines().index());
            tell(answer.lines().index());
        } else if (wish.index() < 0) {
            goToLine(answer.lines().index());
        } else {
            grid.refresh();
            if (untold >= 0) {
                tell(untold);
            }
        }
    }

    private void sayStatus(TableReader.Page answer, boolean nothing) {
        if (nothing) {
            saysOutcome = !answer.running();
            search.say(answer.running() ? Messages.Search_Running : Messages.Search_NotFound);
        } else if (answer.wish().turn() == turn && !saysOutcome) {
            String all = String.format(Locale.ROOT, "%,d", size);
            search.say(
                    NLS.bind(
                            answer.running() ? Messages.Status_Running : Messages.Status_Done,
                            all));
        }
    }

    private void goToLine(long line) {
        grid.setSelection(line);
        grid.reveal(line);
        askAround(grid.top());
    }

    private void setColumns(List<ITableColumnDescriptor> given) {
        if (given.equals(columns)) {
            return;
        }
        columns = given;
        sorting.clear();
        sort = "";
        shownColumns = TableColumn.of(given);
        search.setColumns(shownColumns.stream().map(TableColumn::of).toList());
        grid.clearColumns();
        for (TableColumn column : shownColumns) {
            var made =
                    grid.addColumn(
                            column.of().getText(),
                            column.of().getTooltip(),
                            LineText.isRight(column),
                            width(column));
            if (canSort) {
                made.addListener(SWT.Selection, event -> sortBy(column));
            }
        }
        grid.addRest();
    }

    private static int width(TableColumn column) {
        if (column.number() >= 0) {
            return 225;
        }
        return switch (column.of().getDataType()) {
            case TIMESTAMP, STRING, TIME_RANGE -> 150;
            case DURATION -> 110;
            case NUMBER, BINARY_NUMBER -> 80;
        };
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        page.showProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        page.showMessage(reason);
    }

    @Override
    public @Nullable EmptyReason emptiness(TableReader.Page answer) {
        ITmfTrace trace = owner.trace();
        return answer.lines().size() > 0 || trace == null
                ? null
                : new EmptyReason(
                        NLS.bind(Messages.Empty_None, trace.getName()), Messages.Empty_NoneDetail);
    }

    // --- the rows of the grid

    private @Nullable VirtualTableLine line(long row) {
        VirtualTableModel known = lines;
        if (known == null || row < known.index()) {
            return null;
        }
        long place = row - known.index();
        return place < known.lines().size() ? known.lines().get((int) place) : null;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public void fill(TableItem item, long row) {
        VirtualTableLine line = line(row);
        List<TableColumn> all = shownColumns;
        for (int i = 0; i < all.size(); i++) {
            item.setText(i, line == null ? MISSING : LineText.text(line, all.get(i), owner.text()));
        }
        boolean found = line != null && line.properties() != 0;
        item.setForeground(
                found ? item.getDisplay().getSystemColor(SWT.COLOR_LINK_FOREGROUND) : null);
    }

    @Override
    public void shown() {
        long top = grid.top();
        long bottom = Math.min(size, top + grid.visibleRows()) - 1;
        if (bottom >= top && (line(top) == null || line(bottom) == null)) {
            askAround(top);
        }
    }

    @Override
    public void selected(long row) {
        saysOutcome = false;
        search.say(NLS.bind(Messages.Status_Done, String.format(Locale.ROOT, "%,d", size)));
        tell(row);
    }

    /** Tells the times of a line, at once or as soon as it is read. */
    private void tell(long row) {
        VirtualTableLine line = line(row);
        untold = line == null ? row : -1;
        List<Long> times = line == null ? List.of() : LineText.times(line, shownColumns);
        if (!times.isEmpty()) {
            owner.selected(times.get(0), times.get(1));
        }
    }
}
