package org.eclipse.tracecompass.benchmarks.callstack;

import java.nio.file.Path;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.benchmarks.analysis.AnalysisBenchmark;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.CallGraphBuilder;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartDataProvider;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;
import org.eclipse.tracecompass.lttng2.ust.core.trace.LttngUstTrace;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * The call stack analysis on the user space trace that the system property {@code
 * astrolabe.bench.calls} names. The counter {@code events} is events per second.
 */
public class CallStackBenchmark extends AnalysisBenchmark<LttngUstTrace, UstCallStackAnalysis> {

    @Override
    protected Path traceFolder() {
        String folder = System.getProperty("astrolabe.bench.calls");
        if (folder == null) {
            throw new IllegalStateException("-Dastrolabe.bench.calls=TRACE is expected");
        }
        return Path.of(folder);
    }

    @Override
    protected LttngUstTrace newTrace() {
        return new LttngUstTrace();
    }

    @Override
    protected UstCallStackAnalysis newAnalysis() {
        return new UstCallStackAnalysis();
    }

    /** The flame graph of the whole trace: all calls added up. */
    @Benchmark
    public Object flameGraph() {
        return CallGraphBuilder.compute(
                analysis().getCallStackSeries(),
                FunctionNames.withoutSymbols(),
                Long.MIN_VALUE,
                Long.MAX_VALUE);
    }

    /** The flame chart of the whole trace at full HD, from the history to the pixels. */
    @Benchmark
    public Object flameChart() {
        return picture(
                () -> new FlameChartDataProvider(trace(), analysis(), FlameChartDataProvider.ID));
    }
}
