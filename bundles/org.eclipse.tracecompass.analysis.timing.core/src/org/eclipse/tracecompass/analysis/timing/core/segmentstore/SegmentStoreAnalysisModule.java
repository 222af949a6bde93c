package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The segments that analyses have found in the traces of an experiment, in one store. A segment
 * knows its trace; the first aspect tells it. The analyses of the traces are started if necessary.
 *
 * @since 0.2.0
 */
public class SegmentStoreAnalysisModule extends AbstractSegmentStoreAnalysisModule {

    private final String analysisId;
    private volatile List<ProvidedSegments> parts = List.of();

    /**
     * Creates the module for all analyses of segments.
     *
     * @param trace the experiment, or a single trace
     * @throws TmfAnalysisException if the trace cannot be set
     */
    public SegmentStoreAnalysisModule(ITmfTrace trace) throws TmfAnalysisException {
        analysisId = "";
        setTrace(trace);
    }

    /**
     * Creates the module for one analysis of segments.
     *
     * @param trace the experiment, or a single trace
     * @param id the id of the analysis on each trace
     * @throws IllegalArgumentException if the trace cannot be set
     */
    public SegmentStoreAnalysisModule(ITmfTrace trace, String id) {
        analysisId = id;
        setId(SegmentStoreAnalysisModule.class.getName() + ':' + id);
        try {
            setTrace(trace);
        } catch (TmfAnalysisException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Returns the name of the analysis of the traces; "Segments" if there is not one. */
    @Override
    public String getName() {
        List<ProvidedSegments> parts = this.parts;
        return analysisId.isEmpty() || parts.isEmpty()
                ? "Segments"
                : parts.getFirst().module().getName();
    }

    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        List<ProvidedSegments> parts = this.parts;
        List<ISegmentAspect> own = new ArrayList<>();
        if (!parts.isEmpty() && !analysisId.isEmpty()) {
            parts.getFirst().provider().getSegmentAspects().forEach(own::add);
        }
        return TracedSegment.aspects(own);
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ITmfTrace trace = getTrace();
        parts = trace == null ? List.of() : find(trace);
        for (ProvidedSegments part : parts) {
            part.module().schedule();
        }
        for (ProvidedSegments part : parts) {
            if (!part.module().waitForCompletion(monitor)) {
                return false;
            }
        }
        return super.executeAnalysis(monitor);
    }

    private List<ProvidedSegments> find(ITmfTrace experiment) {
        List<ProvidedSegments> found = new ArrayList<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            for (IAnalysisModule module : trace.getAnalysisModules()) {
                ProvidedSegments provided = ProvidedSegments.of(module);
                if (provided != null
                        && (analysisId.isEmpty() || analysisId.equals(module.getId()))) {
                    found.add(provided);
                }
            }
        }
        return found;
    }

    @Override
    protected boolean buildAnalysisSegments(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor)
            throws TmfAnalysisException {
        for (ProvidedSegments part : parts) {
            String name = part.traceName();
            ISegmentStore<ISegment> store = part.provider().getSegmentStore();
            if (store == null) {
                return false;
            }
            for (ISegment segment : store) {
                if (monitor.isCanceled()) {
                    return false;
                }
                segmentStore.add(TracedSegment.of(segment, name));
            }
        }
        return true;
    }

    @Override
    protected void canceling() {
        // the monitor is asked for every segment
    }

    @Override
    public void dispose() {
        super.dispose();
        parts = List.of();
    }
}
