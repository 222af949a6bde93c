package org.eclipse.tracecompass.tmf.ui.xychart;

import java.nio.file.Path;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.internal.tmf.ui.Icons;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.timegraph.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisControl;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisView;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
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

    private static final int PROGRESS_DELAY = 250;
    private static final double ZOOM = 0.6;
    private static final String LOGARITHMIC = "chart.logarithmic";
    private static final String TREE_PART = "chart.tree";
    private static final int WHOLE = 1000;
    private static final int TREE_SHARE = 300;

    private String providerId;
    private @Nullable String analysisId;
    private @Nullable IMemento memento;
    private @Nullable SashForm sash;
    private @Nullable ChartRows rows;
    private @Nullable ChartControl control;
    private @Nullable ChartSession session;
    private @Nullable IAction back;
    private @Nullable IAction forward;
    private @Nullable IAction logarithmic;
    private boolean progressPending;
    private boolean explained;

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it, which is started and whose progress and
     *     failures are shown; null if there is none
     */
    protected XyChartView(String providerId, @Nullable String analysisId) {
        this.providerId = providerId;
        this.analysisId = analysisId;
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
    }

    /** Why a trace has no such provider. Called in the background; may read the trace. */
    protected EmptyReason noProvider(ITmfTrace trace) {
        return EmptyReason.noProvider(trace, analysisId);
    }

    /** The chart, or null before the view has been created. */
    public final @Nullable ChartControl getControl() {
        return control;
    }

    /** The tree of series, or null before the view has been created. */
    public final @Nullable Tree getTree() {
        ChartRows shown = rows;
        return shown == null ? null : shown.tree();
    }

    /** Whether the axis of values is logarithmic until the user chooses. */
    protected boolean isLogarithmicAtFirst() {
        return false;
    }

    @Override
    protected final @Nullable TimeAxisControl axis() {
        return control;
    }

    @Override
    public void init(@Nullable IViewSite site, @Nullable IMemento stored) throws PartInitException {
        super.init(site, stored);
        memento = stored;
    }

    @Override
    public void saveState(@Nullable IMemento stored) {
        super.saveState(stored);
        ChartControl chart = control;
        SashForm form = sash;
        if (stored != null && chart != null && form != null && !form.isDisposed()) {
            stored.putBoolean(LOGARITHMIC, chart.isLogarithmic());
            int[] weights = form.getWeights();
            stored.putInteger(TREE_PART, weights[0] * WHOLE / Math.max(1, weights[0] + weights[1]));
        }
    }

    @Override
    protected void createContent(Composite parent) {
        SashForm form = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        sash = form;
        ChartRows tree = new ChartRows(form, new RowsHost());
        rows = tree;
        ChartControl chart = new ChartControl(form);
        control = chart;
        IMemento stored = memento;
        Integer part = stored == null ? null : stored.getInteger(TREE_PART);
        int left = part == null ? TREE_SHARE : Math.clamp(part, 0, WHOLE);
        form.setWeights(left, WHOLE - left);
        Boolean log = stored == null ? null : stored.getBoolean(LOGARITHMIC);
        chart.setLogarithmic(log == null ? isLogarithmicAtFirst() : log);
        chart.addListener(follower());
        createActions(chart, tree);
    }

    private void createActions(ChartControl chart, ChartRows tree) {
        ChartInput input = chart.input();
        IAction zoomIn = action(Messages.Action_ZoomIn, Icons.ZOOM_IN, () -> input.zoom(ZOOM));
        IAction zoomOut =
                action(Messages.Action_ZoomOut, Icons.ZOOM_OUT, () -> input.zoom(1 / ZOOM));
        IAction fitAll = action(Messages.Action_FitAll, Icons.ZOOM_ALL, input::fitAll);
        IAction fitSelection =
                action(
                        Messages.Action_FitSelection,
                        "timegraph/fit_selection.svg",
                        input::fitSelection);
        IAction goBack = action(Messages.Action_Back, "timegraph/back.svg", input::back);
        back = goBack;
        IAction goForward =
                action(Messages.Action_Forward, "timegraph/forward.svg", input::forward);
        forward = goForward;
        IAction log =
                new Action(Messages.Action_Logarithmic, IAction.AS_CHECK_BOX) {
                    @Override
                    public void run() {
                        chart.setLogarithmic(!chart.isLogarithmic());
                    }
                };
        logarithmic = log;
        IAction showAll = action(Messages.Action_ShowAll, null, () -> tree.chooseAll(true));
        IAction hideAll = action(Messages.Action_HideAll, null, () -> tree.chooseAll(false));
        IAction export = action(Messages.Action_Export, "timegraph/export.svg", this::export);
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        for (IAction a : new IAction[] {goBack, goForward, zoomIn, zoomOut, fitSelection, fitAll}) {
            bar.add(a);
        }
        fill(getViewSite().getActionBars().getMenuManager(), log, showAll, hideAll, export);
        MenuManager menu = new MenuManager();
        for (IAction a : new IAction[] {zoomIn, zoomOut, fitSelection, fitAll}) {
            menu.add(a);
        }
        menu.add(new Separator());
        fill(menu, log, showAll, hideAll, export);
        chart.setMenu(menu.createContextMenu(chart));
        MenuManager treeMenu = new MenuManager();
        treeMenu.add(showAll);
        treeMenu.add(hideAll);
        tree.tree().setMenu(treeMenu.createContextMenu(tree.tree()));
        updateActions();
    }

    private static void fill(
            IMenuManager menu, IAction log, IAction showAll, IAction hideAll, IAction export) {
        menu.add(showAll);
        menu.add(hideAll);
        menu.add(log);
        menu.add(new Separator());
        menu.add(export);
    }

    private static IAction action(String text, @Nullable String icon, Runnable run) {
        Action action =
                new Action(text) {
                    @Override
                    public void run() {
                        run.run();
                    }
                };
        action.setToolTipText(text);
        if (icon != null) {
            action.setImageDescriptor(Icons.of(icon));
        }
        return action;
    }

    @Override
    protected void updateActions() {
        ChartControl chart = control;
        IAction b = back;
        IAction f = forward;
        IAction l = logarithmic;
        if (chart != null && b != null && f != null && l != null) {
            b.setEnabled(chart.scene().history().canGoBack());
            f.setEnabled(chart.scene().history().canGoForward());
            l.setChecked(chart.isLogarithmic());
        }
    }

    @Override
    public void setFocus() {
        ChartControl chart = control;
        if (chart != null) {
            chart.setFocus();
        }
    }

    @Override
    public void dispose() {
        closeSession();
        super.dispose();
    }

    private void closeSession() {
        ChartSession open = session;
        session = null;
        if (open != null) {
            open.close();
        }
    }

    // --- what the traces say ---

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        closeSession();
        ChartControl chart = control;
        ChartRows tree = rows;
        if (chart == null || tree == null) {
            return;
        }
        chart.setLoader(null);
        tree.clear();
        chart.setData(ChartData.EMPTY);
        chart.setProgress(null, -1);
        if (active == null) {
            chart.reset(0, 1);
            EmptyReason reason = EmptyReason.noTrace();
            chart.setMessage(reason.title(), reason.detail());
            return;
        }
        beginTrace();
        explained = false;
        chart.setMessage(null, null);
        chart.setTime(TimeDisplay.textOf(active));
        chart.reset(active.getStartTime().toNanos(), active.getEndTime().toNanos());
        chart.setProgress(Messages.Progress_Loading, -1);
        ChartSession next =
                new ChartSession(
                        active, providerId, analysisId, new SessionHost(), this::noProvider);
        session = next;
        next.start();
    }

    @Override
    protected void themeChanged() {
        ChartControl chart = control;
        if (chart != null) {
            chart.updateTheme();
        }
    }

    // --- what the session says ---

    private final class SessionHost implements ChartSession.Host {

        @Override
        public void onUi(Runnable action) {
            XyChartView.this.onUi(action);
        }

        @Override
        public void ready(ChartLoader loader) {
            ChartControl chart = control;
            if (chart != null) {
                chart.setLoader(loader);
                watchProgress();
            }
        }

        @Override
        public void show(ChartData data) {
            ChartControl chart = control;
            ChartRows tree = rows;
            if (chart == null || tree == null) {
                return;
            }
            explained = false;
            chart.setData(data);
            tree.show(data.tree());
            if (data.running()) {
                watchProgress();
            } else {
                chart.setProgress(null, -1);
            }
            explainEmptiness(chart, data);
        }

        @Override
        public void showEmpty(EmptyReason reason) {
            ChartControl chart = control;
            if (chart != null) {
                explained = true;
                chart.setProgress(null, -1);
                chart.setMessage(reason.title(), reason.detail());
            }
        }
    }

    private static void explainEmptiness(ChartControl chart, ChartData data) {
        boolean anyRow = data.tree().entries().stream().anyMatch(ChartEntry::hasSeries);
        if (data.running() || data.hasValues()) {
            chart.setMessage(null, null);
        } else if (!anyRow) {
            chart.setMessage(Messages.Empty_NoRows, Messages.Empty_NoRowsDetail);
        } else if (data.series().isEmpty()) {
            chart.setMessage(Messages.Empty_NoneChosen, Messages.Empty_NoneChosenDetail);
        } else {
            chart.setMessage(Messages.Empty_Window, Messages.Empty_WindowDetail);
        }
    }

    /** Shows how far the analysis is, again and again until it is done. */
    private void watchProgress() {
        ChartControl chart = control;
        ChartSession open = session;
        if (progressPending || explained || chart == null || chart.isDisposed() || open == null) {
            return;
        }
        if (!chart.data().running()) {
            chart.setProgress(null, -1);
            return;
        }
        double done = open.progress();
        chart.setProgress(
                done >= 1 ? Messages.Progress_Loading : Messages.Progress_Analysing,
                done >= 1 ? -1 : done);
        progressPending = true;
        chart.getDisplay()
                .timerExec(
                        PROGRESS_DELAY,
                        () -> {
                            progressPending = false;
                            watchProgress();
                        });
    }

    // --- what the user does ---

    private final class RowsHost implements ChartRows.Host {

        @Override
        public boolean isShown(ChartEntry entry) {
            ChartControl chart = control;
            return chart != null && chart.choice().shows(entry);
        }

        @Override
        public int colour(ChartEntry entry) {
            ChartControl chart = control;
            return chart == null ? 0 : chart.colours().of(chart.data().tree(), entry.id());
        }

        @Override
        public void choose(Set<Long> ids, boolean show) {
            ChartControl chart = control;
            ChartRows tree = rows;
            if (chart != null && tree != null) {
                chart.setChoice(chart.choice().with(ids, show));
                tree.update();
            }
        }
    }

    private void export() {
        ChartControl chart = control;
        ChartSession open = session;
        ITmfTrace active = getTrace();
        ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider =
                open == null ? null : open.provider();
        if (chart == null || provider == null || active == null) {
            return;
        }
        Path file = ChartExport.ask(chart.getShell(), active.getName() + "-" + getTitle());
        if (file == null) {
            return;
        }
        Viewport v = chart.scene().viewport();
        ChartExport.write(
                ChartPicture.of(provider, v.start(), v.end())
                        .width(Math.max(400, v.width()))
                        .height(Math.max(100, chart.plotArea().getSize().y))
                        .choice(chart.choice())
                        .colours(chart.colours())
                        .logarithmic(chart.isLogarithmic())
                        .theme(chart.scene().theme())
                        .time(chart.scene().time())
                        .title(active.getName() + " – " + getTitle()),
                file);
    }
}
