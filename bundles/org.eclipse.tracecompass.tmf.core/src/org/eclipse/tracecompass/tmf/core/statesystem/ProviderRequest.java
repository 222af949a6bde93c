package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/** Gives events to the state provider of an analysis, and reports the progress to the analysis. */
abstract class ProviderRequest extends TmfEventRequest {

    private static final int REPORT_MASK = (1 << 13) - 1;

    private final TmfStateSystemAnalysisModule fModule;
    private final ITmfStateProvider fProvider;

    /** The provider if it may want to know which event it gets. */
    private final @Nullable AbstractTmfStateProvider fCounting;

    private long fCount;

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
        fModule = module;
        fProvider = provider;
        fCounting =
                provider instanceof AbstractTmfStateProvider ours
                                && TmfStateSystemAnalysisModule.readsAllEvents(this)
                        ? ours
                        : null;
    }

    @Override
    public void handleData(ITmfEvent event) {
        super.handleData(event);
        if (fCounting != null) {
            fCounting.setPosition(fIndex + fCount);
        }
        try {
            fProvider.processEvent(event);
        } catch (RuntimeException e) {
            fail(e);
            return;
        }
        if ((++fCount & REPORT_MASK) == 0) {
            fModule.report(fProvider, event, REPORT_MASK + 1);
        }
    }
}
