package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisView;
import org.eclipse.tracecompass.tmf.ui.views.ViewSubject;
import org.eclipse.tracecompass.tmf.ui.widgets.AskedSelection;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;

/**
 * A view that shows the series of an XY data provider for the active trace: a tree of what there is
 * at the left, the chart at the right. It follows traces, selection and window, shows progress
 * while the analysis is running, and says why when there is nothing to see. A view of an analysis
 * is a subclass with a constructor:
 *
 * <pre>
 * public final class MemoryView extends XyChartView {
 *     public MemoryView() {
 *         super("org.example.memory.dataprovider", "org.example.memory.analysis");
 *     }
 * }
 * </pre>
 */
public abstract class XyChartView extends TimeAxisView {

    private final ChartMemory memory = new ChartMemory();
    private final Created<ChartContent> content = new Created<>();

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     failures are shown; null if there is none
     */
    protected XyChartView(String providerId, @Nullable String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     * @since 0.2.0
     */
    protected XyChartView(ViewSubject subject) {
        super(subject);
    }

    /** The chart, or null before the view has been created. */
    public final @Nullable ChartControl getControl() {
        ChartContent made = content.peek();
        return made == null ? null : made.chart;
    }

    /** The tree of series, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        ChartContent made = content.peek();
        return made == null ? null : made.rows.tree();
    }

    @Override
    protected final TimeAxisControl axis() {
        return content.get().chart;
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
        ChartContent made = content.peek();
        if (memento != null && made != null) {
            made.save(memento);
        }
    }

    @Override
    protected void createContent(Composite parent) {
        ChartContent made = new ChartContent(parent, this, memory, this::onUi);
        content.set(made);
        made.chart.addListener(follower());
        made.actions.fillToolBar(getViewSite().getActionBars().getToolBarManager());
        made.actions.fillViewMenu(getViewSite().getActionBars().getMenuManager());
        MenuManager menu =
                FilledMenu.contextOf(
                        made.chart,
                        m -> {
                            fillContextMenu(m);
                            m.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
                            made.actions.fillContextMenu(m);
                        });
        getViewSite().registerContextMenu(menu, new AskedSelection(this::selectedTimes));
        FilledMenu.contextOf(
                made.rows.tree(),
                m -> {
                    fillContextMenu(m);
                    made.actions.fillTreeMenu(m);
                });
        updateActions();
    }

    private @Nullable SelectedTimes selectedTimes() {
        ITmfTrace shown = getTrace();
        TimeSelection times = content.get().chart.scene().selection();
        return shown == null || times == null
                ? null
                : new SelectedTimes(shown, analysisId(), times.from(), times.to());
    }

    @Override
    protected void updateActions() {
        content.get().actions.update();
    }

    @Override
    public void setFocus() {
        content.get().chart.setFocus();
    }

    @Override
    public void dispose() {
        ChartContent made = content.peek();
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
    protected ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> adapt(
            ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider) {
        return provider;
    }

    /** Whether the axis of values is logarithmic until the user chooses. */
    protected boolean isLogarithmicAtFirst() {
        return false;
    }

    /** Adds to the top of the context menus of the chart and of the tree of series. */
    protected void fillContextMenu(IMenuManager menu) {}

    /** Returns the tooltip lines of a row of the tree, in display order. */
    protected Map<String, String> describeRow(ChartEntry row) {
        return Map.of();
    }

    /** Why a complete answer has no value to draw; null if it has one. */
    protected @Nullable EmptyReason emptyReason(ChartData data) {
        ITmfTrace shown = getTrace();
        return shown == null ? EmptyChart.of(data) : EmptyChart.of(data, shown, analysisId());
    }

    /** The row of the tree that is selected, for menus; null if there is none. */
    protected final @Nullable ChartEntry selectedRow() {
        return content.get().rows.selected();
    }

    /** Asks the provider for rows and values again: what they look like has changed. */
    protected final void refreshSeries() {
        content.get().session.refresh();
    }

    /** Selects an instant in all views and makes it visible. */
    protected final void goTo(long time) {
        content.get().chart.input().goTo(time);
    }

    // --- what the traces say

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        if (active != null) {
            beginTrace();
        }
        content.get().show(active, new ChartSource(this));
    }

    @Override
    protected void themeChanged() {
        content.get().chart.updateTheme();
    }

    // --- what the user does

    @Override
    public final boolean hasTable() {
        return true;
    }

    @Override
    protected final @Nullable ViewTable table() {
        ITmfTrace active = getTrace();
        return active == null ? null : content.get().table(getTitle() + " – " + active.getName());
    }

    /**
     * Asks for a file and writes the visible chart to it, as PNG or SVG, or its values as CSV; says
     * so if there is nothing to be seen yet.
     */
    public final void exportChart() {
        content.get().export(getTrace(), getTitle());
    }
}
