package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swtchart.Chart;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.internal.analysis.timing.ui.DensityChart;
import org.eclipse.tracecompass.internal.analysis.timing.ui.DensityData;
import org.eclipse.tracecompass.internal.analysis.timing.ui.DensityData.Durations;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.jobs.ViewerJobs;
import org.eclipse.tracecompass.tmf.ui.viewers.IImageSave;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.AxisRange;

/**
 * How many segments of the visible window have which duration. It follows the active trace and its
 * window. The left button selects durations, the right one zooms, a double click shows all.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreDensityViewer extends TmfViewer implements IImageSave {

    private final DensityChart density;
    private final ViewerJobs jobs = new ViewerJobs();
    private final IAnalysisProgressListener completion = (provider, data) -> update();
    private final Map<String, ISegmentStoreProvider> providers = new ConcurrentHashMap<>();
    private final List<ISegmentStoreDensityViewerDataListener> listeners =
            new CopyOnWriteArrayList<>();
    private volatile ITmfTrace trace;
    private volatile TmfTimeRange window = TmfTimeRange.ETERNITY;
    private volatile Durations durations = Durations.ALL;
    private volatile DensityData data = DensityData.EMPTY;
    private volatile int nbPoints;
    private volatile String type;

    /**
     * @param parent the parent of the chart
     */
    public AbstractSegmentStoreDensityViewer(Composite parent) {
        super(parent);
        density =
                new DensityChart(
                        parent,
                        Messages.AbstractSegmentStoreDensityViewer_TimeAxisLabel,
                        Messages.AbstractSegmentStoreDensityViewer_CountAxisLabel);
        density.listen(
                chosen -> select(chosen),
                chosen -> zoom(new AxisRange(chosen.from(), chosen.to())),
                () -> zoom(new AxisRange(0, Double.MAX_VALUE)));
        density.chart().addListener(SWT.Dispose, e -> dispose());
        density.chart().getPlotArea().getControl().addListener(SWT.Resize, e -> update());
    }

    /**
     * The provider of a trace; asked for each trace of an experiment, and for the experiment.
     *
     * @param trace the trace
     * @return the provider; null if there is none
     */
    protected abstract @Nullable ISegmentStoreProvider getSegmentStoreProvider(
            @NonNull ITmfTrace trace);

    /**
     * Sets how series are drawn.
     *
     * @param type {@code bar} or {@code area}; null for bars, and areas for several series
     */
    protected void setType(String type) {
        this.type = type;
        refresh();
    }

    /** The colour of the series with a name. */
    public RGB getColorForItem(String name) {
        return density.colourOf(name);
    }

    @Override
    public Chart getControl() {
        return density.chart();
    }

    /**
     * Sets the number of durations that are told apart.
     *
     * @param nbPoints the number; 0 for as many as the chart has room for
     */
    public void setNbPoints(int nbPoints) {
        this.nbPoints = nbPoints;
        update();
    }

    /** Adds a listener. */
    public void addDataListener(ISegmentStoreDensityViewerDataListener dataListener) {
        listeners.add(dataListener);
    }

    /** Removes a listener. */
    public void removeDataListener(ISegmentStoreDensityViewerDataListener dataListener) {
        listeners.remove(dataListener);
    }

    private void tell(Consumer<ISegmentStoreDensityViewerDataListener> news) {
        for (ISegmentStoreDensityViewerDataListener listener : listeners) {
            try {
                news.accept(listener);
            } catch (RuntimeException | LinkageError e) {
                ILog.of(AbstractSegmentStoreDensityViewer.class).error("A listener failed", e);
            }
        }
    }

    // --- durations

    /**
     * Selects durations, of whose segments listeners are told. On the UI thread.
     *
     * @param durationRange the durations in ns
     */
    public void select(AxisRange durationRange) {
        select(new Durations(durationRange.getLower(), durationRange.getUpper()));
    }

    private void select(Durations chosen) {
        density.select(chosen);
        DensityData shown = data;
        tell(l -> l.selectedDataChanged(chosen == null ? null : shown.with(chosen)));
    }

    /**
     * Shows some durations only. On the UI thread.
     *
     * @param durationRange the durations in ns
     */
    public void zoom(AxisRange durationRange) {
        boolean all = durationRange.getLower() <= 0 && durationRange.getUpper() >= Long.MAX_VALUE;
        durations =
                all
                        ? Durations.ALL
                        : new Durations(durationRange.getLower(), durationRange.getUpper());
        density.select(null);
        update();
    }

    // --- content

    /**
     * Shows the segments of one provider, in place of those of the trace. On the UI thread.
     *
     * @param ssp the provider; null for none
     */
    public void setSegmentProvider(@Nullable ISegmentStoreProvider ssp) {
        forgetProviders();
        if (ssp != null) {
            add(Messages.AbstractSegmentStoreDensityViewer_SeriesLabel, ssp);
        }
        update();
    }

    /** Traces of the same name, as of two hosts, are told apart by a number. */
    private void add(String name, ISegmentStoreProvider provider) {
        String unused = name;
        for (int number = 2; providers.putIfAbsent(unused, provider) != null; number++) {
            unused = name + " (" + number + ')';
        }
        provider.addListener(completion);
        if (provider instanceof IAnalysisModule module) {
            module.schedule();
        }
    }

    private void forgetProviders() {
        providers.values().forEach(provider -> provider.removeListener(completion));
        providers.clear();
    }

    /** Counts again in the background, and draws. */
    private void update() {
        OnDisplay.now(
                density.chart(),
                () -> {
                    int buckets = nbPoints > 0 ? nbPoints : density.room();
                    jobs.run(ViewerJobs.Kind.WINDOW, monitor -> count(buckets, monitor));
                });
    }

    private void count(int buckets, IProgressMonitor monitor) {
        TmfTimeRange range = window;
        Map<String, Iterable<ISegment>> given = new LinkedHashMap<>();
        providers.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(
                        entry -> {
                            ISegmentStore<@NonNull ISegment> store =
                                    entry.getValue().getSegmentStore();
                            if (store != null) {
                                given.put(
                                        entry.getKey(),
                                        store.getIntersectingElements(
                                                range.getStartTime().toNanos(),
                                                range.getEndTime().toNanos()));
                            }
                        });
        DensityData counted = DensityData.of(given, durations, buckets, monitor);
        if (!monitor.isCanceled()) {
            data = counted;
            tell(l -> l.viewDataChanged(counted.all()));
            OnDisplay.soon(density.chart(), () -> draw(counted));
        }
    }

    private void draw(DensityData counted) {
        if (counted == data) {
            density.show(counted, type);
            tell(ISegmentStoreDensityViewerDataListener::chartUpdated);
        }
    }

    @Override
    public void refresh() {
        OnDisplay.soon(density.chart(), () -> draw(data));
    }

    /** Another window is visible: its segments are counted. */
    @TmfSignalHandler
    public void windowRangeUpdated(@Nullable TmfWindowRangeUpdatedSignal signal) {
        ITmfTrace shown = trace;
        if (signal != null && shown != null) {
            updateWithRange(TmfTraceManager.getInstance().getTraceContext(shown).getWindowRange());
        }
    }

    /**
     * Counts the segments of some times.
     *
     * @param timeRange the times
     */
    public void updateWithRange(TmfTimeRange timeRange) {
        window = timeRange;
        update();
    }

    // --- the life of a trace

    /** A trace was opened: its segments are counted. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        loadTrace(signal.getTrace());
    }

    /** A trace was selected: its segments are counted. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (signal.getTrace() != trace) {
            loadTrace(signal.getTrace());
        }
    }

    /** A trace was closed: if it is the current one, the chart is empty. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (signal.getTrace() == trace) {
            loadTrace(null);
        }
    }

    /**
     * Shows a trace.
     *
     * @param trace the trace; null for none
     */
    protected void loadTrace(@Nullable ITmfTrace trace) {
        this.trace = trace;
        durations = Durations.ALL;
        forgetProviders();
        if (trace != null) {
            window = TmfTraceManager.getInstance().getTraceContext(trace).getWindowRange();
            for (ITmfTrace one : TmfTraceManager.getTraceSetWithExperiment(trace)) {
                ISegmentStoreProvider provider = getSegmentStoreProvider(one);
                if (provider != null) {
                    add(one.getName(), provider);
                }
            }
        }
        OnDisplay.now(density.chart(), () -> density.select(null));
        update();
    }

    @Override
    public void saveImage(String filename, int format) {
        density.chart().save(filename, format);
    }

    @Override
    public void dispose() {
        forgetProviders();
        jobs.cancel();
        super.dispose();
    }
}
