package org.eclipse.tracecompass.internal.tmf.ui.statistics;

import java.io.UncheckedIOException;
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
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statistics.ITmfStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/**
 * Shows how many events of each type the active trace has, and how many of them are in the selected
 * time range. The numbers come from the history of the statistics.
 */
public class StatisticsView extends TraceView {

    /** A line of the table. */
    private record Line(String type, long total, long selected) {}

    /** What is known of the events of a trace. */
    private record Counts(Map<String, Long> totals, Map<String, Long> selected) {

        static Counts of(ITmfStatistics statistics, TmfTimeRange selection) {
            long begin = selection.getStartTime().toNanos();
            long end = selection.getEndTime().toNanos();
            return new Counts(
                    statistics.getEventTypesTotal(),
                    statistics.getEventTypesInRange(Math.min(begin, end), Math.max(begin, end)));
        }

        static Counts sum(List<Counts> parts) {
            Counts sum = new Counts(new HashMap<>(), new HashMap<>());
            for (Counts part : parts) {
                part.totals.forEach((type, count) -> sum.totals.merge(type, count, Long::sum));
                part.selected.forEach((type, count) -> sum.selected.merge(type, count, Long::sum));
            }
            return sum;
        }

        List<Line> lines(String trace) {
            List<Line> lines = new ArrayList<>();
            totals.forEach(
                    (type, count) ->
                            lines.add(new Line(type, count, selected.getOrDefault(type, 0L))));
            lines.sort(Comparator.comparingLong(Line::total).reversed().thenComparing(Line::type));
            lines.add(0, new Line(trace, sum(totals), sum(selected)));
            return lines;
        }

        private static long sum(Map<String, Long> counts) {
            return counts.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    private static final int PAUSE_MS = 500;
    private static final int WIDTH = 130;

    private final AtomicInteger question = new AtomicInteger();
    private @Nullable DataPage page;
    private @Nullable TableViewer viewer;
    private List<Line> shown = List.of();

    @Override
    protected void createContent(Composite parent) {
        parent.setLayout(new FillLayout());
        DataPage made = new DataPage(parent);
        made.showMessage(EmptyReason.noTrace());
        page = made;
        TableViewer table = new TableViewer(made.area(), SWT.FULL_SELECTION | SWT.BORDER);
        table.getTable().setHeaderVisible(true);
        table.setContentProvider(ArrayContentProvider.getInstance());
        getViewSite().getActionBars().getMenuManager().add(TableExport.action(this::exportTable));
        column(table, Messages.Statistics_Type, 2 * WIDTH, SWT.LEFT, Line::type);
        column(table, Messages.Statistics_Total, WIDTH, SWT.RIGHT, l -> number(l.total()));
        column(table, Messages.Statistics_Selected, WIDTH, SWT.RIGHT, l -> number(l.selected()));
        // takes the rest of the width, which toolkits would give to the last column
        column(table, "", 0, SWT.LEFT, l -> "");
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
        say(active == null ? EmptyReason.noTrace() : null, null);
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
    protected void analysisStarted(IAnalysisModule analysis) {
        if (analysis instanceof TmfStatisticsModule) {
            count();
        }
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

    /** Shows why there are no numbers, or what is at work; null for nothing. */
    private void say(@Nullable EmptyReason reason, @Nullable ViewAnalyses atWork) {
        DataPage shownPage = page;
        if (shownPage != null && !shownPage.isDisposed()) {
            shownPage.setFilled(!shown.isEmpty());
            shownPage.showMessage(reason);
            shownPage.showProgress(
                    atWork == null ? null : Messages.Statistics_Job,
                    atWork == null ? -1 : atWork.progress());
        }
    }

    /** Asks the histories, in the background, until they are complete; the last question counts. */
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
                        boolean complete = ask(trace, ticket, monitor);
                        if (!complete && ticket == question.get()) {
                            schedule(PAUSE_MS);
                        }
                        return Status.OK_STATUS;
                    }
                };
        job.setSystem(true);
        job.schedule();
    }

    /** Returns whether the numbers will not change any more. */
    private boolean ask(ITmfTrace trace, int ticket, @Nullable IProgressMonitor monitor) {
        TmfTimeRange selection =
                TmfTraceManager.getInstance().getTraceContext(trace).getSelectionRange();
        ViewAnalyses analyses = ViewAnalyses.of(trace, TmfStatisticsModule.ID);
        TmfModelResponse<Counts> answer = answer(analyses, selection, monitor);
        Counts counts = answer.getModel();
        EmptyReason stopped =
                analyses.modules().isEmpty()
                        ? EmptyReason.noProvider(trace, TmfStatisticsModule.ID)
                        : analyses.stopped();
        EmptyReason reason =
                stopped == null && answer.getStatus() == ITmfResponse.Status.FAILED
                        ? EmptyReason.failed(answer.getStatusMessage())
                        : stopped;
        boolean runs = answer.getStatus() == ITmfResponse.Status.RUNNING;
        // The sum of some of the traces would be taken for that of all.
        List<Line> lines =
                reason == null && counts != null ? counts.lines(trace.getName()) : List.of();
        onUi(
                () -> {
                    if (ticket == question.get()) {
                        show(lines);
                        say(reason, runs ? analyses : null);
                    }
                });
        return !runs;
    }

    private static TmfModelResponse<Counts> answer(
            ViewAnalyses analyses, TmfTimeRange selection, @Nullable IProgressMonitor monitor) {
        List<TmfModelResponse<Counts>> answers = new ArrayList<>();
        try {
            for (IAnalysisModule module : analyses.modules()) {
                answers.add(
                        Answers.from(
                                (TmfStatisticsModule) module,
                                Long.MAX_VALUE,
                                monitor,
                                ss -> Counts.of(new TmfStateStatistics(ss), selection)));
            }
        } catch (UncheckedIOException e) {
            return Answers.failed(String.valueOf(e.getMessage()));
        }
        return Answers.join(answers, Counts::sum);
    }
}
