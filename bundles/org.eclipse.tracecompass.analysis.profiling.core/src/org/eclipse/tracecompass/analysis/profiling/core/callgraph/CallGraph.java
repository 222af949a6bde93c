package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.Collection;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.ElementTrees;

/**
 * Callers and callees of a time range: for each element (for example a thread) its outermost
 * functions, each with the functions that it called. All calls of the same function by the same
 * callers are one node. Thread-safe; the nodes are not.
 *
 * @since 0.2.0
 */
public class CallGraph
        implements IWeightedTreeSet<ICallStackSymbol, ICallStackElement, AggregatedCallSite> {

    /** A graph of no calls, to which none may be added. */
    public static final CallGraph EMPTY_GRAPH = new Empty();

    private final ElementTrees<ICallStackSymbol, ICallStackElement, AggregatedCallSite> sites =
            new ElementTrees<>();

    /** Creates a graph of no calls. */
    public CallGraph() {}

    /**
     * Returns the outermost functions of an element, as {@link #getTreesFor}.
     *
     * @param element the element
     */
    public Collection<AggregatedCallSite> getCallingContextTree(ICallStackElement element) {
        return sites.of(element);
    }

    /**
     * Adds an outermost function. If the element has the function already, it is merged into that.
     *
     * @param dstGroup the element
     * @param callsite the function with what it called
     */
    public void addAggregatedCallSite(ICallStackElement dstGroup, AggregatedCallSite callsite) {
        sites.add(dstGroup, callsite);
    }

    /** {@inheritDoc} An immutable snapshot. */
    @Override
    public Collection<ICallStackElement> getElements() {
        return sites.elements();
    }

    /** {@inheritDoc} An immutable snapshot. */
    @Override
    public Collection<AggregatedCallSite> getTreesFor(Object element) {
        return sites.of(element);
    }

    /** The graph that everybody has. */
    private static final class Empty extends CallGraph {
        @Override
        public void addAggregatedCallSite(ICallStackElement dstGroup, AggregatedCallSite callsite) {
            throw new UnsupportedOperationException("The empty call graph stays empty");
        }
    }
}
