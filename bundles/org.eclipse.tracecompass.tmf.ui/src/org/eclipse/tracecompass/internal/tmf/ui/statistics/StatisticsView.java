package org.eclipse.tracecompass.internal.tmf.ui.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.statistics.ITmfStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/**
 * Shows how many events of each type the active trace has, and how many of them are in the selected
 * time range. The numbers come from the history of the statistics.
 */
public class StatisticsView extends TraceView {

    /** A line of the table. */
    private record Line(String type, long total, long selected) {}

    private static final int PAUSE_MS = 500;
    private static final int WIDTH = 130;

    private final AtomicInteger question = new AtomicInteger();
    private @Nullable TableViewer viewer;
    private List<Line> shown = List.of();

    @Override
    protected void createContent(Composite parent) {
        parent.setLayout(new FillLayout());
        TableViewer table = new TableViewer(parent, SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        getViewSite().getActionBars().getMenuManager().add(TableExport.action(this::exportTable));
        column(table, Messages.Statistics_Type, 2 * WIDTH, SWT.LEFT, Line::type);
        column(table, Messages.Statistics_Total, WIDTH, SWT.RIGHT, l -> number(l.total()));
        column(table, Messages.Statistics_Selected, WIDTH, SWT.RIGHT, l -> number(l.selected()));
        viewer = table;
    }

    private static String number(long count) {
        return String.format("%,d", count);
    }

    private static void column(
            TableViewer table, String title, int width, int style, Function<Line, String> text) {
        TableViewerColumn column = new TableViewerColumn(table, style);
        column.getColumn().setText(title);
        column.getColumn().setWidth(width);
        column.getColumn().setMoveable(true);
        column.setLabelProvider(
                new ColumnLabelProvider() {
                    @Override
                    public String getText(@Nullable Object element) {
                        return element instanceof Line line ? text.apply(line) : "";
                    }
                });
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        show(List.of());
        count();
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        count();
    }

    @Override
    protected void traceGrew() {
        count();
    }

    @Override
    public void setFocus() {
        TableViewer table = viewer;
        if (table != null) {
            table.getControl().setFocus();
        }
    }

    @Override
    public void dispose() {
        question.incrementAndGet();
        super.dispose();
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        List<Line> lines = shown;
        return lines.isEmpty()
                ? null
                : new RowsTable(
                        ValueTable.Rows.of(
                                List.of(
                                        Messages.Statistics_Type,
                                        Messages.Statistics_Total,
                                        Messages.Statistics_Selected),
                                lines,
                                line -> List.of(line.type(), line.total(), line.selected())),
                        false);
    }

    private void show(List<Line> lines) {
        shown = lines;
        TableViewer table = viewer;
        if (table != null && !table.getControl().isDisposed()) {
            table.setInput(lines);
        }
    }

    /** Asks the history, in the background, until it is complete; only the last question counts. */
    private void count() {
        ITmfTrace trace = getTrace();
        int ticket = question.incrementAndGet();
        if (trace == null) {
            return;
        }
        Job job =
                new Job(Messages.Statistics_Job) {
                    @Override
                    protected IStatus run(@Nullable IProgressMonitor monitor) {
                        boolean complete = ask(trace, ticket);
                        if (!complete && ticket == question.get()) {
                            schedule(PAUSE_MS);
                        }
                        return Status.OK_STATUS;
                    }
                };
        job.setSystem(true);
        job.schedule();
    }

    private boolean ask(ITmfTrace trace, int ticket) {
        TmfTraceContext context = TmfTraceManager.getInstance().getTraceContext(trace);
        long begin = context.getSelectionRange().getStartTime().toNanos();
        long end = context.getSelectionRange().getEndTime().toNanos();
        Map<String, Long> totals = new HashMap<>();
        Map<String, Long> selected = new HashMap<>();
        boolean complete = true;
        for (ITmfTrace each : TmfTraceManager.getTraceSet(trace)) {
            ITmfStatistics statistics = TmfStatisticsModule.getStatistics(each);
            complete &= isComplete(each);
            if (statistics != null) {
                add(totals, statistics.getEventTypesTotal());
                add(
                        selected,
                        statistics.getEventTypesInRange(
                                Math.min(begin, end), Math.max(begin, end)));
            }
        }
        List<Line> lines = new ArrayList<>();
        totals.forEach(
                (type, count) -> lines.add(new Line(type, count, selected.getOrDefault(type, 0L))));
        lines.sort(Comparator.comparingLong(Line::total).reversed().thenComparing(Line::type));
        long all = totals.values().stream().mapToLong(Long::longValue).sum();
        long inRange = selected.values().stream().mapToLong(Long::longValue).sum();
        lines.add(0, new Line(trace.getName(), all, inRange));
        onUi(
                () -> {
                    if (ticket == question.get()) {
                        show(lines);
                    }
                });
        return complete;
    }

    /** Whether the numbers of a trace will not change any more. */
    private static boolean isComplete(ITmfTrace trace) {
        if (!(trace.getAnalysisModule(TmfStatisticsModule.ID)
                instanceof TmfStatisticsModule module)) {
            return true;
        }
        ITmfStateSystem history = module.getStateSystem();
        return history != null && (history.isCancelled() || history.waitUntilBuilt(0));
    }

    private static void add(Map<String, Long> sums, Map<String, Long> counts) {
        counts.forEach((type, count) -> sums.merge(type, count, Long::sum));
    }
}
