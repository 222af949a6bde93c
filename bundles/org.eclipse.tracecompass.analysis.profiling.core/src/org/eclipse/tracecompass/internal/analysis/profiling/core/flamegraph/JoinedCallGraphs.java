package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.SymbolTable;

/**
 * The call graphs of the traces of an experiment, as one: each trace is an element above those of
 * its graph. Filled by one thread.
 */
final class JoinedCallGraphs extends FunctionCallGraphs {

    private static final String TRACE = "Trace";

    private final CallGraph graph = new CallGraph();
    private final SymbolTable symbols;
    private @Nullable IWeightedTreeGroupDescriptor inner;

    /**
     * @param symbols the symbols of all graphs
     */
    JoinedCallGraphs(SymbolTable symbols) {
        this.symbols = symbols;
    }

    /**
     * Adds the graph of a trace.
     *
     * @param name the name of the trace
     * @param levels the levels of its elements, the outermost first
     * @param set the graph, which has the symbols of this one
     */
    void add(
            String name,
            List<IWeightedTreeGroupDescriptor> levels,
            IWeightedTreeSet<ICallStackSymbol, ICallStackElement, AggregatedCallSite> set) {
        if (inner == null && !levels.isEmpty()) {
            inner = levels.get(0);
        }
        CallStackElement trace = new CallStackElement(name, new TraceLevel(inner));
        set.getElements().forEach(element -> copy(element, trace, set));
    }

    private void copy(
            ICallStackElement element,
            ICallStackElement parent,
            IWeightedTreeSet<ICallStackSymbol, ICallStackElement, AggregatedCallSite> set) {
        ITree copied = element.copyElement();
        if (!(copied instanceof ICallStackElement copy)) {
            return;
        }
        parent.addChild(copy);
        for (AggregatedCallSite site : set.getTreesFor(element)) {
            graph.addAggregatedCallSite(copy, site);
        }
        element.getChildrenElements().forEach(child -> copy(child, copy, set));
    }

    @Override
    CallGraph compute(long from, long to) {
        return graph;
    }

    @Override
    public Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors() {
        return List.of(new TraceLevel(inner));
    }

    @Override
    public String toDisplayString(AggregatedCallSite tree) {
        return symbols.name(tree.getObject());
    }

    /** The level of the traces. */
    private record TraceLevel(@Nullable IWeightedTreeGroupDescriptor nextGroup)
            implements IWeightedTreeGroupDescriptor {
        @Override
        public @Nullable IWeightedTreeGroupDescriptor getNextGroup() {
            return nextGroup;
        }

        @Override
        public String getName() {
            return TRACE;
        }
    }
}
