package org.eclipse.tracecompass.internal.tmf.remote.core.output;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.json.TreeJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** A tree of data on a server. */
final class RemoteDataTree extends RemoteProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    RemoteDataTree(RemoteExperiment experiment, String id) {
        super(experiment, id);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Map<String, Object> asked = times(parameters, "nbTimes");
        Boolean isFiltered = DataProviderParameterUtils.extractIsFiltered(parameters);
        if (isFiltered != null) {
            asked.put(DataProviderParameterUtils.FILTERED_KEY, isFiltered);
        }
        return fetch("data/", "/tree", asked, TreeJson.data(), monitor);
    }
}
