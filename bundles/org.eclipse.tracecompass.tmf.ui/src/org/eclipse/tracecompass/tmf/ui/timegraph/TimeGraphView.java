package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisView;
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
public abstract class TimeGraphView extends TimeAxisView {

    private String providerId;
    private @Nullable String analysisId;
    private ColourChoices colours;
    private final ViewMemory memory = new ViewMemory();
    private @Nullable TimeGraphControl control;
    private @Nullable TimeGraphActions actions;
    private @Nullable FilterRow filterRow;
    private @Nullable SessionDisplay display;
    private @Nullable TimeGraphSession session;

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

    /**
     * Shows another provider from the next trace on. For views of which there are several, so that
     * only a secondary id or the trace says what they show: to be called in {@link #init}, or in
     * {@link #traceChanged} before that of this class.
     *
     * @param newProviderId the id of the data provider
     * @param newAnalysisId the id of the analysis behind it, or null
     */
    protected final void setProvider(String newProviderId, @Nullable String newAnalysisId) {
        providerId = newProviderId;
        analysisId = newAnalysisId;
        colours = new ColourChoices(newProviderId);
        TimeGraphControl graph = control;
        if (graph != null) {
            graph.scene().setColours(colours.load());
        }
    }

    /** The control, or null before the view has been created. */
    public final @Nullable TimeGraphControl getControl() {
        return control;
    }

    @Override
    protected final @Nullable TimeAxisControl axis() {
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
                        NLS.bind(Messages.Filter_Hint, filterSubject()),
                        pattern -> {
                            TimeGraphControl graph = control;
                            if (graph != null) {
                                filterChanged(pattern);
                                graph.setFilter(pattern);
                                explainEmptiness();
                            }
                        },
                        this::toggleFilter);
        filterRow = row;
        TimeGraphControl graph = new TimeGraphControl(area);
        graph.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        control = graph;
        display = new SessionDisplay(graph, this::onUi, this::emptyReason);
        memory.apply(graph.scene());
        graph.scene().setColours(colours.load());
        graph.input().commands().setStateFinder(this::findState);
        graph.input().tooltip().setSource(this::askTooltip);
        graph.input().tooltip().setDescriber(this::describeRow);
        TimeGraphActions bar =
                new TimeGraphActions(
                        graph,
                        this::showLegend,
                        this::toggleFilter,
                        this::exportPicture,
                        this::exportStates);
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
        graph.addListener(follower());
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

    /** What the filter of rows looks at, as its hint says it. */
    protected String filterSubject() {
        return Messages.Filter_ByName;
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

    /** Why a trace has no such provider. Called in the background; may read the trace. */
    protected EmptyReason noProvider(ITmfTrace trace) {
        return EmptyReason.noProvider(trace, analysisId);
    }

    /** Asks the provider for the rows once more; their states stay as they are. */
    protected final void refreshRows() {
        TimeGraphSession open = session;
        if (open != null) {
            open.refreshTree();
        }
    }

    /** Asks the provider for rows and states once more: what they look like has changed. */
    protected final void refreshStates() {
        TimeGraphSession open = session;
        if (open != null) {
            open.refresh();
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
        SessionDisplay shown = display;
        if (graph == null || shown == null) {
            return;
        }
        if (active == null) {
            shown.clear(EmptyReason.noTrace());
            return;
        }
        beginTrace();
        graph.setTime(TimeDisplay.textOf(active));
        TimeGraphSession next =
                new TimeGraphSession(
                        active, providerId, analysisId, shown, this::adapt, this::noProvider);
        session = next;
        shown.show(next, active.getStartTime().toNanos(), active.getEndTime().toNanos());
        next.start();
    }

    @Override
    protected void windowShown() {
        explainEmptiness();
    }

    private void explainEmptiness() {
        SessionDisplay shown = display;
        if (shown != null) {
            shown.explainEmptiness();
        }
    }

    // --- what the user does ---

    @Override
    protected void updateActions() {
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

    /**
     * Asks for a file and writes what is to be seen to it, as PNG or SVG. Does nothing as long as
     * there is nothing to be seen.
     */
    public final void exportPicture() {
        export(
                (graph, provider, name) ->
                        PictureExport.ask(
                                graph,
                                name,
                                () ->
                                        PictureExport.of(provider, graph.scene())
                                                .colours(colours.load())
                                                .title(traceName())));
    }

    private void exportStates(StatesExport kind) {
        export(
                (graph, provider, name) ->
                        kind.ask(
                                graph,
                                name,
                                () ->
                                        StatesExport.of(provider, graph.scene())
                                                .colours(colours.load())
                                                .title(getTitle() + " – " + traceName())));
    }

    private interface Export {
        void ask(
                TimeGraphControl graph,
                ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
                String name);
    }

    private void export(Export export) {
        TimeGraphControl graph = control;
        TimeGraphSession open = session;
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider =
                open == null ? null : open.provider();
        if (graph != null && getTrace() != null && provider != null) {
            export.ask(graph, provider, traceName() + "-" + getTitle());
        }
    }

    private String traceName() {
        ITmfTrace active = getTrace();
        return active == null ? "" : active.getName();
    }
}
