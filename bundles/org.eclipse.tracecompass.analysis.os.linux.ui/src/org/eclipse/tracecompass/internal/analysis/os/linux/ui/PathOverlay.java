package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsWorker;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathShares;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.ui.jobs.LatestJob;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The critical path of the selected thread, drawn over the rows of all threads. It is found once
 * for the whole trace; what is shown is its part in the selected range. For the UI thread.
 */
final class PathOverlay {

    private static final String BUNDLE = "org.eclipse.tracecompass.analysis.os.linux.ui";
    private static final String ICON = "icons/critical_path.svg";
    private static final char KEY = 'c';
    private static final int FIRST_SHARES = 3;

    private final TimeGraphControl graph;
    private final Supplier<@Nullable ITmfTrace> trace;
    private final Supplier<Map<Long, Multimap<String, Object>>> metadata;
    private final IAction action;
    private boolean on;
    private @Nullable HostThread thread;
    private final LatestJob job;
    private List<PathPiece> path = List.of();
    private String name = "";
    private String note = "";

    /** The path in the rows, and the rows in which it was found. */
    private @Nullable Emphasis found;

    private @Nullable TimeGraphTree tree;

    PathOverlay(
            TimeGraphControl graph,
            Supplier<@Nullable ITmfTrace> trace,
            Supplier<Map<Long, Multimap<String, Object>>> metadata) {
        this.graph = graph;
        this.trace = trace;
        this.metadata = metadata;
        job = new LatestJob(news -> OnDisplay.soon(graph, news));
        action = RunAction.check(Messages.Follow_Action, null, this::toggle);
        action.setImageDescriptor(
                ResourceLocator.imageDescriptorFromBundle(BUNDLE, ICON).orElse(null));
        graph.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.stateMask == 0 && e.keyCode == KEY) {
                        toggle();
                    } else if (e.keyCode == SWT.ESC && job.isRunning()) {
                        stop();
                    }
                });
        graph.addListener(
                new TimeAxisListener() {
                    @Override
                    public void timesSelected(long begin, long end) {
                        show();
                    }

                    @Override
                    public void changed() {
                        if (on && graph.scene().data().tree() != tree) {
                            locate();
                        }
                    }
                });
    }

    /** Switches the overlay on and off. */
    IAction action() {
        return action;
    }

    /** Follows another thread, if any is followed. */
    void setThread(HostThread selected) {
        if (!selected.equals(thread)) {
            thread = selected;
            if (on) {
                find();
            }
        }
    }

    /** Another trace is shown: its thread is not selected yet. */
    void reset() {
        job.stop();
        thread = null;
        path = List.of();
        found = null;
        if (on) {
            say(Messages.Follow_NoThread);
        }
    }

    private void toggle() {
        on = !on;
        action.setChecked(on);
        if (on) {
            TimeGraphEntry row = graph.scene().selectedEntry();
            Multimap<String, Object> of =
                    row == null ? null : metadata.get().get(Long.valueOf(row.id()));
            HostThread selected = of == null ? null : HostThread.of(of);
            if (selected != null) {
                thread = selected;
            }
            find();
        } else {
            stop();
        }
    }

    private void stop() {
        on = false;
        action.setChecked(false);
        job.stop();
        path = List.of();
        found = null;
        draw(null);
    }

    private void find() {
        job.stop();
        path = List.of();
        found = null;
        HostThread of = thread;
        ITmfTrace in = trace.get();
        if (of == null || in == null) {
            say(Messages.Follow_NoThread);
            return;
        }
        say(Messages.Follow_Running);
        job.run(
                Messages.Follow_Job,
                (monitor, news) -> {
                    try {
                        return find(in, of, monitor, news);
                    } catch (PathAnalyses.NoAnswer e) {
                        return () -> say(e.line());
                    }
                },
                this::stop);
    }

    private Runnable find(
            ITmfTrace in, HostThread of, IProgressMonitor monitor, Consumer<Runnable> news)
            throws PathAnalyses.NoAnswer {
        PathAnalyses analyses =
                PathAnalyses.await(
                        in,
                        monitor,
                        share -> news.accept(() -> say(Messages.Follow_Running, share)));
        OsWorker worker = analyses.worker(of);
        List<PathPiece> pieces =
                ThreadPath.find(
                        analyses.graph(),
                        worker,
                        in.getStartTime().toNanos(),
                        in.getEndTime().toNanos());
        return () -> {
            path = pieces;
            name = worker.toString();
            note = analyses.clocksAgree() ? "" : Messages.Follow_Clocks;
            locate();
        };
    }

    private void say(String progress, double share) {
        say(share < 0 ? progress : progress + Math.round(share * 100) + " %");
    }

    private void say(String text) {
        draw(Emphasis.caption(text));
    }

    /** Finds the pieces in the rows. */
    private void locate() {
        if (!path.isEmpty()) {
            tree = graph.scene().data().tree();
            found = PathEmphasis.of(path, graph.scene().data().tree(), metadata.get(), note);
            show();
        }
    }

    /** Shows the part of the path in the selected range. */
    void show() {
        Emphasis all = found;
        if (!on || all == null) {
            return;
        }
        TimeSelection selection = graph.scene().selection();
        boolean part =
                selection != null
                        && !selection.isInstant()
                        && selection.to() > all.from()
                        && selection.from() < all.to();
        long from = part && selection != null ? selection.from() : all.from();
        long to = part && selection != null ? selection.to() : all.to();
        Emphasis shown = all.within(from, to);
        draw(
                new Emphasis(
                        shown.pieces(),
                        shown.hops(),
                        shown.from(),
                        shown.to(),
                        NLS.bind(Messages.Follow_Caption, name, shares(from, to))
                                + shown.caption()));
    }

    private String shares(long from, long to) {
        List<String> words = new ArrayList<>();
        PathShares.byState(path, from, to)
                .forEach(
                        (state, time) -> {
                            long percent = Math.round(100.0 * time / Math.max(1, to - from));
                            if (words.size() < FIRST_SHARES && percent > 0) {
                                words.add(percent + " % " + state.label());
                            }
                        });
        return String.join(", ", words);
    }

    private void draw(@Nullable Emphasis emphasis) {
        graph.scene().setEmphasis(emphasis);
        graph.redraw();
    }
}
