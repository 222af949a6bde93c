package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.Comparator;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.interval.IHTIntervalReader;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The documented way to write an analysis: each event of a synthetic trace is the start of a
 * segment that lasts as long as its rank; even ones are called "even".
 */
class TickAnalysis extends AbstractSegmentStoreAnalysisEventBasedModule {

    static final String ID = "ticks";

    private static final ISegmentAspect PARITY =
            new IGroupingSegmentAspect() {
                @Override
                public String getName() {
                    return "Parity";
                }

                @Override
                public String getHelpText() {
                    return "";
                }

                @Override
                public @Nullable Comparator<?> getComparator() {
                    return null;
                }

                @Override
                public @Nullable Object resolve(ISegment segment) {
                    return SegmentAspects.getName(segment);
                }
            };

    private final SegmentStoreType type;
    final int version;

    /** How often the events were read. */
    int passes;

    /** Fails at this rank, if there is such an event. */
    int failAt = -1;

    /** Cancels itself at this rank, if there is such an event. */
    int cancelAt = -1;

    TickAnalysis(SegmentStoreType type, int version) {
        this.type = type;
        this.version = version;
        setId(ID);
    }

    static TickAnalysis on(ITmfTrace trace, SegmentStoreType type, int version)
            throws TmfAnalysisException {
        TickAnalysis analysis = new TickAnalysis(type, version);
        analysis.setTrace(trace);
        return analysis;
    }

    @Override
    protected SegmentStoreType getSegmentStoreType() {
        return type;
    }

    @Override
    protected int getVersion() {
        return version;
    }

    @Override
    protected IHTIntervalReader<ISegment> getSegmentReader() {
        return ValueSegment::read;
    }

    @Override
    public Iterable<ISegmentAspect> getSegmentAspects() {
        return List.of(PARITY);
    }

    @Override
    protected AbstractSegmentStoreAnalysisRequest createAnalysisRequest(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor) {
        passes++;
        return new AbstractSegmentStoreAnalysisRequest(segmentStore) {
            @Override
            public void handleData(ITmfEvent event) {
                super.handleData(event);
                long start = event.getTimestamp().toNanos();
                int rank = (int) event.getRank();
                if (rank == failAt) {
                    throw new IllegalStateException("as told");
                }
                if (rank == cancelAt) {
                    TickAnalysis.this.cancel();
                }
                getSegmentStore()
                        .add(new ValueSegment(start, start + rank, rank % 2 == 0 ? "even" : "odd"));
            }
        };
    }
}
