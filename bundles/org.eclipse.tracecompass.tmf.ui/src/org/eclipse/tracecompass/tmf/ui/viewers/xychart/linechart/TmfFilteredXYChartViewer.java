package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.SeriesLook;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.ShownSeries;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXYDataProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ICheckboxTreeViewerListener;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.ITmfTreeViewerEntry;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.TmfGenericTreeEntry;

/**
 * A chart of those series of a data provider that are checked in a tree.
 *
 * @since 9.5.0
 */
public class TmfFilteredXYChartViewer extends TmfCommonXAxisChartViewer
        implements ICheckboxTreeViewerListener {

    private static final int WIDTH = 2;

    private final String id;
    private volatile Set<Long> selected = Set.of();

    /** The styles of the entries that have one. */
    private final Map<Long, OutputElementStyle> modelStyles = new ConcurrentHashMap<>();

    /** The styles that these may refer to. */
    private volatile Map<String, OutputElementStyle> providerStyles = Map.of();

    /**
     * @param parent the parent of the widgets
     * @param settings titles and resolution
     * @param id the id of the data provider, an {@link ITmfTreeXYDataProvider}
     */
    public TmfFilteredXYChartViewer(Composite parent, TmfXYChartSettings settings, String id) {
        super(parent, settings);
        this.id = id;
        getSwtChart().getLegend().setVisible(false);
    }

    @Override
    public void handleCheckStateChangedEvent(Collection<ITmfTreeViewerEntry> entries) {
        cancelUpdate();
        Set<Long> ids = new LinkedHashSet<>();
        Map<Long, OutputElementStyle> styles = new LinkedHashMap<>();
        for (ITmfTreeViewerEntry entry : entries) {
            if (entry instanceof TmfGenericTreeEntry<?> known) {
                Long entryId = Long.valueOf(known.getModel().getId());
                ids.add(entryId);
                OutputElementStyle style = known.getModel().getStyle();
                if (style != null) {
                    styles.put(entryId, style);
                }
            }
        }
        boolean fewer = !ids.containsAll(selected);
        selected = Set.copyOf(ids);
        modelStyles.putAll(styles);
        if (fewer) {
            OnDisplay.now(getSwtChart(), () -> ShownSeries.clear(getSwtChart()));
        }
        updateContent();
    }

    @Override
    @TmfSignalHandler
    public void traceSelected(@Nullable TmfTraceSelectedSignal signal) {
        if (signal != null && signal.getTrace() != getTrace()) {
            forget();
        }
        super.traceSelected(signal);
    }

    @Override
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        if (signal != null && signal.getTrace() == getTrace()) {
            forget();
        }
        super.traceClosed(signal);
    }

    private void forget() {
        selected = Set.of();
        modelStyles.clear();
        providerStyles = Map.of();
    }

    /** Adds the ids of what is checked. */
    @Override
    protected Map<String, Object> createQueryParameters(long start, long end, int nb) {
        Map<String, Object> parameters = super.createQueryParameters(start, end, nb);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.copyOf(getSelected()));
        return parameters;
    }

    /** The ids of what is checked, those of groups and traces included. */
    public Collection<Long> getSelected() {
        return selected;
    }

    @Override
    public OutputElementStyle getSeriesStyle(Long seriesId) {
        OutputElementStyle base =
                getPresentationProvider().getSeriesStyle(seriesId, SeriesType.LINE, WIDTH);
        OutputElementStyle own = modelStyles.get(seriesId);
        return own == null ? base : SeriesLook.resolved(own, providerStyles, base);
    }

    @Override
    protected ITmfXYDataProvider initializeDataProvider(ITmfTrace trace) {
        ITmfXYDataProvider provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, id, ITmfTreeXYDataProvider.class);
        if (provider instanceof IOutputStyleProvider styles && providerStyles.isEmpty()) {
            OutputStyleModel model = styles.fetchStyle(Map.of(), null).getModel();
            if (model != null) {
                providerStyles = model.getStyles();
            }
        }
        return provider;
    }
}
