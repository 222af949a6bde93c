package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.StateStepper;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;

/** The widgets, and the session whose answers they show. */
final class TimeGraphContent implements SessionHost<TimeGraphLoader, TimeGraphData> {

    private final TimeGraphView view;
    private final Consumer<Runnable> ui;
    final TimeGraphPanel<TimeGraphControl> panel;
    final TimeGraphControl graph;
    final ProviderSession<
                    ITimeGraphDataProvider<? extends ITimeGraphEntryModel>,
                    TimeGraphLoader,
                    TimeGraphData>
            session = new ProviderSession<>(this);
    private String colourKey;
    private final FirstPicture firstPicture = new FirstPicture();

    TimeGraphContent(
            Composite parent, TimeGraphView view, String colourKey, Consumer<Runnable> ui) {
        this.view = view;
        this.ui = ui;
        this.colourKey = colourKey;
        panel = new TimeGraphPanel<>(parent, TimeGraphControl::new, colourKey, new Host());
        panel.setFilterSubject(view.filterSubject());
        graph = panel.graph();
        graph.input().commands().setStateFinder(this::findState);
        graph.input().tooltip().setSource(this::askTooltip);
        graph.input().tooltip().setDescriber(view::describeRow);
    }

    /** What the panel asks and tells the view. */
    private final class Host implements TimeGraphPanel.Host {

        @Override
        public @Nullable ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider() {
            return session.provider();
        }

        @Override
        public TimeGraphPanel.Names names() {
            return new TimeGraphPanel.Names(view.traceName(), view.getTitle());
        }

        @Override
        public void filterChanged(@Nullable RowFilter rows) {
            view.filterChanged(rows);
        }

        @Override
        public void filtered() {
            session.explain();
        }
    }

    /** Shows another trace; null = none. */
    void show(@Nullable ITmfTrace active, TimeGraphSource source) {
        if (!source.providerId().equals(colourKey)) {
            colourKey = source.providerId();
            panel.setColourKey(colourKey);
        }
        graph.setLoader(null);
        graph.scene().setSelectedRow(null);
        graph.setData(TimeGraphData.EMPTY);
        if (active == null) {
            graph.reset(0, 1);
        } else {
            graph.setTime(TimeDisplay.textOf(active));
            graph.reset(active.getStartTime().toNanos(), active.getEndTime().toNanos());
        }
        session.show(active, source);
    }

    /**
     * Selects a row that was selected in another view, and makes it visible.
     *
     * @return false if the row is not shown, or not yet
     */
    boolean showRow(long id) {
        if (graph.scene().data().tree().entry(id) == null) {
            return false;
        }
        if (!Long.valueOf(id).equals(graph.scene().selectedRow())) {
            graph.scene().setSelectedRow(id);
            graph.reveal(id);
        }
        return true;
    }

    private void findState(long row, long time, boolean forward, Consumer<OptionalLong> answer) {
        Viewport v = graph.scene().viewport();
        session.ask(
                provider -> {
                    StateStepper stepper =
                            new StateStepper(
                                    new ProviderReader(provider),
                                    row,
                                    v.boundsStart(),
                                    v.boundsEnd(),
                                    new NullProgressMonitor());
                    return forward ? stepper.next(time) : stepper.previous(time);
                },
                answer);
    }

    private void askTooltip(long row, long time, Consumer<Map<String, String>> answer) {
        session.ask(
                provider ->
                        new ProviderReader(provider)
                                .tooltip(row, time, null, new NullProgressMonitor()),
                answer);
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable TimeGraphLoader loader) {
        graph.setLoader(loader);
    }

    @Override
    public void show(TimeGraphData data) {
        firstPicture.expect(graph, data);
        graph.setData(data);
        view.showWanted();
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        graph.setProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        graph.setMessage(
                reason == null ? null : reason.title(), reason == null ? null : reason.detail());
    }

    @Override
    public @Nullable EmptyReason emptiness(TimeGraphData data) {
        return view.emptyReason(graph.scene());
    }
}
