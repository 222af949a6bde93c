package org.eclipse.tracecompass.tmf.core.model.xy;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** Computes a chart. */
public interface ITmfXYDataProvider {

    /**
     * Computes the chart.
     *
     * @param fetchParameters the times and entries asked for, see {@link
     *     org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils}
     * @param monitor a monitor that may be cancelled, null for none
     * @return the chart
     */
    TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);
}
