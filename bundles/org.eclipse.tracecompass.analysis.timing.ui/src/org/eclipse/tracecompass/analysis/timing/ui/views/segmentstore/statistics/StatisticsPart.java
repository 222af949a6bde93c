package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentPart;
import org.eclipse.tracecompass.internal.analysis.timing.ui.TsvExport;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractTmfTreeViewer;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The tree of a view. If the view names a data provider, a session gives its figures to the viewer,
 * otherwise the viewer finds its rows.
 */
@NonNullByDefault
final class StatisticsPart
        extends SegmentPart<
                ITmfTreeDataProvider<? extends ITmfTreeDataModel>,
                StatisticsSource.Selection,
                StatisticsSource.Figures> {

    private final AbstractSegmentsStatisticsView view;
    private final AbstractTmfTreeViewer viewer;
    private StatisticsSource.Selection selection = new StatisticsSource.Selection(0, 0);
    private StatisticsSource.@Nullable Figures figures;

    StatisticsPart(Composite parent, AbstractSegmentsStatisticsView view, Consumer<Runnable> ui) {
        super(parent, ui);
        this.view = view;
        viewer = view.createSegmentStoreStatisticsViewer(area());
        rowsControl().addListener(SWT.DefaultSelection, e -> goToLast());
    }

    @Override
    public Tree rowsControl() {
        return viewer.getTreeViewer().getTree();
    }

    // --- content

    /** Shows another trace; null = none. */
    void follow(@Nullable ITmfTrace active) {
        if (view.namesProvider()) {
            show(active, new StatisticsSource(view));
        } else {
            setFilled(true);
            showMessage(active == null ? EmptyReason.noTrace() : null);
            if (active != null && viewer.getTrace() != active) {
                viewer.loadTrace(active);
            }
        }
    }

    /** Reads everything again. */
    void reload() {
        if (view.namesProvider()) {
            refresh();
        } else {
            viewer.loadTrace(view.getTrace());
        }
    }

    @Override
    protected void begin(ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider) {
        // the columns come with the rows
    }

    @Override
    protected StatisticsSource.Selection question() {
        return selection;
    }

    /** Shows the figures of a range, too, unless it is an instant. */
    void select(long start, long end) {
        selection = new StatisticsSource.Selection(start, end);
        ask();
    }

    @Override
    protected void clear() {
        figures = null;
        selection = new StatisticsSource.Selection(0, 0);
        showFigures();
    }

    private void showFigures() {
        if (viewer instanceof FiguresViewer tree) {
            tree.show(view.getTrace(), figures);
        }
    }

    @Override
    protected boolean hasRows() {
        StatisticsSource.Figures shown = figures;
        return shown != null && hasRows(shown);
    }

    private boolean hasRows(StatisticsSource.Figures answer) {
        return view.hasFigures() ? answer.hasFigures() : !answer.whole().getEntries().isEmpty();
    }

    @Override
    public void show(StatisticsSource.Figures answer) {
        figures = answer;
        showFigures();
        super.show(answer);
    }

    @Override
    public @Nullable EmptyReason emptiness(StatisticsSource.Figures answer) {
        ITmfTrace active = view.getTrace();
        return active == null || hasRows(answer) ? null : view.emptyReason(active);
    }

    /** Writes times again, because the user wants them otherwise. */
    void showTimes() {
        viewer.getTreeViewer().refresh();
    }

    void fillMenu(IMenuManager menu) {
        for (StatisticsRange range : ranges()) {
            menu.add(
                    RunAction.push(
                            NLS.bind(Messages.Action_GoTo, range.title()),
                            null,
                            () -> view.goTo(range)));
        }
        IStructuredSelection rows = viewer.getTreeViewer().getStructuredSelection();
        if (!rows.isEmpty() && viewer instanceof AbstractSegmentsStatisticsViewer statistics) {
            statistics.appendToTablePopupMenu(menu, rows);
        }
    }

    private List<StatisticsRange> ranges() {
        return viewer instanceof FiguresViewer tree ? tree.selectedRanges() : List.of();
    }

    /** Selects the segment of the last column that names one: the longest of its kind. */
    private void goToLast() {
        List<StatisticsRange> ranges = ranges();
        if (!ranges.isEmpty()) {
            view.goTo(ranges.getLast());
        }
    }

    // --- copies

    @Override
    public List<List<String>> selectedTexts() {
        return Arrays.stream(rowsControl().getSelection()).map(this::texts).toList();
    }

    private List<String> texts(TreeItem item) {
        return columns().mapToObj(item::getText).toList();
    }

    /** The columns with a title, in the order of the viewer. */
    private IntStream columns() {
        Tree tree = rowsControl();
        return IntStream.range(0, tree.getColumnCount())
                .filter(column -> !tree.getColumn(column).getText().isEmpty());
    }

    private List<String> titles() {
        return columns().mapToObj(rowsControl()::getColumn).map(TreeColumn::getText).toList();
    }

    @Override
    public ValueTable.@Nullable Rows allRows() {
        return viewer instanceof FiguresViewer tree
                ? new Export(titles(), tree.allLabels())
                : new Export(titles(), allTexts());
    }

    private List<List<String>> allTexts() {
        return Arrays.stream(rowsControl().getItems())
                .mapMulti(
                        (TreeItem item, Consumer<TreeItem> rows) -> {
                            rows.accept(item);
                            addBelow(item, rows);
                        })
                .map(this::texts)
                .toList();
    }

    private static void addBelow(TreeItem item, Consumer<TreeItem> rows) {
        for (TreeItem child : item.getItems()) {
            rows.accept(child);
            addBelow(child, rows);
        }
    }

    /** Writes the rows with their titles, the cells separated by tabs. */
    void writeTsv(OutputStream stream) {
        TsvExport.write(stream, titles(), allTexts().stream());
    }

    /** The rows as they are when the user asks for a file. */
    private record Export(List<String> titles, List<List<String>> rows) implements ValueTable.Rows {

        @Override
        public int size() {
            return rows.size();
        }

        @Override
        public List<String> row(int row) {
            return rows.get(row);
        }
    }
}
