package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.text.Format;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.viewers.xychart.BaseXYPresentationProvider;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.Polling;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.QuantityFormat;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.ShownSeries;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.jobs.ViewerJobs;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartTheme;

/**
 * The base of charts that show what a data provider answers. The provider is asked in the
 * background for as many samples of the window as the chart has pixels, again and again while its
 * analysis is running.
 *
 * @since 9.5.0
 */
public abstract class TmfCommonXAxisChartViewer extends TmfXYChartViewer {

    private final TmfXYChartSettings settings;
    private final ViewerJobs jobs = new ViewerJobs();
    private final Map<ITmfTrace, BaseXYPresentationProvider> presentations =
            new ConcurrentHashMap<>();
    private volatile int nbPoints = -1;
    private Format ownFormat;

    /**
     * @param parent the parent of the widgets
     * @param settings titles and resolution
     */
    public TmfCommonXAxisChartViewer(Composite parent, TmfXYChartSettings settings) {
        super(parent, settings.getTitle(), settings.getXLabel(), settings.getYLabel());
        this.settings = settings;
        setTooltipProvider(new TmfCommonXLineChartTooltipProvider(this));
        getSwtChart().getPlotArea().getControl().addListener(SWT.Paint, this::sayNoData);
        getSwtChart().getPlotArea().getControl().addListener(SWT.Resize, e -> resized());
    }

    // --- what subclasses say

    /**
     * The provider of a trace. Called in the background.
     *
     * @param trace the trace
     * @return the provider; null if there is none
     */
    protected abstract ITmfXYDataProvider initializeDataProvider(ITmfTrace trace);

    /**
     * Makes what gives the series of a trace their looks.
     *
     * @param trace the trace
     */
    protected BaseXYPresentationProvider createPresentationProvider(ITmfTrace trace) {
        return new BaseXYPresentationProvider();
    }

    /**
     * What gives the series of the current trace their looks.
     *
     * @throws NullPointerException without a trace
     */
    public BaseXYPresentationProvider getPresentationProvider() {
        ITmfTrace trace = Objects.requireNonNull(getTrace(), "There is no trace");
        return presentations.computeIfAbsent(trace, this::createPresentationProvider);
    }

    /**
     * The look of a series. Asked when the series is drawn, and for the tree beside the chart.
     *
     * @param seriesId the id of the series
     */
    public OutputElementStyle getSeriesStyle(Long seriesId) {
        return getPresentationProvider().getSeriesStyle(seriesId, SeriesType.LINE, 1);
    }

    /**
     * What the provider is asked. Called in the background.
     *
     * @param start the first time, in ns since the epoch
     * @param end the last one
     * @param nb the number of times
     * @return the parameters: a new map, to which a subclass may add
     */
    protected Map<String, Object> createQueryParameters(long start, long end, int nb) {
        Map<String, Object> parameters = DataProviderParameterUtils.timeParameters(start, end, nb);
        Multimap<Integer, String> regexes = getRegexes();
        if (!regexes.isEmpty()) {
            parameters.put(DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY, regexes.asMap());
        }
        return parameters;
    }

    /** The filters that the provider applies: those of the trace, by what is done to a match. */
    protected Multimap<Integer, String> getRegexes() {
        Multimap<Integer, String> regexes = HashMultimap.create();
        ITmfTrace trace = getTrace();
        TraceCompassFilter filter =
                trace == null ? null : TraceCompassFilter.getFilterForTrace(trace);
        if (filter != null) {
            regexes.putAll(Integer.valueOf(CoreFilterProperty.DIMMED), filter.getRegexes());
        }
        return regexes;
    }

    /**
     * Sets the number of samples that are asked for.
     *
     * @param nbPoints the number; 0 to ask for none
     */
    public void setNbPoints(int nbPoints) {
        this.nbPoints = nbPoints;
        updateContent();
    }

    // --- asking

    @Override
    public void loadTrace(ITmfTrace trace) {
        cancelUpdate();
        super.loadTrace(trace);
    }

    @Override
    public boolean isDirty() {
        return super.isDirty() || getTrace() != null && jobs.areRunning();
    }

    /** Ends asking, and leaves the chart as it is. */
    protected void cancelUpdate() {
        jobs.cancel(ViewerJobs.Kind.WINDOW);
    }

    @Override
    protected void updateContent() {
        ITmfTrace trace = getTrace();
        if (trace != null) {
            OnDisplay.now(getSwtChart(), () -> ask(trace));
        }
    }

    private void resized() {
        if (getTrace() != null && nbPoints < 0) {
            updateContent();
        }
    }

    private void ask(ITmfTrace trace) {
        long start = getWindowStartTime();
        long end = getWindowEndTime();
        int samples = samples(end - start);
        if (trace == getTrace() && samples > 0) {
            jobs.run(
                    ViewerJobs.Kind.WINDOW,
                    monitor -> {
                        ITmfXYDataProvider provider = initializeDataProvider(trace);
                        if (provider != null) {
                            fetch(
                                    trace,
                                    provider,
                                    createQueryParameters(start, end, samples),
                                    monitor);
                        }
                    });
        } else {
            cancelUpdate();
        }
    }

    private int samples(long duration) {
        double wanted = nbPoints >= 0 ? nbPoints : getPointAreaWidth() * settings.getResolution();
        int samples = (int) Math.min(duration + 1, Math.min(Integer.MAX_VALUE, (long) wanted));
        return samples == 1 && duration > 0 ? 2 : samples;
    }

    private void fetch(
            ITmfTrace trace,
            ITmfXYDataProvider provider,
            Map<String, Object> parameters,
            IProgressMonitor monitor) {
        Polling polling = Polling.steady();
        do {
            TmfModelResponse<ITmfXyModel> response = provider.fetchXY(parameters, monitor);
            ITmfXyModel model = response.getModel();
            if (model != null) {
                OnDisplay.soon(getSwtChart(), () -> show(trace, model, monitor));
            }
            if (response.getStatus() == ITmfResponse.Status.FAILED) {
                ILog.of(TmfCommonXAxisChartViewer.class)
                        .warn(getName() + ": " + response.getStatusMessage());
            }
            if (response.getStatus() != ITmfResponse.Status.RUNNING) {
                return;
            }
        } while (polling.pause(monitor));
    }

    // --- showing

    private void show(ITmfTrace trace, ITmfXyModel model, IProgressMonitor monitor) {
        Chart chart = getSwtChart();
        if (trace != getTrace() || monitor.isCanceled() || chart.isDisposed()) {
            return;
        }
        ChartTheme.apply(chart);
        chart.suspendUpdate(true);
        describe(model);
        new ShownSeries(chart, this::getSeriesStyle).show(model, getTimeOffset());
        chart.suspendUpdate(true);
        chart.getAxisSet().getXAxis(0).setRange(new Range(1, getWindowDuration() + 1.0));
        AxisRange fixed = getFixedYRange();
        if (fixed == null) {
            ShownSeries.fitValues(chart);
        } else {
            chart.getAxisSet().getYAxis(0).setRange(new Range(fixed.getLower(), fixed.getUpper()));
        }
        chart.suspendUpdate(false);
        chart.updateLayout();
        refresh();
        if (isSendTimeAlignSignals()) {
            tellAlignment();
        }
    }

    /** Writes the axis of values as the first series has it, unless the plug-in has decided. */
    private void describe(ITmfXyModel model) {
        if (model.getSeriesData().isEmpty()) {
            return;
        }
        ISeriesModel first = model.getSeriesData().iterator().next();
        TmfXYAxisDescription description = first.getYAxisDescription();
        IAxis axis = getSwtChart().getAxisSet().getYAxis(0);
        Format now = axis.getTick().getFormat();
        if (now == null || now == ownFormat) {
            ownFormat = new QuantityFormat(description);
            axis.getTick().setFormat(ownFormat);
        }
        if (settings.getYLabel() == null && !description.getLabel().isEmpty()) {
            axis.getTitle().setText(description.getLabel());
            axis.getTitle().setVisible(true);
        }
    }

    private void tellAlignment() {
        Composite chart = getSwtChart();
        Composite container = getParent();
        Composite sash = container.getParent() == null ? container : container.getParent();
        Point corner = sash.toDisplay(0, 0);
        int offset = chart.toDisplay(0, 0).x + getPointAreaOffset() - corner.x;
        TmfSignalManager.dispatchSignal(
                new TmfTimeViewAlignmentSignal(
                        this,
                        new TmfTimeViewAlignmentInfo(chart.getShell(), corner, offset),
                        true));
    }

    private void sayNoData(Event event) {
        Chart chart = getSwtChart();
        if (getTrace() == null || chart.getSeriesSet().getSeries().length > 0 || isDirty()) {
            return;
        }
        Point size = chart.getPlotArea().getSize();
        Point text = event.gc.textExtent(Messages.No_Data);
        event.gc.setForeground(new Color(ChartTheme.dimText(chart)));
        event.gc.drawText(Messages.No_Data, (size.x - text.x) / 2, (size.y - text.y) / 2, true);
    }

    @Override
    protected void clearContent() {
        super.clearContent();
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        if (signal != null) {
            if (signal.getTrace() == getTrace()) {
                cancelUpdate();
            }
            presentations.remove(signal.getTrace());
        }
        super.traceClosed(signal);
    }

    /** Another filter applies to all views of a trace. */
    @TmfSignalHandler
    public void regexFilterApplied(TmfFilterAppliedSignal signal) {
        if (signal.getTrace() == getTrace()) {
            updateContent();
        }
    }

    @Override
    public void dispose() {
        jobs.cancel();
        super.dispose();
    }
}
