package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.DataType;
import org.eclipse.tracecompass.analysis.profiling.core.tree.IWeightedTreeProvider.MetricType;

/** The metrics of call graphs that come from entries and exits of functions. */
public final class CallMetrics {

    /** The name of such call graphs. */
    public static final String TITLE = "Function Call Graph";

    /** The weight. */
    public static final MetricType DURATION =
            new MetricType("Duration", DataType.NANOSECONDS, null, true);

    /** The others, in the order of the indices in {@link AggregatedCalledFunction}. */
    public static final List<MetricType> ADDITIONAL =
            List.of(
                    new MetricType("Self time", DataType.NANOSECONDS, null, true),
                    new MetricType("Active CPU time", DataType.NANOSECONDS, null, true),
                    new MetricType("Number of calls", DataType.NUMBER, null, false));

    private CallMetrics() {}

    /**
     * Returns an additional metric of a function.
     *
     * @param site the function
     * @param metric the index of the metric
     * @return the value; 0 for a function that does not come from entries and exits
     * @throws IndexOutOfBoundsException if there is no such metric
     */
    public static Object get(AggregatedCallSite site, int metric) {
        Objects.checkIndex(metric, ADDITIONAL.size());
        if (!(site instanceof AggregatedCalledFunction function)) {
            return Long.valueOf(0);
        }
        return switch (metric) {
            case AggregatedCalledFunction.SELF_TIME -> Long.valueOf(function.getSelfTime());
            case AggregatedCalledFunction.CPU_TIME -> Long.valueOf(function.getCpuTime());
            default -> Long.valueOf(function.getNbCalls());
        };
    }
}
