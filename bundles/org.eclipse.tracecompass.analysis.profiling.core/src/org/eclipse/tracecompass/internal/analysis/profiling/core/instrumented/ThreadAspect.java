package org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;

/** The thread of a call. */
public final class ThreadAspect implements ISegmentAspect {

    /** The one instance. */
    public static final ISegmentAspect INSTANCE = new ThreadAspect();

    private ThreadAspect() {}

    @Override
    public String getName() {
        return "TID";
    }

    @Override
    public String getHelpText() {
        return "The thread that called the function";
    }

    @Override
    public @Nullable Comparator<?> getComparator() {
        return Comparator.comparingInt(ThreadAspect::thread);
    }

    private static int thread(ISegment segment) {
        return segment instanceof ICalledFunction call ? call.getThreadId() : -1;
    }

    /** {@inheritDoc} None if it is not known. */
    @Override
    public @Nullable Object resolve(ISegment segment) {
        int tid = thread(segment);
        return tid < 0 ? null : Integer.valueOf(tid);
    }

    @Override
    public DataType getDataType() {
        return DataType.NUMBER;
    }
}
