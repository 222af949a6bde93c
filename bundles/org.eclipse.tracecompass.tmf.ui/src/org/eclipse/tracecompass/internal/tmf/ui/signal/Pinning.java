package org.eclipse.tracecompass.internal.tmf.ui.signal;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** How a view or viewer is pinned to a trace: it does not hear of other traces. */
public final class Pinning {

    private Pinning() {}

    /**
     * Pins a component, or lets it follow the active trace again.
     *
     * @param component what receives signals
     * @param trace the trace to be pinned to; null to follow the active one
     */
    public static void apply(Object component, @Nullable ITmfTrace trace) {
        if (trace == null) {
            TmfSignalManager.removeIgnoredInboundSignal(component, TmfTraceOpenedSignal.class);
            TmfSignalManager.removeIgnoredInboundSignal(component, TmfTraceSelectedSignal.class);
        } else {
            TmfSignalManager.addIgnoredInboundSignal(component, TmfTraceOpenedSignal.class);
            TmfSignalManager.addIgnoredInboundSignal(component, TmfTraceSelectedSignal.class);
        }
    }

    /**
     * The trace that a component shows after {@link #apply}.
     *
     * @param pinned the trace that it is pinned to, or null
     * @return that trace, or else the active one; null if there is none
     */
    public static @Nullable ITmfTrace traceOf(@Nullable ITmfTrace pinned) {
        return pinned != null ? pinned : TmfTraceManager.getInstance().getActiveTrace();
    }

    /**
     * The title of a view that is pinned.
     *
     * @param title the title of the view
     * @param pinned the trace that it is pinned to; null if it is not pinned
     */
    public static String title(String title, @Nullable ITmfTrace pinned) {
        return pinned == null
                ? title
                : title + " <" + TmfTraceManager.getInstance().getTraceUniqueName(pinned) + ">";
    }
}
