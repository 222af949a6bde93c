package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IViewSite;

/**
 * What a view shows that exists several times, so that only its secondary id or the trace says what
 * it shows. For the UI thread, except where noted.
 *
 * @since 0.2.0
 */
public interface ViewSubject {

    /**
     * What is shown of a trace.
     *
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it; null if there is none
     * @param title the title of the view
     */
    record Shown(String providerId, @Nullable String analysisId, String title) {}

    /**
     * Learns from the place of the view what it shows. Called once, before all others.
     *
     * @param site the place; null outside a workbench
     */
    void begin(@Nullable IViewSite site);

    /**
     * Says what is shown of a trace. Cheap.
     *
     * @param trace the trace; null for none
     * @param title the present title of the view
     */
    Shown of(@Nullable ITmfTrace trace, String title);

    /** Why a trace does not have it. Called in the background; may read the trace. */
    EmptyReason missing(ITmfTrace trace);

    /**
     * Registers a listener for changes of what is shown. By default there are none.
     *
     * @param widget the listener is removed when this is disposed
     * @param changed called on any thread
     */
    default void follow(Widget widget, Runnable changed) {}

    /** Whether a trace must be shown anew after a change. */
    default boolean isChanged(ITmfTrace trace) {
        return true;
    }
}
