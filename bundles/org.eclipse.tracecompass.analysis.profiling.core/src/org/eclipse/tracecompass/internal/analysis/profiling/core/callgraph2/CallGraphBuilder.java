package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStack;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSeries;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/**
 * Adds the calls of call stacks in a time range up. The stacks may be of several histories; a
 * function of the same name is the same function in all of them. Not thread-safe.
 */
public final class CallGraphBuilder {

    private final long from;
    private final long to;
    private final SymbolTable symbols;
    private final CallGraph graph = new CallGraph();

    /**
     * Begins a graph.
     *
     * @param from the first instant, ns
     * @param to the end of the time that counts, ns: {@code to - from} in all
     * @param symbols one symbol per function; graphs that share it have the same symbols
     */
    public CallGraphBuilder(long from, long to, SymbolTable symbols) {
        this.from = from;
        this.to = to;
        this.symbols = symbols;
    }

    /**
     * Adds the calls of a series up, as far as they are known by now, for the {@link TreeRequest}
     * that the thread answers.
     *
     * @param series the call stacks, null for none
     * @param names the names of functions
     * @param from the first instant, ns
     * @param to the end of the time that counts, ns
     */
    public static CallGraph compute(
            @Nullable CallStackSeries series, FunctionNames names, long from, long to) {
        SymbolTable shared = TreeRequest.symbols();
        CallGraphBuilder builder =
                new CallGraphBuilder(from, to, shared == null ? new SymbolTable() : shared);
        if (series != null) {
            names.refresh();
            builder.add(series.getCallStacks(), names, TreeRequest.monitor());
        }
        return builder.build();
    }

    /**
     * Adds the calls of stacks. Costs a walk over the calls in the range.
     *
     * @param stacks stacks of one history, which may still be growing
     * @param names the names of functions
     * @param monitor shows progress, and stops the walk if it is cancelled; null for none
     * @return this
     */
    public CallGraphBuilder add(
            Collection<CallStack> stacks, FunctionNames names, @Nullable IProgressMonitor monitor) {
        if (stacks.isEmpty()) {
            return this;
        }
        ITmfStateSystem history = stacks.iterator().next().getStateSystem();
        long first = Math.max(from, history.getStartTime());
        long last = Math.min(to, history.getCurrentEndTime());
        if (first > last) {
            return this;
        }
        CallReader reader = new CallReader(history);
        StackWalk.Scope scope = new StackWalk.Scope(graph, first, to, symbols, names);
        List<StackWalk> walks = new ArrayList<>();
        for (CallStack stack : stacks) {
            StackWalk walk =
                    new StackWalk(scope, stack, reader, ThreadActivity.of(stack, first, last));
            walks.add(walk);
            reader.add(stack, walk);
        }
        if (monitor != null) {
            monitor.beginTask("Adding calls up", CallReader.steps());
        }
        reader.read(first, last, monitor);
        walks.forEach(StackWalk::finish);
        return this;
    }

    /** Returns the graph of what was added. */
    public CallGraph build() {
        return graph;
    }
}
