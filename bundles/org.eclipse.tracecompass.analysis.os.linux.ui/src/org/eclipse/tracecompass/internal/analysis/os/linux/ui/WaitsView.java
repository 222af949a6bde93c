package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import com.google.common.collect.Multimap;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.WaitTable;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.jobs.Delayed;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;

/**
 * How long the selected thread, its process or all threads were blocked, by what ended the waits.
 * Each line leads to its longest waits. With a range selected, only its time counts.
 */
public final class WaitsView extends PathAnswerView<WaitsView.Answer> {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.waits";

    /** A drag changes the selection many times. */
    private static final int SETTLE = 200;

    /**
     * What is shown.
     *
     * @param whose whose waits they are, in words
     * @param from the first instant that counts, ns
     * @param to the last one, ns
     * @param lines the lines
     * @param missing says since when events are missing
     */
    record Answer(
            String whose, long from, long to, List<WaitTable.Line> lines, MissingSince missing) {

        /** Since when an event is missing without which the cause of a wait is not known. */
        String missing(WaitTable.Line line, WaitTable.Instance wait) {
            return line.missing(wait, missing);
        }
    }

    private enum Scope {
        THREAD,
        PROCESS,
        ALL
    }

    private final Created<Widgets> widgets = new Created<>();
    private @Nullable HostThread thread;
    private long from;
    private long to;

    private record Widgets(Combo scope, Label title, AnswerTree tree, Delayed finding) {}

    /** The tree, or null before the view has been created. */
    public @Nullable Tree getTree() {
        Widgets made = widgets.peek();
        return made == null ? null : made.tree().control();
    }

    /** The choice of whose waits are shown, or null before the view has been created. */
    public @Nullable Combo getScope() {
        Widgets made = widgets.peek();
        return made == null ? null : made.scope();
    }

    @Override
    void createWidgets(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(4, 2).applyTo(area);
        Combo scope = new Combo(area, SWT.READ_ONLY);
        scope.setItems(Messages.Waits_OfThread, Messages.Waits_OfProcess, Messages.Waits_OfAll);
        scope.select(Scope.ALL.ordinal());
        scope.addListener(SWT.Selection, e -> find());
        Label title = new Label(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(title);
        AnswerTree tree =
                new AnswerTree(
                        area,
                        AnswerTree.Column.text(Messages.Waits_Cause, Messages.Waits_CauseHelp, 150),
                        AnswerTree.Column.text(Messages.Waits_By, Messages.Waits_ByHelp, 300),
                        AnswerTree.Column.text(Messages.Waits_In, Messages.Waits_InHelp, 140),
                        new AnswerTree.Column(
                                Messages.Waits_Count, Messages.Waits_CountHelp, true, 70),
                        AnswerTree.Column.number(Messages.Waits_Total, Messages.Waits_TotalHelp),
                        AnswerTree.Column.number(
                                Messages.Waits_Average, Messages.Waits_AverageHelp),
                        AnswerTree.Column.number(
                                Messages.Waits_Longest, Messages.Waits_LongestHelp));
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(tree.control());
        widgets.set(new Widgets(scope, title, tree, new Delayed(area, SETTLE, this::find)));
    }

    @Override
    public void setFocus() {
        widgets.get().tree().control().setFocus();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        thread = null;
        from = 0;
        to = 0;
        widgets.get().tree().clear();
        if (active == null) {
            explain(EmptyReason.noTrace());
        } else {
            widgets.get().finding().request();
        }
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        boolean hadPart = isPart();
        from = Math.min(begin, end);
        to = Math.max(begin, end);
        // Another instant leaves the whole trace as it is, and what the user unfolded.
        if (hadPart || isPart()) {
            widgets.get().finding().request();
        }
    }

    @Override
    protected void elementSelected(Multimap<String, Object> metadata) {
        HostThread selected = HostThread.of(metadata);
        if (selected != null && !selected.equals(thread)) {
            thread = selected;
            if (scope() != Scope.ALL) {
                widgets.get().finding().request();
            }
        }
    }

    /** Whether only the time of a selected range counts. */
    private boolean isPart() {
        return to > from;
    }

    private Scope scope() {
        return Scope.values()[Math.max(0, widgets.get().scope().getSelectionIndex())];
    }

    private void find() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return;
        }
        Scope scope = scope();
        HostThread of = thread;
        if (scope != Scope.ALL && of == null) {
            explain(new EmptyReason(Messages.Waits_NoThread, Messages.Waits_NoThreadDetail));
            return;
        }
        boolean part = isPart();
        long start = part ? from : trace.getStartTime().toNanos();
        long end = part ? to : trace.getEndTime().toNanos();
        ask(
                trace,
                Messages.Waits_Job,
                (analyses, monitor) -> {
                    Predicate<OsWorker> wanted = worker -> true;
                    String whose = Messages.Waits_All;
                    if (scope != Scope.ALL && of != null) {
                        OsWorker selected = analyses.worker(of);
                        whose = selected.toString();
                        wanted = selected::equals;
                        if (scope == Scope.PROCESS) {
                            int process = analyses.histories().processOf(selected, start);
                            whose = NLS.bind(Messages.Waits_Process, Integer.toString(process));
                            wanted =
                                    worker ->
                                            worker.getHostId().equals(of.getHost())
                                                    && analyses.histories()
                                                                    .processOf(
                                                                            worker,
                                                                            Math.max(
                                                                                    start,
                                                                                    worker
                                                                                            .getStart()))
                                                            == process;
                        }
                    }
                    return new Answer(
                            whose,
                            start,
                            end,
                            WaitTable.of(
                                    analyses.graph(), analyses.histories(), wanted, start, end),
                            analyses.missing());
                });
    }

    @Override
    void show(Answer answer) {
        if (answer.lines().isEmpty()) {
            explain(
                    new EmptyReason(
                            NLS.bind(Messages.Waits_None, answer.whose()),
                            Messages.Waits_NoneDetail));
            return;
        }
        Widgets made = widgets.get();
        made.title()
                .setText(
                        NLS.bind(
                                        Messages.Waits_Title,
                                        answer.whose(),
                                        TimeText.duration(answer.to() - answer.from()))
                                .replace("&", "&&"));
        Tree tree = made.tree().control();
        tree.setRedraw(false);
        try {
            made.tree().clear();
            answer.lines().forEach(line -> add(made.tree(), answer, line));
        } finally {
            tree.setRedraw(true);
        }
    }

    @Override
    ValueTable.Rows rows(Answer answer) {
        return ValueTable.Rows.of(
                List.of(
                        Messages.Waits_Cause,
                        Messages.Waits_By,
                        Messages.Waits_In,
                        Messages.Waits_Count,
                        Messages.Waits_Total,
                        Messages.Waits_Average,
                        Messages.Waits_Longest,
                        Messages.Waits_LongestThread,
                        Messages.Waits_LongestStart,
                        Messages.Waits_LongestMissing),
                answer.lines(),
                line ->
                        List.of(
                                line.cause(),
                                line.by(),
                                line.in(),
                                line.count(),
                                line.total(),
                                line.total() / line.count(),
                                line.longest().duration(),
                                line.longest().thread().toString(),
                                line.longest().start(),
                                answer.missing(line, line.longest())));
    }

    private void add(AnswerTree tree, Answer answer, WaitTable.Line line) {
        TreeItem item =
                tree.add(
                        null,
                        () -> goTo(line.longest()),
                        line.cause(),
                        line.by(),
                        line.in(),
                        Long.toString(line.count()),
                        TimeText.aligned(line.total()),
                        TimeText.aligned(line.total() / line.count()),
                        TimeText.aligned(line.longest().duration()));
        for (WaitTable.Instance wait : line.instances()) {
            tree.add(
                    item,
                    () -> goTo(wait),
                    wait.thread().toString(),
                    withMissing(
                            TimeDisplay.textOf(getTrace()).full(wait.start()),
                            answer.missing(line, wait)),
                    "",
                    "",
                    "",
                    "",
                    TimeText.aligned(wait.duration()));
        }
    }

    private void goTo(WaitTable.Instance wait) {
        goTo(wait.thread().getHostThread(), wait.start(), wait.end());
    }
}
