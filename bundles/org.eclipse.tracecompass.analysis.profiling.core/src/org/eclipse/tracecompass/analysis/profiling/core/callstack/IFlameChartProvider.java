package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/**
 * An analysis of the older kind with call stacks over time. Newer ones are {@link
 * org.eclipse.tracecompass.analysis.profiling.core.instrumented.IFlameChartProvider}.
 *
 * @since 0.2.0
 */
public interface IFlameChartProvider extends IAnalysisModule, ISegmentStoreProvider {

    /** Returns the call stacks, which may still be growing; null while there are none. */
    default @Nullable CallStackSeries getCallStackSeries() {
        return null;
    }
}
