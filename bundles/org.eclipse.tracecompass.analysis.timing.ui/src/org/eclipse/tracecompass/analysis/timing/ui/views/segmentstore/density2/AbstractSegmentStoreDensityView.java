package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.AnalysisTimingImageConstants;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.AbstractSegmentStoreTableViewer;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.util.Pair;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;
import org.eclipse.tracecompass.tmf.ui.views.SaveImageUtil;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * The base of views with a chart of the densities of segments, beside a table of the segments that
 * the chart is about, or of those whose durations are selected in it.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreDensityView extends TmfView {

    /** All durations. */
    public static final Pair<Double, Double> DEFAULT_RANGE = new Pair<>(0.0, Double.MAX_VALUE);

    private static final String PLUGIN = "org.eclipse.tracecompass.analysis.timing.ui";
    private static final int[] WEIGHTS = {4, 6};

    private AbstractSegmentStoreTableViewer table;
    private AbstractSegmentStoreDensityViewer density;

    /** The table shows what the chart is about. */
    private final class ToTable implements ISegmentStoreDensityViewerDataListener {

        private Iterable<? extends ISegment> shown;

        @Override
        public void viewDataChanged(Iterable<? extends ISegment> newData) {
            shown = newData;
            nameColumns();
            table.updateModel(newData);
        }

        @Override
        public void selectedDataChanged(@Nullable Iterable<? extends ISegment> newSelectionData) {
            table.updateModel(newSelectionData == null ? shown : newSelectionData);
        }
    }

    /** The columns of the table are those of the provider of the trace. */
    private void nameColumns() {
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        ISegmentStoreProvider provider =
                trace == null ? null : density.getSegmentStoreProvider(trace);
        if (provider != null && provider != table.getSegmentProvider()) {
            table.setSegmentProvider(provider);
        }
    }

    /**
     * @param viewName the name of the view
     */
    public AbstractSegmentStoreDensityView(String viewName) {
        super(viewName);
    }

    /**
     * Creates the table. It is given its rows, so it need not follow the active trace.
     *
     * @param parent the parent of its widget
     */
    protected abstract AbstractSegmentStoreTableViewer createSegmentStoreTableViewer(
            @NonNull Composite parent);

    /**
     * Creates the chart.
     *
     * @param parent the parent of its widget
     */
    protected abstract AbstractSegmentStoreDensityViewer createSegmentStoreDensityViewer(
            @NonNull Composite parent);

    @Override
    public void createPartControl(@Nullable Composite parent) {
        super.createPartControl(parent);
        SashForm sash = new SashForm(parent, SWT.NONE);
        table = createSegmentStoreTableViewer(sash);
        density = createSegmentStoreDensityViewer(sash);
        sash.setWeights(WEIGHTS);
        density.addDataListener(new ToTable());
        RunAction all =
                RunAction.push(
                        Messages.AbstractSegmentStoreDensityViewer_ZoomOutActionToolTipText,
                        null,
                        () ->
                                density.zoom(
                                        new AxisRange(
                                                DEFAULT_RANGE.getFirst(),
                                                DEFAULT_RANGE.getSecond())));
        all.setImageDescriptor(
                ResourceLocator.imageDescriptorFromBundle(
                                PLUGIN, AnalysisTimingImageConstants.IMG_UI_ZOOM_OUT_MENU)
                        .orElse(null));
        getViewSite()
                .getActionBars()
                .getToolBarManager()
                .appendToGroup(IWorkbenchActionConstants.MB_ADDITIONS, all);
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        if (trace != null) {
            density.loadTrace(trace);
        }
    }

    @Override
    protected IAction createSaveAction() {
        return SaveImageUtil.createSaveAction(getName(), this::getDensityViewer);
    }

    @Override
    public void setFocus() {
        if (density != null) {
            density.getControl().setFocus();
        }
    }

    @Override
    public void dispose() {
        super.dispose();
        if (density != null) {
            density.dispose();
        }
        if (table != null) {
            table.dispose();
        }
    }

    /** The chart; null before it has been created. */
    public @Nullable AbstractSegmentStoreDensityViewer getDensityViewer() {
        return density;
    }

    /** The table; null before it has been created. */
    public @Nullable AbstractSegmentStoreTableViewer getTableViewer() {
        return table;
    }
}
