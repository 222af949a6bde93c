package org.eclipse.tracecompass.benchmarks.kernel;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.graph.OsExecutionGraph;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.PathPiece;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.ThreadPath;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.tmf.core.analysis.SharedReading;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The execution graph and critical paths of the demo trace, or of the kernel trace that the system
 * property {@code astrolabe.bench.kernel} names.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class ExecutionGraphBenchmark {

    private Path cache;
    private LttngKernelTrace trace;
    private OsExecutionGraph stored;
    private IGraphWorker busiest;
    private long start;
    private long end;
    private int run;

    /** Opens the trace, stores a graph, and finds the thread with the longest path. */
    @Setup
    public void open() throws Exception {
        cache = Files.createTempDirectory("astrolabe-bench-");
        System.setProperty("astrolabe.cache", cache.toString());
        trace = new LttngKernelTrace();
        trace.initTrace(null, KernelAnalysisBenchmark.folder().toString(), CtfTmfEvent.class);
        start = trace.readStart().toNanos();
        end = trace.readEnd().toNanos();
        run("stored", new OsExecutionGraph()).dispose();
        stored = run("stored", new OsExecutionGraph());
        int longest = -1;
        for (IGraphWorker worker : stored.getTmfGraph().getWorkers()) {
            int pieces = ThreadPath.find(stored.getTmfGraph(), worker, start, end).size();
            if (pieces > longest) {
                longest = pieces;
                busiest = worker;
            }
        }
    }

    /** Removes what was stored. */
    @TearDown
    public void close() throws Exception {
        stored.dispose();
        trace.dispose();
        try (Stream<Path> files = Files.walk(cache)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }

    private <M extends TmfAbstractAnalysisModule> M run(String id, M module) throws Exception {
        prepare(id, module);
        module.schedule();
        await(module);
        return module;
    }

    private void prepare(String id, TmfAbstractAnalysisModule module) throws Exception {
        module.setId(id);
        module.setTrace(trace);
    }

    private static void await(TmfAbstractAnalysisModule module) {
        if (!module.waitForCompletion()) {
            throw new IllegalStateException(module.getFailureCause());
        }
    }

    /** The kernel analysis alone, to compare with. */
    @Benchmark
    public Object history() throws Exception {
        KernelAnalysisModule kernel = run("kernel" + run++, new KernelAnalysisModule());
        kernel.clearPersistentData();
        kernel.dispose();
        return kernel;
    }

    /** The kernel analysis and the graph, both to files, in one pass over the events. */
    @Benchmark
    public Object historyAndGraph() throws Exception {
        KernelAnalysisModule kernel = new KernelAnalysisModule();
        OsExecutionGraph graph = new OsExecutionGraph();
        prepare("kernel" + run, kernel);
        prepare("graph" + run++, graph);
        List<TmfAbstractAnalysisModule> both = List.of(kernel, graph);
        try (SharedReading reading = SharedReading.of(trace, both)) {
            both.forEach(TmfAbstractAnalysisModule::schedule);
        }
        for (TmfAbstractAnalysisModule module : both) {
            await(module);
            module.clearPersistentData();
            module.dispose();
        }
        return both;
    }

    /** Opens the stored graph: verifies it, and reads its index. */
    @Benchmark
    public Object openStored() throws Exception {
        OsExecutionGraph graph = run("stored", new OsExecutionGraph());
        graph.dispose();
        return graph;
    }

    /** The longest critical path of the whole trace, from the stored graph. */
    @Benchmark
    public List<PathPiece> criticalPath() {
        ITmfGraph graph = stored.getTmfGraph();
        return ThreadPath.find(graph, busiest, start, end);
    }

    /** The same after the stored graph was opened: all blocks are read and decoded. */
    @Benchmark
    public List<PathPiece> openAndCriticalPath() throws Exception {
        OsExecutionGraph graph = run("stored", new OsExecutionGraph());
        List<PathPiece> path = ThreadPath.find(graph.getTmfGraph(), busiest, start, end);
        graph.dispose();
        return path;
    }
}
