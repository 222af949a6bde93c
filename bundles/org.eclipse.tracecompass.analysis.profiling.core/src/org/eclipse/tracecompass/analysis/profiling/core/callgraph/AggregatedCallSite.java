package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;

/**
 * A function as called by the same callers: a node of a call graph. Its children are the functions
 * that it called.
 *
 * @since 0.2.0
 */
public class AggregatedCallSite extends WeightedTree<ICallStackSymbol> {

    /**
     * Creates a function that called nothing yet.
     *
     * @param symbol the function
     * @param initialLength its weight so far, in the unit of the call graph
     */
    public AggregatedCallSite(ICallStackSymbol symbol, long initialLength) {
        super(symbol, initialLength);
    }

    /**
     * Copies a function with all that it called.
     *
     * @param copy what is copied
     */
    protected AggregatedCallSite(AggregatedCallSite copy) {
        super(copy);
    }

    /** Returns what it called; unmodifiable. A call graph consists of call sites only. */
    @SuppressWarnings("unchecked")
    public Collection<AggregatedCallSite> getCallees() {
        Collection<? extends WeightedTree<ICallStackSymbol>> children = getChildren();
        return Collections.unmodifiableCollection(
                (Collection<? extends AggregatedCallSite>) children);
    }

    @Override
    public AggregatedCallSite copyOf() {
        return new AggregatedCallSite(this);
    }

    /** Returns the statistics of this function by their titles. None by default. */
    public Map<String, IStatistics<?>> getStatistics() {
        return Map.of();
    }

    @Override
    public String toString() {
        return "Call site " + super.toString();
    }
}
