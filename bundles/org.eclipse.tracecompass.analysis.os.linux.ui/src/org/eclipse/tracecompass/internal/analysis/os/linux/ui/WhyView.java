package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.MissingSince;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathComparison;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.SlowThing;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.WaitTable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;

/**
 * Why a system call, a function or another segment took so long: its critical path beside those of
 * others of its kind, how it differs from the median one, and what its thread waited for.
 */
public final class WhyView extends PathAnswerView<WhyView.Answer> {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.why";

    private static final int HUNDRED = 100;

    /**
     * What is shown.
     *
     * @param thing the slow thing
     * @param missing says since when events are missing
     */
    record Answer(SlowThing thing, MissingSince missing) {

        String what(PathComparison.Line line) {
            PathPiece piece = line.longest();
            return piece == null ? line.what() : withMissing(line.what(), piece.missing(missing));
        }

        String by(WaitTable.Line line) {
            return withMissing(line.by(), line.missing(line.longest(), missing));
        }
    }

    private record Widgets(Label title, TimeGraphControl lanes, AnswerTree tree) {}

    private final Created<Widgets> widgets = new Created<>();
    private @Nullable PathLanes lanes;

    /** The lanes, or null before the view has been created. */
    public @Nullable TimeGraphControl getLanes() {
        Widgets made = widgets.peek();
        return made == null ? null : made.lanes();
    }

    /** The table, or null before the view has been created. */
    public @Nullable Tree getTree() {
        Widgets made = widgets.peek();
        return made == null ? null : made.tree().control();
    }

    /** What is said about the segment as a whole; empty before there is an answer. */
    public String getSummary() {
        Widgets made = widgets.peek();
        return made == null ? "" : made.title().getText().replace("&&", "&");
    }

    @Override
    void createWidgets(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(4, 2).spacing(0, 2).applyTo(area);
        Label title = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
        SashForm parts = new SashForm(area, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parts);
        TimeGraphControl graph = new TimeGraphControl(parts);
        graph.setAligned(false);
        graph.setTime(new TimeText(TimeFormat.RELATIVE, ZoneOffset.UTC, 0));
        graph.addListener(
                new TimeAxisListener() {
                    @Override
                    public void rowSelected(@Nullable Long id) {
                        laneSelected(id);
                    }
                });
        AnswerTree tree =
                new AnswerTree(
                        parts,
                        AnswerTree.Column.text(Messages.Why_What, Messages.Why_WhatHelp, 300),
                        AnswerTree.Column.text(Messages.Why_Who, Messages.Why_WhoHelp, 160),
                        AnswerTree.Column.number(Messages.Why_Here, Messages.Why_HereHelp),
                        AnswerTree.Column.number(Messages.Why_Share, Messages.Why_ShareHelp),
                        AnswerTree.Column.number(Messages.Why_Median, Messages.Why_MedianHelp),
                        AnswerTree.Column.number(
                                Messages.Why_Difference, Messages.Why_DifferenceHelp));
        parts.setWeights(2, 3);
        parts.addListener(SWT.Resize, e -> parts.setOrientation(orientation(parts.getSize())));
        widgets.set(new Widgets(title, graph, tree));
    }

    /** Below a wide view's lanes there would be no room for the table. */
    private static int orientation(Point size) {
        return size.x > 2 * size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
    }

    @Override
    public void setFocus() {
        widgets.get().tree().control().setFocus();
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        lanes = null;
        explain(
                active == null
                        ? EmptyReason.noTrace()
                        : new EmptyReason(Messages.Why_Nothing, Messages.Why_NothingDetail));
    }

    /** Answers a question, in the background. */
    void ask(WhyQuestion question) {
        ask(
                question.trace(),
                Messages.Why_Job,
                (analyses, monitor) ->
                        new Answer(question.answer(analyses, monitor), analyses.missing()));
    }

    @Override
    void show(Answer answer) {
        SlowThing thing = answer.thing();
        Widgets made = widgets.get();
        made.title().setText(summary(thing).replace("&", "&&"));
        PathLanes shown = PathLanes.of(thing, Messages.Why_This);
        lanes = shown;
        made.lanes().reset(0, shown.length());
        made.lanes().setData(shown.data());
        Tree tree = made.tree().control();
        tree.setRedraw(false);
        try {
            made.tree().clear();
            addPath(made.tree(), answer);
            addWaits(made.tree(), answer);
        } finally {
            tree.setRedraw(true);
        }
        made.title().requestLayout();
    }

    private static String summary(SlowThing thing) {
        SlowThing.Instance here = thing.here();
        String took =
                NLS.bind(
                        Messages.Why_Took,
                        new Object[] {
                            thing.kind().isEmpty() ? Messages.Why_Range : thing.kind(),
                            here.thread(),
                            TimeText.duration(here.duration())
                        });
        SlowThing.Instance median = thing.median();
        return median == null
                ? took + Messages.Why_NoKind
                : took
                        + NLS.bind(
                                Messages.Why_Rank,
                                new Object[] {
                                    String.format(
                                            Locale.ROOT, "%.1f", Double.valueOf(thing.shorter())),
                                    Integer.valueOf(thing.count()),
                                    TimeText.duration(median.duration())
                                });
    }

    private void addPath(AnswerTree tree, Answer answer) {
        SlowThing thing = answer.thing();
        SlowThing.Instance median = thing.median();
        long whole = Math.max(1, thing.here().duration());
        TreeItem path =
                tree.add(
                        null,
                        null,
                        Messages.Why_Path,
                        "",
                        TimeText.aligned(thing.here().duration()),
                        "100 %",
                        median == null ? "" : TimeText.aligned(median.duration()),
                        median == null
                                ? ""
                                : TimeText.signed(thing.here().duration() - median.duration()));
        for (PathComparison.Line line : thing.lines()) {
            PathPiece piece = line.longest();
            tree.add(
                    path,
                    piece == null ? null : () -> goTo(piece),
                    answer.what(line),
                    line.who(),
                    TimeText.aligned(line.here()),
                    Math.round((double) HUNDRED * line.here() / whole) + " %",
                    median == null ? "" : TimeText.aligned(line.other()),
                    median == null ? "" : TimeText.signed(line.difference()));
        }
        path.setExpanded(true);
    }

    private void addWaits(AnswerTree tree, Answer answer) {
        SlowThing thing = answer.thing();
        long whole = Math.max(1, thing.here().duration());
        long sum = thing.waits().stream().mapToLong(WaitTable.Line::total).sum();
        TreeItem waits =
                tree.add(
                        null,
                        null,
                        thing.waits().isEmpty() ? Messages.Why_NoWaits : Messages.Why_Waits,
                        "",
                        TimeText.aligned(sum),
                        Math.round((double) HUNDRED * sum / whole) + " %");
        for (WaitTable.Line line : thing.waits()) {
            WaitTable.Instance longest = line.longest();
            tree.add(
                    waits,
                    () -> goTo(longest.thread().getHostThread(), longest.start(), longest.end()),
                    what(line),
                    answer.by(line),
                    TimeText.aligned(line.total()),
                    Math.round((double) HUNDRED * line.total() / whole) + " %");
        }
        waits.setExpanded(true);
    }

    @Override
    ValueTable.Rows rows(Answer answer) {
        SlowThing thing = answer.thing();
        boolean known = thing.median() != null;
        List<List<? extends @Nullable Object>> lines = new ArrayList<>();
        for (PathComparison.Line line : thing.lines()) {
            lines.add(
                    Arrays.asList(
                            Messages.Why_Path,
                            answer.what(line),
                            line.who(),
                            line.here(),
                            known ? line.other() : null,
                            known ? line.difference() : null));
        }
        for (WaitTable.Line line : thing.waits()) {
            lines.add(
                    Arrays.asList(
                            Messages.Why_Waits,
                            what(line),
                            answer.by(line),
                            line.total(),
                            null,
                            null));
        }
        return ValueTable.Rows.of(
                List.of(
                        Messages.Why_Part,
                        Messages.Why_What,
                        Messages.Why_Who,
                        Messages.Why_Here,
                        Messages.Why_Median,
                        Messages.Why_Difference),
                lines,
                line -> line);
    }

    private static String what(WaitTable.Line line) {
        return line.in().isEmpty()
                ? line.cause()
                : NLS.bind(Messages.Why_WaitIn, line.cause(), line.in());
    }

    private void goTo(PathPiece piece) {
        if (piece.worker() instanceof OsWorker worker) {
            goTo(worker.getHostThread(), piece.start(), piece.end());
        }
    }

    private void laneSelected(@Nullable Long id) {
        PathLanes shown = lanes;
        if (id != null && shown != null && id < shown.instances().size()) {
            SlowThing.Instance one = shown.instances().get(id.intValue());
            goTo(one.thread().getHostThread(), one.start(), one.end());
        }
    }
}
