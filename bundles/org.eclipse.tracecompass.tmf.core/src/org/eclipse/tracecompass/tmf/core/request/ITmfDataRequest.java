package org.eclipse.tracecompass.tmf.core.request;

/**
 * The older name of {@link ITmfEventRequest}.
 *
 * @deprecated use {@link ITmfEventRequest}
 */
@Deprecated
public interface ITmfDataRequest extends ITmfEventRequest {
    // All is inherited.
}
