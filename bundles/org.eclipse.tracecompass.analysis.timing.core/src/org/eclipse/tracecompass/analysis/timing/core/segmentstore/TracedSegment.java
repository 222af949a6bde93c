package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.INamedSegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A segment of one of several traces, which knows its trace. Immutable. */
class TracedSegment implements ISegment {

    private static final long serialVersionUID = 1L;

    private final ISegment segment;
    private final String trace;

    private TracedSegment(ISegment segment, String trace) {
        this.segment = segment;
        this.trace = trace;
    }

    /** A segment with a name has it here, too. */
    private static final class Named extends TracedSegment implements INamedSegment {

        private static final long serialVersionUID = 1L;

        private final INamedSegment segment;

        Named(INamedSegment segment, String trace) {
            super(segment, trace);
            this.segment = segment;
        }

        @Override
        public String getName() {
            return segment.getName();
        }
    }

    /** Returns a segment that knows its trace. */
    static TracedSegment of(ISegment segment, String trace) {
        return segment instanceof INamedSegment named
                ? new Named(named, trace)
                : new TracedSegment(segment, trace);
    }

    /** Returns the segment without its trace. */
    static ISegment inner(ISegment segment) {
        return segment instanceof TracedSegment known ? known.segment : segment;
    }

    /** Returns the name of the trace. */
    String trace() {
        return trace;
    }

    /** Returns the aspects of segments of several traces: the trace, then their own. */
    static List<ISegmentAspect> aspects(Iterable<ISegmentAspect> own) {
        List<ISegmentAspect> aspects = new ArrayList<>();
        aspects.add(TraceAspect.TRACE);
        own.forEach(aspect -> aspects.add(new Inner(aspect)));
        return List.copyOf(aspects);
    }

    @Override
    public long getStart() {
        return segment.getStart();
    }

    @Override
    public long getEnd() {
        return segment.getEnd();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TracedSegment other
                && segment.equals(other.segment)
                && trace.equals(other.trace);
    }

    @Override
    public int hashCode() {
        return Objects.hash(segment, trace);
    }

    @Override
    public String toString() {
        return segment + " of " + trace;
    }

    /** An aspect of the segment without its trace. */
    private record Inner(ISegmentAspect of) implements IExplainingAspect {

        @Override
        public String whyEmpty(ITmfTrace trace, long time) {
            return of instanceof IExplainingAspect known ? known.whyEmpty(trace, time) : "";
        }

        @Override
        public String getName() {
            return of.getName();
        }

        @Override
        public String getHelpText() {
            return of.getHelpText();
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return null;
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return of.resolve(inner(segment));
        }

        @Override
        public SegmentType getType() {
            return of.getType();
        }

        @Override
        public DataType getDataType() {
            return of.getDataType();
        }
    }

    /** The trace of a segment. */
    private enum TraceAspect implements ISegmentAspect {
        TRACE;

        @Override
        public String getName() {
            return "Trace";
        }

        @Override
        public String getHelpText() {
            return "The trace in which it was found";
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return null;
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return segment instanceof TracedSegment known ? known.trace : null;
        }
    }
}
