package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeSet;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTreeGroupBy;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.AllGroupDescriptor;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.TreeRequest;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Asks a provider of trees for requests of data providers. While an analysis is running, the answer
 * has what is known by then. The latest complete answer is kept. Thread-safe.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements
 * @param <T> the type of the trees
 */
public class TreeSource<N, E, T extends WeightedTree<N>> {

    /** Parameter: the name of the level up to which trees are merged; see {@link #ALL}. */
    public static final String GROUP_BY_KEY = "group_by";

    /** Parameter: the first and the last instant of the range; the whole trace if absent. */
    public static final String SELECTION_RANGE_KEY = "selection_range";

    /** The value of {@link #GROUP_BY_KEY} for everything together. */
    public static final String ALL = AllGroupDescriptor.getInstance().getName();

    /**
     * A range of time.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     */
    record Range(long start, long end) {
        static @Nullable Range of(Map<String, Object> parameters) {
            List<Long> range =
                    DataProviderParameterUtils.extractLongList(parameters, SELECTION_RANGE_KEY);
            return range == null || range.isEmpty()
                    ? null
                    : new Range(range.get(0), range.get(range.size() - 1));
        }
    }

    /**
     * An answer.
     *
     * @param provider knows the texts of the trees
     * @param set the trees by element
     */
    public record Trees<N, E, T extends WeightedTree<N>>(
            IWeightedTreeProvider<N, E, T> provider, IWeightedTreeSet<N, E, T> set) {

        /** Returns the levels of the elements, the outermost first. */
        public List<IWeightedTreeGroupDescriptor> levels() {
            List<IWeightedTreeGroupDescriptor> levels = new ArrayList<>();
            IWeightedTreeGroupDescriptor first =
                    TreeRequest.answer(new NullProgressMonitor(), provider::getGroupDescriptor);
            for (IWeightedTreeGroupDescriptor level = first;
                    level != null;
                    level = level.getNextGroup()) {
                levels.add(level);
            }
            return levels;
        }

        /**
         * Merges trees.
         *
         * @param groupBy the name of the level up to which they are merged, {@link #ALL} for
         *     everything together; null or the name of no level to merge nothing
         */
        public IWeightedTreeSet<N, ?, ? extends WeightedTree<N>> group(@Nullable Object groupBy) {
            if (ALL.equals(groupBy)) {
                return WeightedTreeGroupBy.groupWeightedTreeBy(
                        AllGroupDescriptor.getInstance(), set, provider);
            }
            for (IWeightedTreeGroupDescriptor level : groupBy == null ? NO_LEVELS : levels()) {
                if (level.getName().equals(groupBy)) {
                    return TreeRequest.answer(
                            new NullProgressMonitor(),
                            () -> WeightedTreeGroupBy.groupWeightedTreeBy(level, set, provider));
                }
            }
            return set;
        }
    }

    private static final List<IWeightedTreeGroupDescriptor> NO_LEVELS = List.of();

    /** A complete answer. */
    private record Kept<N, E, T extends WeightedTree<N>>(
            @Nullable Range range, Collection<ISymbolProvider> symbols, Trees<N, E, T> trees) {}

    private final ITmfTrace trace;
    private final IWeightedTreeProvider<N, E, T> provider;
    private final @Nullable IAnalysisModule module;
    private volatile @Nullable Kept<N, E, T> latest;

    /**
     * Creates a source.
     *
     * @param trace the trace or experiment
     * @param provider has the trees
     * @param module the analysis that must have completed for them; null if they are just there
     */
    public TreeSource(
            ITmfTrace trace,
            IWeightedTreeProvider<N, E, T> provider,
            @Nullable IAnalysisModule module) {
        this.trace = trace;
        this.provider = provider;
        this.module = module;
    }

    /**
     * Returns parameters in which the requested times are the range, unless they have one.
     *
     * @param parameters the parameters
     */
    public static Map<String, Object> withRange(Map<String, Object> parameters) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        if (times == null || times.isEmpty() || parameters.containsKey(SELECTION_RANGE_KEY)) {
            return parameters;
        }
        Map<String, Object> ranged = new HashMap<>(parameters);
        ranged.put(SELECTION_RANGE_KEY, List.of(times.get(0), times.get(times.size() - 1)));
        return ranged;
    }

    /** Returns the trace or experiment. */
    public ITmfTrace trace() {
        return trace;
    }

    /** Returns the provider of the trees. */
    public IWeightedTreeProvider<N, E, T> provider() {
        return provider;
    }

    /**
     * Waits until the analysis has ended.
     *
     * @param monitor stops the waiting
     */
    public void await(IProgressMonitor monitor) {
        IAnalysisModule analysis = module;
        if (analysis != null && AnalysisCondition.start(analysis).canAnswer()) {
            analysis.waitForCompletion(monitor);
        }
    }

    /**
     * Answers a request from trees that were fetched before.
     *
     * @param monitor may be cancelled; null for none
     * @param query computes the model of the answer
     * @return the answer, without a model if the analysis has failed
     */
    public <M> TmfModelResponse<M> answer(@Nullable IProgressMonitor monitor, Supplier<M> query) {
        IAnalysisModule analysis = module;
        return analysis == null
                ? Answers.completed(query.get())
                : Answers.from(analysis, monitor, query::get);
    }

    /**
     * Asks for the trees of a request.
     *
     * @param parameters {@link #SELECTION_RANGE_KEY}
     * @param monitor shows progress and may be cancelled; null for none
     * @return the trees; RUNNING while the analysis is
     */
    public TmfModelResponse<Trees<N, E, T>> fetch(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Range range = Range.of(parameters);
        Collection<ISymbolProvider> symbols = symbols();
        Kept<N, E, T> kept = latest;
        if (kept != null && Objects.equals(kept.range(), range) && kept.symbols().equals(symbols)) {
            return answer(monitor, kept::trees);
        }
        TmfModelResponse<Trees<N, E, T>> answer = ask(range, monitor);
        Trees<N, E, T> trees = answer.getModel();
        if (trees != null && answer.getStatus() == ITmfResponse.Status.COMPLETED) {
            latest = new Kept<>(range, symbols, trees);
        }
        return answer;
    }

    /**
     * Asks for the trees of a request, for drawing.
     *
     * @param parameters {@link #GROUP_BY_KEY} and {@link #SELECTION_RANGE_KEY}
     * @param monitor shows progress and may be cancelled; null for none
     * @return the trees; RUNNING while the analysis is
     */
    public TmfModelResponse<FlameTrees> fetchTrees(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<Trees<N, E, T>> answer = fetch(parameters, monitor);
        Trees<N, E, T> trees = answer.getModel();
        Object groupBy = parameters.get(GROUP_BY_KEY);
        return new TmfModelResponse<>(
                trees == null
                        ? null
                        : FlameTrees.of(
                                trees.provider(),
                                trees.group(groupBy),
                                ALL.equals(groupBy),
                                trees.levels().stream()
                                        .map(IWeightedTreeGroupDescriptor::getName)
                                        .toList(),
                                symbols()),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    /**
     * Returns what knows the symbols of functions of the trace, or of all traces of the experiment.
     */
    public Collection<ISymbolProvider> symbols() {
        List<ISymbolProvider> symbols = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            symbols.addAll(SymbolProviderManager.getInstance().getSymbolProviders(member));
        }
        return symbols;
    }

    /** Asks the provider, or starts its analysis. */
    TmfModelResponse<Trees<N, E, T>> ask(
            @Nullable Range range, @Nullable IProgressMonitor monitor) {
        IProgressMonitor shown = monitor == null ? new NullProgressMonitor() : monitor;
        IAnalysisModule required = module;
        return switch (required) {
            case null -> {
                Trees<N, E, T> trees = TreeRequest.answer(shown, () -> trees(range));
                yield Answers.isCancelled(monitor)
                        ? Answers.taskCancelled()
                        : Answers.completed(trees);
            }
            case TmfStateSystemAnalysisModule analysis ->
                    Answers.from(
                            analysis,
                            range == null ? Long.MAX_VALUE : range.end(),
                            monitor,
                            history -> TreeRequest.answer(shown, () -> trees(range)));
            default ->
                    Answers.from(
                            required, monitor, () -> TreeRequest.answer(shown, () -> trees(range)));
        };
    }

    private Trees<N, E, T> trees(@Nullable Range range) {
        IWeightedTreeSet<N, E, T> selection =
                range == null
                        ? null
                        : provider.getSelection(
                                TmfTimestamp.fromNanos(range.start()),
                                TmfTimestamp.fromNanos(range.end()));
        return new Trees<>(provider, selection == null ? provider.getTreeSet() : selection);
    }
}
