package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * Computes a tree.
 *
 * @param <T> the type of its entries
 */
public interface ITmfTreeDataProvider<T extends ITmfTreeDataModel> extends ITmfDataProvider {

    /**
     * Computes the tree.
     *
     * @param fetchParameters the times asked for, see {@link
     *     org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the tree; parents come before their children
     */
    TmfModelResponse<TmfTreeModel<T>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);
}
