package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.List;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.segment.AbstractSegmentStoreAnalysis;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentDurationAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentEndTimeAspect;
import org.eclipse.tracecompass.tmf.core.segment.SegmentStartTimeAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** What the analyses of interrupts share; they differ in the kinds that they keep. */
abstract class AbstractInterruptAnalysis extends AbstractSegmentStoreAnalysis {

    /** Tells whether what happened belongs to the analysis. */
    abstract boolean keeps(Interrupt.Kind kind);

    @Override
    protected Finder createFinder(ITmfTrace trace) {
        InterruptStore store = new InterruptStore();
        InterruptReader reader =
                new InterruptReader(
                        trace,
                        interrupt -> {
                            if (keeps(interrupt.kind())) {
                                store.add(interrupt);
                            }
                        });
        return new Finder() {
            @Override
            public void accept(ITmfEvent event) {
                reader.accept(event);
            }

            @Override
            public ISegmentStore<? extends ISegment> getSegments() {
                return store;
            }
        };
    }

    @Override
    public List<ISegmentAspect> getSegmentAspects() {
        return List.of(
                SegmentStartTimeAspect.SEGMENT_START_TIME_ASPECT,
                SegmentEndTimeAspect.SEGMENT_END_TIME_ASPECT,
                SegmentDurationAspect.SEGMENT_DURATION_ASPECT,
                InterruptAspect.LABEL,
                InterruptAspect.NUMBER,
                InterruptAspect.CPU);
    }

    @Override
    public ISegmentAspect getGroupAspect() {
        return InterruptAspect.LABEL;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(new InterruptEventsRequirement());
    }
}
