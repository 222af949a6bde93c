package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphPicture;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;

/**
 * A view that shows the rows of a time graph data provider for the active trace. It follows traces,
 * selection and window, shows progress while the analysis is running, and says why when there is
 * nothing to see. A view of an analysis is a subclass with a constructor:
 *
 * <pre>
 * public final class LockView extends TimeGraphView {
 *     public LockView() {
 *         super("org.example.locks.dataprovider", "org.example.locks.analysis");
 *     }
 * }
 * </pre>
 */
public abstract class TimeGraphView extends TraceView {

    private static final int SYNC_DELAY = 60;
    private static final int PROGRESS_DELAY = 250;

    private final String providerId;
    private final @Nullable String analysisId;
    private final ColourChoices colours;
    private final ViewMemory memory = new ViewMemory();
    private @Nullable TimeGraphControl control;
    private @Nullable TimeGraphActions actions;
    private @Nullable FilterRow filterRow;
    private @Nullable TimeGraphSession session;
    private boolean syncPending;
    private boolean progressPending;
    private boolean fresh;
    private boolean explained;

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     failures are shown; null if there is none
     */
    protected TimeGraphView(String providerId, @Nullable String analysisId) {
        this.providerId = providerId;
        this.analysisId = analysisId;
        this.colours = new ColourChoices(providerId);
    }

    /** The control, or null before the view has been created. */
    public final @Nullable TimeGraphControl getControl() {
        return control;
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento memento)
            throws PartInitException {
        super.init(site, memento);
        memory.read(memento);
    }

    @Override
    public void saveState(@Nullable IMemento memento) {
        super.saveState(memento);
        TimeGraphControl graph = control;
        FilterRow row = filterRow;
        if (memento != null && graph != null && !graph.isDisposed()) {
            memory.write(memento, graph.scene(), row != null && row.isShown() ? row.text() : null);
        }
    }

    @Override
    protected void createContent(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        area.setLayout(layout);
        FilterRow row =
                new FilterRow(
                        area,
                        pattern -> {
                            TimeGraphControl graph = control;
                            if (graph != null) {
                                filterChanged(pattern);
                                graph.setFilter(pattern);
                                explainEmptiness(graph);
                            }
                        },
                        this::toggleFilter);
        filterRow = row;
        TimeGraphControl graph = new TimeGraphControl(area);
        graph.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        control = graph;
        memory.apply(graph.scene());
        graph.scene().setColours(colours.load());
        graph.input().commands().setStateFinder(this::findState);
        graph.input().tooltip().setSource(this::askTooltip);
        graph.input().tooltip().setDescriber(this::describeRow);
        TimeGraphActions bar =
                new TimeGraphActions(graph, this::showLegend, this::toggleFilter, this::export);
        actions = bar;
        bar.fillToolBar(getViewSite().getActionBars().getToolBarManager());
        bar.fillViewMenu(getViewSite().getActionBars().getMenuManager());
        bar.registerGlobal(getViewSite().getActionBars());
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(
                m -> {
                    fillContextMenu(m);
                    bar.fillContextMenu(m);
                });
        graph.setMenu(menu.createContextMenu(graph));
        graph.addListener(new Listener());
        String filter = memory.filter();
        if (filter != null) {
            row.setText(filter);
            toggleFilter();
        }
    }

    @Override
    public void setFocus() {
        TimeGraphControl graph = control;
        if (graph != null) {
            graph.setFocus();
        }
    }

    @Override
    public void dispose() {
        closeSession();
        super.dispose();
    }

    private void closeSession() {
        TimeGraphSession open = session;
        session = null;
        if (open != null) {
            open.close();
        }
    }

    // --- what a view may say differently ---

    /**
     * What to ask in place of the provider, for instance because requests need more parameters.
     * Called in the background, once per trace.
     */
    protected ITimeGraphDataProvider<? extends ITimeGraphEntryModel> adapt(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return provider;
    }

    /** The user filters rows otherwise; null = no filter. Called before the rows are laid out. */
    protected void filterChanged(@Nullable Pattern pattern) {}

    /** Adds to the top of the context menu. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** What the tooltip of a row says besides its columns, in the order in which it is shown. */
    protected Map<String, String> describeRow(TimeGraphEntry row) {
        return Map.of();
    }

    /** Why a complete answer has no visible row; null if the scene has rows. */
    protected @Nullable EmptyReason emptyReason(TimeGraphScene scene) {
        return EmptyReason.noRows(scene);
    }

    /** Asks the provider for the rows once more; their states stay as they are. */
    protected final void refreshRows() {
        TimeGraphSession open = session;
        if (open != null) {
            open.refreshTree();
        }
    }

    /** Selects an instant in all views and makes it visible. */
    protected final void goTo(long time) {
        TimeGraphControl graph = control;
        if (graph != null) {
            graph.input().commands().goTo(time);
        }
    }

    // --- what the traces say ---

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        closeSession();
        TimeGraphControl graph = control;
        if (graph == null) {
            return;
        }
        graph.setLoader(null);
        graph.scene().setSelectedRow(null);
        graph.setData(TimeGraphData.EMPTY);
        graph.setProgress(null, -1);
        if (active == null) {
            graph.reset(0, 1);
            EmptyReason reason = EmptyReason.noTrace();
            graph.setMessage(reason.title(), reason.detail());
            return;
        }
        fresh = true;
        explained = false;
        graph.setMessage(null, null);
        graph.setTime(TimeDisplay.textOf(active));
        graph.reset(active.getStartTime().toNanos(), active.getEndTime().toNanos());
        graph.setProgress(Messages.Progress_Loading, -1);
        TimeGraphSession next =
                new TimeGraphSession(active, providerId, analysisId, new Host(), this::adapt);
        session = next;
        next.start();
    }

    @Override
    protected void traceGrew() {
        ITmfTrace active = getTrace();
        TimeGraphControl graph = control;
        if (active != null && graph != null) {
            graph.setBounds(active.getStartTime().toNanos(), active.getEndTime().toNanos());
            graph.setTime(TimeDisplay.textOf(active));
        }
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        TimeGraphControl graph = control;
        if (graph != null && getTrace() != null) {
            graph.showSelection(begin, end);
        }
    }

    @Override
    protected void windowChanged(long start, long end) {
        TimeGraphControl graph = control;
        if (graph != null && end > start && getTrace() != null) {
            Viewport bounds = graph.scene().viewport();
            if (end > bounds.boundsStart() && start < bounds.boundsEnd()) {
                graph.showWindow(start, end);
                if (fresh) {
                    graph.scene().history().clear();
                    updateActions();
                }
                fresh = false;
            }
        }
    }

    @Override
    protected void timeFormatChanged() {
        TimeGraphControl graph = control;
        if (graph != null) {
            graph.setTime(TimeDisplay.textOf(getTrace()));
        }
    }

    // --- what the session says ---

    private final class Host implements TimeGraphSession.Host {

        @Override
        public void onUi(Runnable action) {
            TimeGraphView.this.onUi(action);
        }

        @Override
        public void ready(TimeGraphLoader loader) {
            TimeGraphControl graph = control;
            if (graph != null) {
                graph.setLoader(loader);
                watchProgress();
            }
        }

        @Override
        public void show(TimeGraphData data) {
            TimeGraphControl graph = control;
            if (graph != null) {
                explained = false;
                graph.setData(data);
                if (data.running()) {
                    watchProgress();
                } else {
                    graph.setProgress(null, -1);
                }
                explainEmptiness(graph);
            }
        }

        @Override
        public void restarting(boolean damaged) {
            TimeGraphControl graph = control;
            if (graph != null) {
                explained = false;
                graph.setLoader(null);
                graph.setMessage(null, null);
                graph.setProgress(
                        damaged ? Messages.Progress_Repairing : Messages.Progress_Loading, -1);
            }
        }

        @Override
        public void showEmpty(EmptyReason reason) {
            TimeGraphControl graph = control;
            if (graph != null) {
                explained = true;
                graph.setProgress(null, -1);
                graph.setMessage(reason.title(), reason.detail());
            }
        }
    }

    private void explainEmptiness(TimeGraphControl graph) {
        TimeGraphData data = graph.scene().data();
        if (getTrace() != null && data != TimeGraphData.EMPTY && !data.running()) {
            EmptyReason reason = emptyReason(graph.scene());
            graph.setMessage(
                    reason == null ? null : reason.title(),
                    reason == null ? null : reason.detail());
        }
    }

    /** Shows how far the analysis is, again and again until it is done. */
    private void watchProgress() {
        TimeGraphControl graph = control;
        TimeGraphSession open = session;
        if (progressPending || explained || graph == null || graph.isDisposed() || open == null) {
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

    // --- what the user does ---

    private final class Listener implements TimeGraphListener {

        @Override
        public void windowMoved(long start, long end) {
            TimeGraphControl graph = control;
            if (!syncPending && graph != null) {
                syncPending = true;
                graph.getDisplay()
                        .timerExec(
                                SYNC_DELAY,
                                () -> {
                                    syncPending = false;
                                    if (!graph.isDisposed() && getTrace() != null) {
                                        showWindow(
                                                graph.scene().viewport().start(),
                                                graph.scene().viewport().end());
                                        explainEmptiness(graph);
                                    }
                                });
            }
        }

        @Override
        public void timesSelected(long begin, long end) {
            if (getTrace() != null) {
                selectTimes(begin, end);
            }
        }

        @Override
        public void changed() {
            updateActions();
        }
    }

    private void updateActions() {
        TimeGraphActions bar = actions;
        if (bar != null) {
            bar.update();
        }
    }

    private void toggleFilter() {
        FilterRow row = filterRow;
        TimeGraphActions bar = actions;
        if (row != null && bar != null) {
            row.show(!row.isShown());
            bar.setFilterShown(row.isShown());
            if (!row.isShown()) {
                setFocus();
            }
        }
    }

    private void showLegend() {
        TimeGraphControl graph = control;
        if (graph != null) {
            new LegendDialog(
                            graph.getShell(),
                            graph.scene().originalPalette(),
                            colours.load(),
                            chosen -> {
                                colours.save(chosen);
                                graph.scene().setColours(chosen);
                                graph.refresh();
                            })
                    .open();
        }
    }

    private void findState(long row, long time, boolean forward, Consumer<OptionalLong> answer) {
        TimeGraphSession open = session;
        TimeGraphControl graph = control;
        if (open != null && graph != null) {
            Viewport v = graph.scene().viewport();
            open.findState(row, time, forward, v.boundsStart(), v.boundsEnd(), answer);
        }
    }

    private void askTooltip(long row, long time, Consumer<Map<String, String>> answer) {
        TimeGraphSession open = session;
        if (open != null) {
            open.askTooltip(row, time, answer);
        }
    }

    private void export() {
        TimeGraphControl graph = control;
        TimeGraphSession open = session;
        ITmfTrace active = getTrace();
        if (graph == null || open == null || active == null) {
            return;
        }
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider = open.provider();
        Path file =
                provider == null
                        ? null
                        : PictureExport.ask(graph.getShell(), active.getName() + "-" + getTitle());
        if (provider == null || file == null) {
            return;
        }
        TimeGraphScene scene = graph.scene();
        Viewport v = scene.viewport();
        PictureExport.write(
                TimeGraphPicture.of(provider, v.boundsStart(), v.boundsEnd())
                        .range(v.start(), v.end())
                        .width((int) Math.max(400, scene.geometry().width()))
                        .rows(scene.options().filter())
                        .hideEmptyRows(scene.options().hideEmpty())
                        .links(scene.showLinks())
                        .theme(scene.theme())
                        .time(scene.time())
                        .colours(colours.load())
                        .title(active.getName()),
                file);
    }
}
