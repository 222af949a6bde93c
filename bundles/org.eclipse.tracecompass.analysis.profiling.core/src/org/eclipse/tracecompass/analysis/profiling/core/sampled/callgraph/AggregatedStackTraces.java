package org.eclipse.tracecompass.analysis.profiling.core.sampled.callgraph;

import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;

/**
 * A function as called by the same callers, from samples: its weight is the number of samples.
 *
 * @since 0.2.0
 */
public class AggregatedStackTraces extends AggregatedCallSite {

    /**
     * Creates a function of one sample.
     *
     * @param symbol the function
     */
    public AggregatedStackTraces(ICallStackSymbol symbol) {
        super(symbol, 1);
    }

    private AggregatedStackTraces(AggregatedStackTraces copy) {
        super(copy);
    }

    @Override
    public AggregatedStackTraces copyOf() {
        return new AggregatedStackTraces(this);
    }
}
