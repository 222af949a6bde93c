package org.eclipse.tracecompass.tmf.core.histogram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The number of events between the times that are asked for, a series for each trace: a value is
 * that from its time up to but not including the next one, and the last value that of the last time
 * alone. It is read from the history of the statistics. Thread-safe.
 *
 * @since 9.6.0
 */
public final class HistogramDataProvider
        implements ITmfTreeXYDataProvider<@NonNull ITmfTreeDataModel> {

    /** The id of the provider. Clients of the trace server ask for it by this name. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.tmf.core.histogram.HistogramDataProvider";

    /** The key of the row above those of the traces. */
    private static final Object ALL = new Object();

    private final String title;
    private final List<ITmfTrace> traces;
    private final RowIds<Object> ids = new RowIds<>();

    /**
     * Creates the data provider.
     *
     * @param trace a trace or experiment
     */
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
        return joined(
                Long.MAX_VALUE,
                monitor,
                (trace, history) ->
                        new TmfTreeDataModel(ids.of(trace), ids.of(ALL), trace.getName()),
                rows -> {
                    List<@NonNull ITmfTreeDataModel> all = new ArrayList<>();
                    all.add(new TmfTreeDataModel(ids.of(ALL), -1, List.of(title), false));
                    all.addAll(rows);
                    return new TmfTreeModel<>(List.of(title), all);
                });
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> asked = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (asked == null || asked.isEmpty()) {
            return Answers.incorrectParameters();
        }
        long[] times = new TimeQueryFilter(asked).getTimesRequested();
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        return joined(
                times[times.length - 1],
                monitor,
                (trace, history) ->
                        items == null || items.isEmpty() || items.contains(ids.of(trace))
                                ? List.of(series(trace, history, times))
                                : List.<ISeriesModel>of(),
                series -> {
                    Collection<ISeriesModel> all = new ArrayList<>();
                    series.forEach(all::addAll);
                    return new TmfXyModel(title, all);
                });
    }

    private <R, J> TmfModelResponse<J> joined(
            long end,
            @Nullable IProgressMonitor monitor,
            BiFunction<ITmfTrace, ITmfStateSystem, R> query,
            Function<List<R>, J> joiner) {
        List<TmfModelResponse<R>> answers = new ArrayList<>();
        for (ITmfTrace trace : traces) {
            TmfStatisticsModule module =
                    TmfTraceUtils.getAnalysisModuleOfClass(
                            trace, TmfStatisticsModule.class, TmfStatisticsModule.ID);
            answers.add(
                    module == null
                            ? Answers.failed(CommonStatusMessage.ANALYSIS_INITIALIZATION_FAILED)
                            : Answers.from(
                                    module, end, monitor, history -> query.apply(trace, history)));
        }
        return Answers.join(answers, joiner);
    }

    private ISeriesModel series(ITmfTrace trace, ITmfStateSystem history, long[] times) {
        // The last part is the last instant alone: what follows is no part of the window.
        long last = times[times.length - 1];
        long[] parts = Arrays.copyOf(times, times.length + 1);
        parts[times.length] = last == Long.MAX_VALUE ? last : last + 1;
        List<Long> found = new TmfStateStatistics(history).histogramQuery(parts);
        double[] counts = new double[times.length];
        for (int i = 0; i < counts.length && i < found.size(); i++) {
            counts[i] = found.get(i);
        }
        return new SeriesModel(ids.of(trace), trace.getName(), times, counts);
    }
}
