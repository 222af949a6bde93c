package org.eclipse.tracecompass.internal.tmf.core.histogram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statistics.ITmfStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The number of events between the times that are asked for, a series for each trace. It is read
 * from the history of the statistics. Thread-safe.
 */
public final class HistogramDataProvider implements ITmfTreeXYDataProvider<@NonNull ITmfTreeDataModel> {

    /** The id of the provider. Clients of the trace server ask for it by this name. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.tmf.core.histogram.HistogramDataProvider";

    private final String title;
    private final List<ITmfTrace> traces;

    /** Creates the data provider of a trace or experiment. */
    public HistogramDataProvider(ITmfTrace trace) {
        title = trace.getName();
        traces = List.copyOf(TmfTraceManager.getTraceSet(trace));
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<@NonNull ITmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<@NonNull ITmfTreeDataModel> rows = new ArrayList<>();
        rows.add(new TmfTreeDataModel(0, -1, List.of(title), false));
        for (int i = 0; i < traces.size(); i++) {
            rows.add(new TmfTreeDataModel(i + 1L, 0, traces.get(i).getName()));
        }
        return answer(new TmfTreeModel<>(List.of(title), rows));
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> asked = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (asked == null) {
            return new TmfModelResponse<>(
                    null, ITmfResponse.Status.FAILED, "The times of the request are missing");
        }
        long[] times = asked.stream().mapToLong(Long::longValue).toArray();
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        Collection<ISeriesModel> series = new ArrayList<>();
        for (int i = 0; i < traces.size(); i++) {
            if (items == null || items.isEmpty() || items.contains(i + 1L)) {
                ITmfTrace trace = traces.get(i);
                series.add(new SeriesModel(i + 1L, trace.getName(), times, counts(trace, times)));
            }
        }
        return answer(new TmfXyModel(title, series));
    }

    private static double[] counts(ITmfTrace trace, long[] times) {
        double[] counts = new double[times.length];
        ITmfStatistics statistics = TmfStatisticsModule.getStatistics(trace);
        if (statistics != null) {
            List<Long> found = statistics.histogramQuery(times);
            for (int i = 0; i < counts.length && i < found.size(); i++) {
                counts[i] = found.get(i);
            }
        }
        return counts;
    }

    private <T> TmfModelResponse<T> answer(T model) {
        return isComplete()
                ? new TmfModelResponse<>(model, ITmfResponse.Status.COMPLETED, "completed")
                : new TmfModelResponse<>(model, ITmfResponse.Status.RUNNING, "running");
    }

    private boolean isComplete() {
        for (ITmfTrace trace : traces) {
            if (trace.getAnalysisModule(TmfStatisticsModule.ID)
                    instanceof TmfStatisticsModule module) {
                ITmfStateSystem history = module.getStateSystem();
                if (history == null || !history.isCancelled() && !history.waitUntilBuilt(0)) {
                    return false;
                }
            }
        }
        return true;
    }
}
