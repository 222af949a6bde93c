package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.TreeJson;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.XyJson;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** A chart on a server. */
final class RemoteChart extends RemoteProvider implements ITmfTreeXYDataProvider<TmfTreeDataModel> {

    private final String kind;
    private final String countName;

    /**
     * @param kind the part of the path before the id
     * @param countName what the number of samples is called
     */
    RemoteChart(RemoteExperiment experiment, String id, String kind, String countName) {
        super(experiment, id);
        this.kind = kind;
        this.countName = countName;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch(kind, "/tree", times(parameters, "nbTimes"), TreeJson.chart(), monitor);
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch(kind, "/xy", rows(parameters, countName), XyJson.reader(), monitor);
    }
}
