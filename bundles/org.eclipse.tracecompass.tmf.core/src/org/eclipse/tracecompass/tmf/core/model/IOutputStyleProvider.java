package org.eclipse.tracecompass.tmf.core.model;

import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** A data provider that says how its elements are drawn. */
public interface IOutputStyleProvider {

    /**
     * Returns the styles.
     *
     * @param fetchParameters the parameters of the request
     * @param monitor a monitor that may be cancelled, null for none
     * @return the styles by key
     */
    TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor);
}
