package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** Passes events to the state provider of an analysis, and reports the progress to the analysis. */
abstract class ProviderRequest extends TmfEventRequest {

    private static final int REPORT_MASK = (1 << 13) - 1;

    private final TmfStateSystemAnalysisModule module;
    private final ITmfStateProvider provider;

    /** The provider if it may want to know which event it gets. */
    private final @Nullable AbstractTmfStateProvider counting;

    private long count;

    ProviderRequest(
            TmfStateSystemAnalysisModule module,
            ITmfStateProvider provider,
            TmfTimeRange timeRange,
            int index,
            int nbRequested) {
        super(
                ITmfEvent.class,
                timeRange,
                index,
                nbRequested,
                ITmfEventRequest.ExecutionType.BACKGROUND,
                module.getDependencyLevel());
        this.module = module;
        this.provider = provider;
        counting =
                provider instanceof AbstractTmfStateProvider ours
                                && TmfStateSystemAnalysisModule.readsAllEvents(this)
                        ? ours
                        : null;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (counting != null) {
            counting.setPosition(fIndex + count);
        }
        try {
            provider.processEvent(event);
        } catch (RuntimeException e) {
            fail(e);
            return;
        }
        if ((++count & REPORT_MASK) == 0) {
            module.report(provider, event, REPORT_MASK + 1);
        }
    }
}
