package org.eclipse.tracecompass.tmf.core.event.matching.example;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.common.core.NonNullUtils;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.IMatchProcessingUnit;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfNetworkEventMatching;
import org.eclipse.tracecompass.tmf.core.request.ITmfDataRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfDataRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The example of the guide; its log, number and ellipses are filled in. */
class MyAnalysis extends TmfAbstractAnalysisModule {

    final List<String> log = new ArrayList<>();
    private final int i = 0;
    private MyEventRequest request;

    private TmfNetworkEventMatching tcpMatching;

    protected void executeAnalysis() {

        IMatchProcessingUnit matchProcessing =
                new IMatchProcessingUnit() {
                    @Override
                    public void matchingEnded() {}

                    @Override
                    public void init(ITmfTrace[] fTraces) {}

                    @Override
                    public int countMatches() {
                        return 0;
                    }

                    @Override
                    public void addMatch(TmfEventDependency match) {
                        log.add(
                                "we got a tcp match! "
                                        + match.getSourceEvent().getContent()
                                        + " "
                                        + match.getDestinationEvent().getContent());
                        TmfEvent source = match.getSourceEvent();
                        TmfEvent destination = match.getDestinationEvent();
                        log.add(source.getName() + destination.getName());
                    }
                };

        ITmfTrace[] traces = {getTrace()};
        tcpMatching = new TmfEventMatching(traces, matchProcessing);
        tcpMatching.initMatching();

        MyEventRequest request = new MyEventRequest(this, i);
        this.request = request;
        getTrace().sendRequest(request);
    }

    public void analyzeEvent(TmfEvent event) {
        tcpMatching.matchEvent(event, 0);
    }

    /** The example does not expect null. */
    @Override
    public @NonNull ITmfTrace getTrace() {
        return NonNullUtils.checkNotNull(super.getTrace());
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) {
        executeAnalysis();
        try {
            request.waitForCompletion();
        } catch (InterruptedException e) {
            return false;
        }
        return true;
    }

    @Override
    protected void canceling() {
        request.cancel();
    }
}

class MyEventRequest extends TmfEventRequest {

    private final MyAnalysis analysis;

    MyEventRequest(MyAnalysis analysis, int traceno) {
        super(
                TmfEvent.class,
                TmfTimeRange.ETERNITY,
                0,
                TmfDataRequest.ALL_DATA,
                ITmfDataRequest.ExecutionType.FOREGROUND);
        this.analysis = analysis;
    }

    @Override
    public void handleData(final ITmfEvent event) {
        super.handleData(event);
        if (event != null) {
            analysis.analyzeEvent((TmfEvent) event);
        }
    }
}
