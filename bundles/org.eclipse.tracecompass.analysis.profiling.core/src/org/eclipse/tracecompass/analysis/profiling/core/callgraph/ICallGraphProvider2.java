package org.eclipse.tracecompass.analysis.profiling.core.callgraph;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.FlameDefaultPalette2;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.base.IDataPalette;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * What offers call graphs, as a rule an analysis.
 *
 * @since 0.2.0
 */
public interface ICallGraphProvider2
        extends IWeightedTreeProvider<ICallStackSymbol, ICallStackElement, AggregatedCallSite> {

    /**
     * Returns the levels of the elements: the outermost one, which leads to the others. Empty if
     * they are not known. May take as long as the analysis.
     */
    Collection<IWeightedTreeGroupDescriptor> getGroupDescriptors();

    @Override
    default @Nullable IWeightedTreeGroupDescriptor getGroupDescriptor() {
        Collection<IWeightedTreeGroupDescriptor> levels = getGroupDescriptors();
        return levels.isEmpty() ? null : levels.iterator().next();
    }

    /**
     * Returns the calls of a time range. May take as long as an analysis of the range.
     *
     * @param start the first instant
     * @param end the last instant
     */
    CallGraph getCallGraph(ITmfTimestamp start, ITmfTimestamp end);

    /** Returns the calls of the whole trace. May take as long as the analysis. */
    CallGraph getCallGraph();

    @Override
    default @Nullable IWeightedTreeSet<ICallStackSymbol, ICallStackElement, AggregatedCallSite>
            getSelection(ITmfTimestamp start, ITmfTimestamp end) {
        return getCallGraph(start, end);
    }

    @Override
    default IWeightedTreeSet<ICallStackSymbol, ICallStackElement, AggregatedCallSite> getTreeSet() {
        return getCallGraph();
    }

    /**
     * Creates a node of a call graph of this kind.
     *
     * @param object the function, an {@link ICallStackSymbol}
     */
    AggregatedCallSite createCallSite(Object object);

    @Override
    default IDataPalette getPalette() {
        return FlameDefaultPalette2.getInstance();
    }
}
