package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.TmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * Two series: "up" has the time as its value, "flat" always 5. It can be told to say RUNNING or
 * CANCELLED first, to fail, or to say nothing.
 */
final class FixedProvider implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

    private int running;
    private boolean failing;
    private boolean silent;
    private int treesGivenUp;
    private int seriesGivenUp;
    private int asked;

    /** Says RUNNING so many times. */
    FixedProvider runningFor(int answers) {
        running = answers;
        return this;
    }

    /** Gives up so many requests for rows, and then so many for values. */
    FixedProvider givingUp(int trees, int series) {
        treesGivenUp = trees;
        seriesGivenUp = series;
        return this;
    }

    /** Completes without an answer. */
    FixedProvider silent() {
        silent = true;
        return this;
    }

    FixedProvider failing() {
        failing = true;
        return this;
    }

    /** How many times series were asked for. */
    int asked() {
        return asked;
    }

    @Override
    public String getId() {
        return "fixed";
    }

    @Override
    public void dispose() {}

    @Override
    public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        if (failing) {
            return new TmfModelResponse<>(null, Status.FAILED, "the disk is on fire");
        }
        if (silent) {
            return new TmfModelResponse<>(null, Status.COMPLETED, "");
        }
        if (treesGivenUp-- > 0) {
            return new TmfModelResponse<>(null, Status.CANCELLED, "");
        }
        return new TmfModelResponse<>(
                new TmfTreeModel<>(
                        List.of("Name"),
                        List.of(
                                new TmfXyTreeDataModel(1, -1, List.of("all"), false, null),
                                new TmfXyTreeDataModel(2, 1, List.of("up"), true, null, true),
                                new TmfXyTreeDataModel(3, 1, List.of("flat"), true, null))),
                Status.COMPLETED,
                "");
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        asked++;
        if (seriesGivenUp-- > 0) {
            return new TmfModelResponse<>(null, Status.CANCELLED, "");
        }
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (query == null) {
            return new TmfModelResponse<>(null, Status.FAILED, "no times");
        }
        long[] times = query.getTimesRequested();
        List<IYModel> series = new ArrayList<>();
        TmfXYAxisDescription axis = new TmfXYAxisDescription("Height", "m");
        for (Long id : query.getSelectedItems()) {
            double[] values = new double[times.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = id == 2 ? times[i] : 5;
            }
            series.add(new YModel(id, id == 2 ? "up" : "flat", values, axis));
        }
        return new TmfModelResponse<>(
                new TmfCommonXAxisModel("Heights", times, series),
                running-- > 0 ? Status.RUNNING : Status.COMPLETED,
                "");
    }
}
