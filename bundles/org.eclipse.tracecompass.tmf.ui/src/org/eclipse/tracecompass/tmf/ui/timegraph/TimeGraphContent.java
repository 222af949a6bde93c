package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.eclipse.tracecompass.common.core.filter.LabelVocabulary;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.load.StateStepper;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;

/** The widgets, and the session whose answers they show. */
final class TimeGraphContent implements SessionHost<TimeGraphLoader, TimeGraphData> {

    private final TimeGraphView view;
    private final Consumer<Runnable> ui;
    private final FilterRow filterRow;
    final TimeGraphControl graph;
    final TimeGraphActions actions;
    final ProviderSession<
                    ITimeGraphDataProvider<? extends ITimeGraphEntryModel>,
                    TimeGraphLoader,
                    TimeGraphData>
            session = new ProviderSession<>(this);
    private final FirstPicture firstPicture = new FirstPicture();

    TimeGraphContent(Composite parent, TimeGraphView view, Consumer<Runnable> ui) {
        this.view = view;
        this.ui = ui;
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        filterRow = new FilterRow(area, this::vocabulary, this::filter, this::toggleFilter);
        filterRow.setHint(NLS.bind(Messages.Filter_Hint, view.filterSubject()));
        graph = new TimeGraphControl(area);
        graph.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        actions =
                new TimeGraphActions(
                        graph,
                        this::showLegend,
                        this::toggleFilter,
                        view::exportPicture,
                        view::exportStates);
        graph.input().commands().setStateFinder(this::findState);
        graph.input().tooltip().setSource(this::askTooltip);
        graph.input().tooltip().setDescriber(view::describeRow);
    }

    /** The filter of rows as it is typed; null while it is not shown. */
    @Nullable
    String filter() {
        return filterRow.isShown() ? filterRow.text() : null;
    }

    /** Shows the filter of rows with a text. */
    void setFilter(String text) {
        filterRow.setText(text);
        toggleFilter();
    }

    /** Shows another trace; null = none. */
    void show(@Nullable ITmfTrace active, TimeGraphSource source) {
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

    private void filter(@Nullable RowFilter rows) {
        LayoutOptions options = graph.scene().options();
        TimeGraphTree tree = graph.scene().data().tree();
        if (rows != null && tree.size() > 0) {
            try {
                rows.search(options.filterColumns(tree));
            } catch (FilterSyntaxException e) {
                filterRow.say(e);
                return;
            }
        }
        view.filterChanged(rows);
        graph.setFilter(rows);
        filterRow.say(graph.scene().layout().filterProblem());
        session.explain();
    }

    private FilterVocabulary vocabulary() {
        LayoutOptions options = graph.scene().options();
        TimeGraphTree tree = graph.scene().data().tree();
        return new LabelVocabulary(
                options.filterColumns(tree),
                tree.entries().stream().map(options::filterLabels).toList());
    }

    private void toggleFilter() {
        filterRow.show(!filterRow.isShown());
        actions.setFilterShown(filterRow.isShown());
        if (!filterRow.isShown()) {
            graph.setFocus();
        }
    }

    private void showLegend() {
        new LegendDialog(
                        graph.getShell(),
                        graph.scene().originalPalette(),
                        view.colours().load(),
                        chosen -> {
                            view.colours().save(chosen);
                            graph.scene().setColours(chosen);
                            graph.refresh();
                        })
                .open();
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
