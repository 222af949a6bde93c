package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;

/**
 * Shows in a control what the session of a trace has to say: its pictures, how far the analysis is,
 * and why there is nothing to see. For the UI thread.
 */
final class SessionDisplay implements TimeGraphSession.Host {

    private static final int PROGRESS_DELAY = 250;
    private static final int WATCH_DELAY = 500;

    private final TimeGraphControl graph;
    private final Consumer<Runnable> onUi;
    private final Function<TimeGraphScene, @Nullable EmptyReason> emptyReason;
    private final FirstPicture firstPicture = new FirstPicture();
    private @Nullable TimeGraphSession session;
    private boolean progressPending;
    private boolean watching;
    private boolean explained;

    /**
     * @param onUi runs something on the UI thread, soon, unless the view is closed by then
     * @param emptyReason why a complete answer has no visible row; null if the scene has rows
     */
    SessionDisplay(
            TimeGraphControl graph,
            Consumer<Runnable> onUi,
            Function<TimeGraphScene, @Nullable EmptyReason> emptyReason) {
        this.graph = graph;
        this.onUi = onUi;
        this.emptyReason = emptyReason;
    }

    /** Shows nothing any more, and why. */
    void clear(EmptyReason reason) {
        session = null;
        empty();
        graph.reset(0, 1);
        graph.setMessage(reason.title(), reason.detail());
    }

    /**
     * Shows what a session says from now on.
     *
     * @param start the start of its trace
     * @param end the end of its trace
     */
    void show(TimeGraphSession next, long start, long end) {
        session = next;
        explained = false;
        empty();
        graph.setMessage(null, null);
        graph.reset(start, end);
        graph.setProgress(Messages.Progress_Loading, -1);
        watchAnalyses();
    }

    private void empty() {
        graph.setLoader(null);
        graph.scene().setSelectedRow(null);
        graph.setData(TimeGraphData.EMPTY);
        graph.setProgress(null, -1);
    }

    @Override
    public void onUi(Runnable action) {
        onUi.accept(action);
    }

    @Override
    public void ready(TimeGraphLoader loader) {
        graph.setLoader(loader);
        watchProgress();
    }

    @Override
    public void show(TimeGraphData data) {
        explained = false;
        firstPicture.expect(graph, data);
        graph.setData(data);
        if (data.running()) {
            watchProgress();
        } else {
            graph.setProgress(null, -1);
        }
        explainEmptiness();
    }

    @Override
    public void restarting(boolean damaged) {
        explained = false;
        graph.setLoader(null);
        graph.setMessage(null, null);
        graph.setProgress(damaged ? Messages.Progress_Repairing : Messages.Progress_Loading, -1);
    }

    @Override
    public void showEmpty(EmptyReason reason) {
        explained = true;
        graph.setProgress(null, -1);
        graph.setMessage(reason.title(), reason.detail());
    }

    /** Says why there are no rows, if there are none and all is known. */
    void explainEmptiness() {
        TimeGraphData data = graph.scene().data();
        if (session != null && !explained && data != TimeGraphData.EMPTY && !data.running()) {
            EmptyReason reason = emptyReason.apply(graph.scene());
            graph.setMessage(
                    reason == null ? null : reason.title(),
                    reason == null ? null : reason.detail());
        }
    }

    /** Shows how far the analysis is, again and again until it is done. */
    private void watchProgress() {
        TimeGraphSession open = session;
        if (progressPending || explained || graph.isDisposed() || open == null) {
            return;
        }
        TimeGraphData data = graph.scene().data();
        if (data != TimeGraphData.EMPTY && data.tree().size() > 0 && !data.running()) {
            graph.setProgress(null, -1);
            return;
        }
        double done = open.progress();
        graph.setProgress(
                done >= 1 ? Messages.Progress_Loading : Messages.Progress_Analysing,
                done >= 1 ? -1 : done);
        progressPending = true;
        graph.getDisplay()
                .timerExec(
                        PROGRESS_DELAY,
                        () -> {
                            progressPending = false;
                            watchProgress();
                        });
    }

    /** Has the session look after its analyses, again and again until it is closed. */
    private void watchAnalyses() {
        TimeGraphSession open = session;
        if (watching || open == null || graph.isDisposed()) {
            return;
        }
        open.look();
        watching = true;
        graph.getDisplay()
                .timerExec(
                        WATCH_DELAY,
                        () -> {
                            watching = false;
                            watchAnalyses();
                        });
    }
}
