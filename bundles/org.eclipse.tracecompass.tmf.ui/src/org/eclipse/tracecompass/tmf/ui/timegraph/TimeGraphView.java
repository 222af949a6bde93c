package org.eclipse.tracecompass.tmf.ui.timegraph;

import com.google.common.collect.Multimap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.internal.tmf.ui.markers.MarkerSets;
import org.eclipse.tracecompass.internal.tmf.ui.markers.TraceMarks;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.annotations.IOutputAnnotationProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.load.TimeGraphLoader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisView;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.AskedSelection;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
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

    /** What was selected in another view and has no row here yet. */
    private @Nullable Multimap<String, Object> wanted;

    private final ViewMemory memory = new ViewMemory();
    private final Created<TimeGraphContent> content = new Created<>();

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     failures are shown; null if there is none
     */
    protected TimeGraphView(String providerId, @Nullable String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     * @since 0.2.0
     */
    protected TimeGraphView(ViewSubject subject) {
        super(subject);
    }

    /** The control, or null before the view has been created. */
    public final @Nullable TimeGraphControl getControl() {
        TimeGraphContent made = content.peek();
        return made == null ? null : made.graph;
    }

    @Override
    protected final TimeAxisControl axis() {
        return content.get().graph;
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
        TimeGraphContent made = content.peek();
        if (memento != null && made != null && !made.graph.isDisposed()) {
            memory.write(memento, made.graph.scene(), made.panel.filter());
        }
    }

    @Override
    protected void createContent(Composite parent) {
        TimeGraphContent made = new TimeGraphContent(parent, this, providerId(), this::onUi);
        content.set(made);
        memory.apply(made.graph.scene());
        IActionBars bars = getViewSite().getActionBars();
        made.panel.actions().fillToolBar(bars.getToolBarManager());
        made.panel.actions().fillViewMenu(bars.getMenuManager());
        bars.getMenuManager().add(new Separator());
        bars.getMenuManager().add(MarkerSets.menu(parent.getShell()));
        made.panel.actions().registerGlobal(bars);
        MenuManager menu =
                FilledMenu.contextOf(
                        made.graph,
                        m -> {
                            fillContextMenu(m);
                            m.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
                            made.panel.actions().fillContextMenu(m);
                        });
        getViewSite().registerContextMenu(menu, new AskedSelection(this::selectedState));
        made.graph.addListener(follower());
        made.graph.addListener(
                new TimeAxisListener() {
                    @Override
                    public void rowSelected(@Nullable Long id) {
                        tellRow(id);
                    }
                });
        String filter = memory.filter();
        if (filter != null) {
            made.panel.setFilter(filter);
        }
    }

    @Override
    public void setFocus() {
        content.get().graph.setFocus();
    }

    @Override
    public void dispose() {
        TimeGraphContent made = content.peek();
        if (made != null) {
            made.session.close();
        }
        super.dispose();
    }

    // --- what a view may say differently

    /**
     * Returns the provider to use in place of the given one, for example to add request parameters.
     * Called in the background, once per trace.
     */
    protected ITimeGraphDataProvider<? extends ITimeGraphEntryModel> adapt(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
        return provider;
    }

    /** Returns the subject of the row filter, as shown in its hint. */
    protected String filterSubject() {
        return Messages.Filter_ByName;
    }

    /** The user filters rows otherwise; null = no filter. Called before the rows are laid out. */
    protected void filterChanged(@Nullable RowFilter rows) {}

    /** Adds to the top of the context menu. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** Returns the tooltip lines of a row besides its columns, in display order. */
    protected Map<String, String> describeRow(TimeGraphEntry row) {
        return Map.of();
    }

    /** Why a complete answer has nothing to show; null if the scene shows something. */
    protected @Nullable EmptyReason emptyReason(TimeGraphScene scene) {
        TimeGraphTree tree = scene.data().tree();
        if (!tree.hasStates()) {
            return noRows();
        }
        if (!scene.layout().rows().isEmpty()) {
            return null;
        }
        int rows = tree.size();
        RowFilter filter = scene.options().filter();
        return filter != null
                ? new EmptyReason(
                        Messages.Empty_Filter,
                        NLS.bind(Messages.Empty_FilterDetail, rows, filter.text()))
                : new EmptyReason(Messages.Empty_Window, Messages.Empty_WindowDetail);
    }

    /**
     * Why the provider has no row with states.
     *
     * @since 1.2
     */
    protected EmptyReason noRows() {
        return new EmptyReason(Messages.Empty_NoRows, Messages.Empty_NoRowsDetail);
    }

    /**
     * Why the provider has no answer for a trace, although its analysis did not fail. Cheap; called
     * on any thread.
     *
     * @param message what the provider says
     */
    protected EmptyReason noAnswer(ITmfTrace trace, String message) {
        return EmptyReason.failed(message);
    }

    /**
     * The analyses behind the view: they are started, and their progress and failures are shown.
     * Cheap; called on any thread.
     *
     * @param declared those of the id that the view was made with
     */
    protected ViewAnalyses analyses(ITmfTrace trace, ViewAnalyses declared) {
        return declared;
    }

    /**
     * The user selected a row that has metadata. Views that know the same thing are told already.
     *
     * @param metadata what identifies the row, as its provider says
     */
    protected void rowSelected(Multimap<String, Object> metadata) {}

    /**
     * What identifies the rows in other views, by the id of the row; empty while nothing is shown.
     *
     * @since 0.2.0
     */
    protected final Map<Long, Multimap<String, Object>> rowMetadata() {
        TimeGraphLoader loader = content.get().session.loader();
        return loader == null ? Map.of() : loader.reader().metadata();
    }

    /** Asks the provider for the rows again; their states stay as they are. */
    protected final void refreshRows() {
        TimeGraphLoader loader = content.get().session.loader();
        if (loader != null) {
            loader.refreshTree();
        }
    }

    /** Asks the provider for rows and states again: what they look like has changed. */
    protected final void refreshStates() {
        content.get().session.refresh();
    }

    /** Selects an instant in all views and makes it visible. */
    protected final void goTo(long time) {
        content.get().graph.input().commands().goTo(time);
    }

    /** The selected row and time; null if no row is selected. */
    private @Nullable SelectedState selectedState() {
        ITmfTrace shown = getTrace();
        TimeGraphScene scene = content.get().graph.scene();
        TimeGraphEntry row = scene.selectedEntry();
        TimeSelection times = scene.selection();
        if (shown == null || row == null || times == null) {
            return null;
        }
        Multimap<String, Object> of = rowMetadata().get(Long.valueOf(row.id()));
        RowStates states = scene.data().rowStates(row.id());
        int state = times.isInstant() ? states.indexAt(times.from()) : -1;
        return of == null
                ? null
                : new SelectedState(
                        shown,
                        analysisId(),
                        of,
                        state < 0 ? times.from() : states.start(state),
                        state < 0 ? times.to() : states.end(state));
    }

    // --- what the traces say

    @Override
    protected void traceFilterChanged() {
        if (content.peek() != null) {
            refreshStates();
        }
    }

    private void tellRow(@Nullable Long id) {
        wanted = null;
        TimeGraphLoader loader = content.get().session.loader();
        if (id == null || loader == null) {
            return;
        }
        Multimap<String, Object> metadata = loader.reader().metadata(id.longValue());
        if (!metadata.isEmpty()) {
            TmfSignalManager.dispatchSignalAsync(
                    new TmfDataModelSelectedSignal(signalSource(), metadata));
            rowSelected(metadata);
        }
    }

    /** {@inheritDoc} Selects the row about the same, if there is one. */
    @Override
    protected void elementSelected(Multimap<String, Object> metadata) {
        wanted = metadata;
        showWanted();
    }

    /** Selects the row of what was selected elsewhere, as soon as there is one. */
    void showWanted() {
        Multimap<String, Object> metadata = wanted;
        TimeGraphContent made = content.peek();
        TimeGraphLoader loader = made == null ? null : made.session.loader();
        if (metadata == null || made == null || loader == null) {
            return;
        }
        Long row = loader.reader().rowOf(metadata);
        if (row != null && made.showRow(row.longValue())) {
            wanted = null;
        }
    }

    @Override
    protected void markersChanged() {
        if (content.peek() != null) {
            refreshStates();
        }
    }

    /** The marks over all rows: of the chosen set and of plug-ins; null without a trace. */
    @Nullable
    IOutputAnnotationProvider marks() {
        ITmfTrace active = getTrace();
        return active == null ? null : new TraceMarks(active);
    }

    /** The filter of the trace, as parameters of a request for states. */
    Map<String, Object> filterParameters() {
        ITmfTrace active = getTrace();
        TraceCompassFilter filter =
                active == null ? null : TraceCompassFilter.getFilterForTrace(active);
        return filter == null || filter.getRegexes().isEmpty()
                ? Map.of()
                : Map.of(
                        DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY,
                        Map.of(CoreFilterProperty.DIMMED, filter.getRegexes()));
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        if (active != null) {
            beginTrace();
        }
        wanted = null;
        content.get().show(active, new TimeGraphSource(this));
    }

    @Override
    protected void windowShown() {
        content.get().session.explain();
    }

    // --- what the user does

    @Override
    protected void updateActions() {
        content.get().panel.actions().update();
    }

    /**
     * Asks for a file and writes the visible part to it, as PNG or SVG; says so if there is nothing
     * to be seen yet.
     */
    public final void exportPicture() {
        content.get().panel.exportPicture();
    }

    @Override
    public final void exportTable() {
        content.get().panel.exportTable();
    }

    @Override
    public final boolean hasTable() {
        return true;
    }

    /** The name of the trace that is shown; empty if there is none. */
    String traceName() {
        ITmfTrace active = getTrace();
        return active == null ? "" : active.getName();
    }
}
