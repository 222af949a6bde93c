package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.SymbolTable;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The call graphs of several analyses, as a rule of the traces of an experiment, as one. */
final class JoinedSource
        extends TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite> {

    private final List<TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite>> members;

    /**
     * @param trace the experiment
     * @param members the sources of its traces
     */
    JoinedSource(
            ITmfTrace trace,
            List<TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite>> members) {
        super(trace, new JoinedCallGraphs(new SymbolTable()), null);
        this.members = members;
    }

    @Override
    public void await(IProgressMonitor monitor) {
        members.forEach(member -> member.await(monitor));
    }

    /** {@inheritDoc} As good as the answers of the members. */
    @Override
    public <M> TmfModelResponse<M> answer(@Nullable IProgressMonitor monitor, Supplier<M> query) {
        List<TmfModelResponse<Boolean>> parts = new ArrayList<>();
        members.forEach(member -> parts.add(member.answer(monitor, () -> Boolean.TRUE)));
        return Answers.join(parts, known -> query.get());
    }

    /** {@inheritDoc} Asks all members. */
    @Override
    TmfModelResponse<Trees<ICallStackSymbol, ICallStackElement, AggregatedCallSite>> ask(
            @Nullable Range range, @Nullable IProgressMonitor monitor) {
        SymbolTable symbols = new SymbolTable();
        JoinedCallGraphs joined = new JoinedCallGraphs(symbols);
        List<TmfModelResponse<Boolean>> parts = new ArrayList<>();
        for (TreeSource<ICallStackSymbol, ICallStackElement, AggregatedCallSite> member : members) {
            TmfModelResponse<Trees<ICallStackSymbol, ICallStackElement, AggregatedCallSite>>
                    answer = TreeRequest.share(symbols, () -> member.ask(range, monitor));
            Trees<ICallStackSymbol, ICallStackElement, AggregatedCallSite> trees =
                    answer.getModel();
            if (trees != null) {
                joined.add(member.trace().getName(), trees.levels(), trees.set());
            }
            parts.add(
                    new TmfModelResponse<>(
                            trees == null ? null : Boolean.TRUE,
                            answer.getStatus(),
                            answer.getStatusMessage()));
        }
        return Answers.join(parts, known -> new Trees<>(joined, joined.getCallGraph()));
    }
}
