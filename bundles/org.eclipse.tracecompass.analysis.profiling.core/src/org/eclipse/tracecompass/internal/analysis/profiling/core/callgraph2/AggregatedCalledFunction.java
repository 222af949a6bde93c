package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;

/**
 * A function as called by the same callers, from entries and exits: its weight is the time of all
 * of its calls, in ns. Plug-ins use it under this name; it is kept for compatibility.
 */
public class AggregatedCalledFunction extends AggregatedCallSite {

    /** The index of the self time among the additional metrics. */
    public static final int SELF_TIME = 0;

    /** The index of the time on a CPU among the additional metrics. */
    public static final int CPU_TIME = 1;

    /** The index of the number of calls among the additional metrics. */
    public static final int CALLS = 2;

    private final CallTimes durations;
    private final CallTimes selfTimes;
    private final CallTimes cpuTimes;
    private final CallFigures figures = new CallFigures();
    private final Map<ICallStackSymbol, WeightedTree<ICallStackSymbol>> statuses =
            new LinkedHashMap<>();

    /**
     * Creates a function of no calls.
     *
     * @param symbol the function
     */
    public AggregatedCalledFunction(ICallStackSymbol symbol) {
        super(symbol, 0);
        durations = new CallTimes(symbol, ICalledFunction::getLength);
        selfTimes = new CallTimes(symbol, ICalledFunction::getSelfTime);
        cpuTimes = new CallTimes(symbol, ICalledFunction::getCpuTime);
    }

    /**
     * Copies a function with all that it called.
     *
     * @param copy what is copied
     */
    protected AggregatedCalledFunction(AggregatedCalledFunction copy) {
        super(copy);
        ICallStackSymbol symbol = copy.getObject();
        durations = new CallTimes(symbol, ICalledFunction::getLength);
        selfTimes = new CallTimes(symbol, ICalledFunction::getSelfTime);
        cpuTimes = new CallTimes(symbol, ICalledFunction::getCpuTime);
        mergeData(copy);
    }

    /**
     * Returns the function of a symbol that this one called, which is added if it was not called
     * yet.
     *
     * @param symbol the function
     */
    AggregatedCalledFunction callee(ICallStackSymbol symbol) {
        if (getChild(symbol) instanceof AggregatedCalledFunction known) {
            return known;
        }
        AggregatedCalledFunction callee = new AggregatedCalledFunction(symbol);
        addChild(callee);
        return callee;
    }

    /**
     * Adds a call.
     *
     * @param start when it began, ns
     * @param end when it ended, ns
     * @param selfTime its time without that of the calls in it, ns
     * @param cpuTime its time on a CPU, ns; negative if it is not known
     * @param complete whether these are the ends of the call, and not of the range of the graph
     */
    void addCall(long start, long end, long selfTime, long cpuTime, boolean complete) {
        long time = end - start;
        addToWeight(time);
        durations.add(time, start, end);
        selfTimes.add(selfTime, start, end);
        cpuTimes.add(cpuTime, start, end);
        figures.add(time, selfTime, complete);
    }

    /**
     * Adds time that the thread was in a state while it was in this function.
     *
     * @param status the state
     * @param time how long, ns
     */
    void addStatus(ICallStackSymbol status, long time) {
        WeightedTree<ICallStackSymbol> known = statuses.get(status);
        if (known == null) {
            known = new AggregatedCallSite(status, 0);
            statuses.put(status, known);
        }
        known.addToWeight(time);
    }

    @Override
    public AggregatedCalledFunction copyOf() {
        return new AggregatedCalledFunction(this);
    }

    /** {@inheritDoc} Here: statistics, figures and the states of the thread. */
    @Override
    protected void mergeData(WeightedTree<ICallStackSymbol> other) {
        if (other instanceof AggregatedCalledFunction function) {
            durations.merge(function.durations);
            selfTimes.merge(function.selfTimes);
            cpuTimes.merge(function.cpuTimes);
            figures.add(function.figures);
            function.statuses.values().forEach(s -> addStatus(s.getObject(), s.getWeight()));
        }
    }

    /** Returns the time of all calls, ns: the weight. */
    public long getDuration() {
        return getWeight();
    }

    /** Returns the time of all calls without that of the functions that they called, ns. */
    public long getSelfTime() {
        return selfTimes.total();
    }

    /** Returns the time of all calls on a CPU, ns; 0 if it is not known. */
    public long getCpuTime() {
        return cpuTimes.total();
    }

    /** Returns how many calls there were, those cut off by the range among them. */
    public long getNbCalls() {
        return durations.getNbElements();
    }

    /** Returns the figures that count calls cut off by the range apart. */
    public CallFigures getFigures() {
        return figures;
    }

    @Override
    public @Nullable IStatistics<?> getStatistics(int metricIndex) {
        if (metricIndex < 0) {
            return durations;
        }
        return switch (metricIndex) {
            case SELF_TIME -> selfTimes;
            case CPU_TIME -> cpuTimes;
            default -> null;
        };
    }

    @Override
    public Map<String, IStatistics<?>> getStatistics() {
        Map<String, IStatistics<?>> statistics = new LinkedHashMap<>();
        statistics.put(CallMetrics.DURATION.getTitle(), durations);
        statistics.put(CallMetrics.ADDITIONAL.get(SELF_TIME).getTitle(), selfTimes);
        statistics.put(CallMetrics.ADDITIONAL.get(CPU_TIME).getTitle(), cpuTimes);
        return statistics;
    }

    /** {@inheritDoc} Data set 0 has the states of the thread in the function. */
    @Override
    public Collection<WeightedTree<ICallStackSymbol>> getExtraDataTrees(int index) {
        return index == 0 ? List.copyOf(statuses.values()) : List.of();
    }
}
