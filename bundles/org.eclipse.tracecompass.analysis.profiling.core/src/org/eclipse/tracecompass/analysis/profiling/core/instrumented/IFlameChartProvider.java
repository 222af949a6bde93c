package org.eclipse.tracecompass.analysis.profiling.core.instrumented;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackDepth;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackHostUtils.IHostIdResolver;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/**
 * An analysis with call stacks over time. It has a Flame Chart.
 *
 * @since 0.2.0
 */
public interface IFlameChartProvider extends IAnalysisModule, ISegmentStoreProvider {

    /** Returns the call stacks, which may still be growing; null while there are none. */
    @Nullable
    CallStackSeries getCallStackSeries();

    /** Returns what finds the hosts of the elements. */
    IHostIdResolver getHostIdResolver();

    /** Returns whether the call stacks will not change any more. */
    boolean isComplete();

    /** Returns the last instant that is known by now, ns. */
    long getEnd();

    /**
     * Returns what levels of call stacks are in at some instants.
     *
     * @param collection the levels
     * @param times the instants, ns
     * @return as {@link CallStackSeries#queryCallStacks}; empty while there are no call stacks
     */
    default Multimap<CallStackDepth, ISegment> queryCallStacks(
            Collection<CallStackDepth> collection, Collection<Long> times) {
        CallStackSeries series = getCallStackSeries();
        return series == null ? ImmutableMultimap.of() : series.queryCallStacks(collection, times);
    }
}
