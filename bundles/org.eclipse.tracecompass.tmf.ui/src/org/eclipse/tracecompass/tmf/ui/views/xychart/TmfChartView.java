package org.eclipse.tracecompass.tmf.ui.views.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Sash;
import org.eclipse.tracecompass.internal.tmf.ui.signal.Pinning;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfTimeViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.XYChartLegendImageProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfFilteredXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.views.ITimeReset;
import org.eclipse.tracecompass.tmf.ui.views.ITmfAllowMultiple;
import org.eclipse.tracecompass.tmf.ui.views.ITmfPinnable;
import org.eclipse.tracecompass.tmf.ui.views.ITmfTimeAligned;
import org.eclipse.tracecompass.tmf.ui.views.ResetUtil;
import org.eclipse.tracecompass.tmf.ui.views.SaveImageUtil;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The base of views with a chart, and a tree at its left that says which series it shows. A
 * subclass creates both; if they are an {@link AbstractSelectTreeViewer2} and a {@link
 * TmfFilteredXYChartViewer}, the chart follows the checks of the tree.
 *
 * @since 9.5.0
 */
public abstract class TmfChartView extends TmfView
        implements ITmfTimeAligned, ITimeReset, ITmfPinnable, ITmfAllowMultiple {

    private static final int ALIGN_PASSES = 2;
    private static final int[] WEIGHTS = {1, 3};
    private static final int LEAST_WIDTH = 40;
    private static final double ZOOM = 1.5;

    private TmfXYChartViewer chartViewer;
    private TmfViewer leftViewer;
    private SashForm sash;
    private Composite container;
    private IAction lock;
    private ITmfTrace pinnedTrace;

    /**
     * @param viewName the name of the view
     */
    public TmfChartView(String viewName) {
        super(viewName);
    }

    /** The chart; null before it has been created. */
    public TmfXYChartViewer getChartViewer() {
        return chartViewer;
    }

    /** What is at the left of the chart; null before it has been created. */
    public TmfViewer getLeftChildViewer() {
        return leftViewer;
    }

    /**
     * Creates what is at the left of the chart: exactly one widget.
     *
     * @param parent the parent of the widget
     * @return the viewer; by default one that shows nothing
     */
    protected TmfViewer createLeftChildViewer(Composite parent) {
        return new EmptyViewer(parent);
    }

    /**
     * Creates the chart.
     *
     * @param parent the parent of its widgets
     * @return the viewer, never null
     */
    protected abstract TmfXYChartViewer createChartViewer(Composite parent);

    /** Nothing at all, at the left of a chart. */
    private static final class EmptyViewer extends TmfViewer {

        private final Composite composite;

        EmptyViewer(Composite parent) {
            super(parent);
            composite = new Composite(parent, SWT.NONE);
        }

        @Override
        public Control getControl() {
            return composite;
        }

        @Override
        public void refresh() {
            // shows nothing
        }
    }

    @Override
    public ITmfTrace getTrace() {
        return chartViewer == null ? null : chartViewer.getTrace();
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        lock = RunAction.check(Messages.Action_LockY, null, this::lockY);
        getViewSite()
                .getActionBars()
                .getMenuManager()
                .appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, lock);
        if (parent.getLayout() == null) {
            parent.setLayout(new FillLayout());
        }
        sash = new SashForm(parent, SWT.NONE);
        leftViewer = createLeftChildViewer(sash);
        container = new Composite(sash, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(container);
        chartViewer = createChartViewer(container);
        sash.setWeights(WEIGHTS);
        chartViewer.setSendTimeAlignSignals(true);
        chartViewer
                .getSwtChart()
                .getPlotArea()
                .getControl()
                .addListener(SWT.MouseDoubleClick, e -> resetStartFinishTime());
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        if (TmfTraceManager.getInstance().getActiveTrace() != null) {
            loadTrace();
        }
        chartViewer.setStatusLineManager(getViewSite().getActionBars().getStatusLineManager());
        couple();
        for (Control child : sash.getChildren()) {
            if (child instanceof Sash handle) {
                handle.addListener(SWT.Selection, e -> tellAlignment(false));
                handle.addListener(SWT.MouseUp, e -> tellAlignment(true));
            }
        }
    }

    private void fillToolBar(IToolBarManager bar) {
        for (IAction action :
                new IAction[] {
                    ResetUtil.createResetAction(this),
                    RunAction.push(Messages.Action_ZoomIn, Icons.ZOOM_IN, () -> zoom(1 / ZOOM)),
                    RunAction.push(Messages.Action_ZoomOut, Icons.ZOOM_OUT, () -> zoom(ZOOM))
                }) {
            bar.appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, action);
        }
    }

    /** The chart shows what is checked in the tree, and the tree how it looks in the chart. */
    private void couple() {
        if (leftViewer instanceof AbstractSelectTreeViewer2 tree
                && chartViewer instanceof TmfFilteredXYChartViewer chart) {
            tree.addTreeListener(chart);
            tree.setLegendImageProvider(new XYChartLegendImageProvider(chart));
            tree.getTriStateFilteredCheckboxTree()
                    .addPreCheckStateListener(
                            new ManySeries(tree.getTriStateFilteredCheckboxTree()));
        }
    }

    private void lockY() {
        if (chartViewer.getFixedYRange() != null) {
            chartViewer.setFixedYRange(null);
        } else {
            new LockRangeDialog(getSite().getShell(), chartViewer).open();
        }
        lock.setChecked(chartViewer.getFixedYRange() != null);
    }

    private void zoom(double factor) {
        TmfXYChartViewer chart = chartViewer;
        long start = chart.getWindowStartTime();
        long end = chart.getWindowEndTime();
        if (chart.getTrace() == null || end <= start) {
            return;
        }
        long selection = chart.getSelectionBeginTime();
        long middle =
                selection >= start && selection <= end ? selection : start + (end - start) / 2;
        long newStart = middle - Math.round((middle - start) * factor);
        long newEnd = middle + Math.round((end - middle) * factor);
        newStart = Math.max(newStart, chart.getStartTime());
        newEnd = Math.min(Math.max(newEnd, newStart + 1), chart.getEndTime());
        chart.updateWindow(newStart, newEnd);
    }

    @Override
    protected IAction createSaveAction() {
        return SaveImageUtil.createSaveAction(getName(), this::getChartViewer);
    }

    @Override
    public void dispose() {
        super.dispose();
        if (chartViewer != null) {
            chartViewer.dispose();
        }
        if (leftViewer != null) {
            leftViewer.dispose();
        }
    }

    @Override
    public void setFocus() {
        if (chartViewer != null) {
            chartViewer.getControl().setFocus();
        }
    }

    /** Shows the active trace. */
    protected void loadTrace() {
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        if (trace != null) {
            TmfTraceSelectedSignal signal = new TmfTraceSelectedSignal(this, trace);
            if (chartViewer != null) {
                chartViewer.traceSelected(signal);
            }
            if (leftViewer instanceof TmfTimeViewer timed) {
                timed.traceSelected(signal);
            }
        }
    }

    // --- alignment

    private boolean isVisible() {
        return sash != null
                && !sash.isDisposed()
                && !chartViewer.getControl().isDisposed()
                && sash.isVisible();
    }

    @Override
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        if (!isVisible()) {
            return null;
        }
        Point corner = sash.toDisplay(0, 0);
        int axis = chartViewer.getControl().toDisplay(0, 0).x + chartViewer.getPointAreaOffset();
        return new TmfTimeViewAlignmentInfo(sash.getShell(), corner, axis - corner.x);
    }

    private void tellAlignment(boolean synchronous) {
        TmfTimeViewAlignmentInfo info = getTimeViewAlignmentInfo();
        if (info != null) {
            TmfSignalManager.dispatchSignal(
                    new TmfTimeViewAlignmentSignal(sash, info, synchronous));
        }
    }

    @Override
    public int getAvailableWidth(int requestedOffset) {
        if (!isVisible()) {
            return 0;
        }
        int chart = chartViewer.getSwtChart().getSize().x;
        int rightOfPlot =
                chart - chartViewer.getPointAreaOffset() - chartViewer.getPointAreaWidth();
        return Math.max(0, sash.getBounds().width - requestedOffset - rightOfPlot);
    }

    @Override
    public void performAlign(int offset, int width) {
        // The labels of the value axis can have another width after each layout of the chart.
        for (int pass = 0; pass < ALIGN_PASSES && isVisible(); pass++) {
            place(offset, width);
        }
    }

    private void place(int offset, int width) {
        int total = sash.getBounds().width;
        int left = offset - chartViewer.getPointAreaOffset() - sash.getSashWidth();
        if (left < 0 || left > total - LEAST_WIDTH) {
            return;
        }
        int right = total - left - sash.getSashWidth();
        sash.setWeights(Math.max(1, left), Math.max(1, right));
        int plot = getAvailableWidth(offset);
        GridLayout layout = (GridLayout) container.getLayout();
        int margin = width == Integer.MAX_VALUE ? 0 : Math.max(0, plot - width);
        if (layout.marginRight != margin) {
            layout.marginRight = margin;
            container.layout();
        }
        sash.layout();
    }

    // --- time and traces

    @Override
    public void resetStartFinishTime(boolean notify) {
        if (notify) {
            broadcast(new TmfWindowRangeUpdatedSignal(this, TmfTimeRange.ETERNITY, getTrace()));
        }
    }

    @Override
    public void setPinned(@Nullable ITmfTrace trace) {
        pinnedTrace = trace;
        Pinning.apply(this, trace);
        if (chartViewer != null) {
            chartViewer.setPinned(trace);
        }
        if (leftViewer instanceof ITmfPinnable pinnable) {
            pinnable.setPinned(trace);
        }
        if (fPinAction != null) {
            fPinAction.setPinnedTrace(trace);
        }
        setPartName(Pinning.title(title(), trace));
    }

    /** The title without the trace that the view is pinned to. */
    private String title() {
        String name = getPartName();
        int pinned = name.indexOf(" <");
        return pinned < 0 ? name : name.substring(0, pinned);
    }

    /** Whether the chart does not yet show what is wanted. */
    public boolean isDirty() {
        return chartViewer != null && chartViewer.isDirty();
    }

    /** A trace was closed: the view is no more pinned to it. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (pinnedTrace != null && pinnedTrace == signal.getTrace()) {
            setPinned(null);
        }
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (chartViewer != null && adapter.isInstance(chartViewer)) {
            return adapter.cast(chartViewer);
        }
        return super.getAdapter(adapter);
    }
}
