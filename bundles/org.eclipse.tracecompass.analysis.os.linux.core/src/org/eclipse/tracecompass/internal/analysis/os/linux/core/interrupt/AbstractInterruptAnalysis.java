package org.eclipse.tracecompass.internal.analysis.os.linux.core.interrupt;

import java.util.List;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;
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

    /** Another number makes what was stored before useless. */
    private static final int VERSION = 1;

    /** Tells whether what happened belongs to the analysis. */
    abstract boolean keeps(Interrupt.Kind kind);

    @Override
    protected Columns getColumns() {
        return new Columns(VERSION, InterruptStore.INTS, 0);
    }

    @Override
    protected InterruptStore createStore(SegmentColumns columns) {
        return new InterruptStore(columns);
    }

    @Override
    protected Finder createFinder(ITmfTrace trace, SegmentColumns columns) {
        InterruptStore store = createStore(columns);
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
