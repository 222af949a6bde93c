package org.eclipse.tracecompass.benchmarks.callstack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eclipse.tracecompass.internal.tmf.core.callstack.FlameChartDataProvider;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;
import org.eclipse.tracecompass.lttng2.ust.core.trace.LttngUstTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.callstack.CallGraph;
import org.eclipse.tracecompass.tmf.core.callstack.FunctionNames;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * The call stack analysis on the user space trace that the system property {@code
 * astrolabe.bench.calls} names. The counter {@code events} is events per second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class CallStackBenchmark {

    private static final int PIXELS = 1920;

    private Path cache;
    private LttngUstTrace trace;
    private long eventCount;
    private UstCallStackAnalysis built;
    private int run;

    /** Events per second. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counter {
        /** Events analysed. */
        public long events;
    }

    /** Opens the trace and builds one history for the pictures. */
    @Setup
    public void open() throws Exception {
        String folder = System.getProperty("astrolabe.bench.calls");
        if (folder == null) {
            throw new IllegalStateException("-Dastrolabe.bench.calls=TRACE is expected");
        }
        cache = Files.createTempDirectory("astrolabe-bench-");
        System.setProperty("astrolabe.cache", cache.toString());
        trace = new LttngUstTrace();
        trace.initTrace(null, folder, CtfTmfEvent.class);
        built = analyse("picture");
        ITmfContext context = trace.seekEvent(0L);
        while (trace.getNext(context) != null) {
            eventCount++;
        }
    }

    /** Removes the histories. */
    @TearDown
    public void close() throws IOException {
        built.dispose();
        trace.dispose();
        try (Stream<Path> files = Files.walk(cache)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }

    private UstCallStackAnalysis analyse(String id) throws Exception {
        UstCallStackAnalysis module = new UstCallStackAnalysis();
        module.setId(id);
        module.setTrace(trace);
        module.schedule();
        if (!module.waitForCompletion()) {
            throw new IllegalStateException(module.getFailureCause());
        }
        return module;
    }

    /** From the trace's files to a history in a file. */
    @Benchmark
    public Object history(Counter counter) throws Exception {
        UstCallStackAnalysis module = analyse("run" + run++);
        module.clearPersistentData();
        module.dispose();
        counter.events += eventCount;
        return module;
    }

    /** The flame graph of the whole trace: all calls added up. */
    @Benchmark
    public Object flameGraph() {
        ITmfStateSystem history = built.getStateSystem();
        return new CallGraph.Builder(
                        CallGraph.Grouping.THREAD,
                        history.getStartTime(),
                        history.getCurrentEndTime())
                .add(history, "", FunctionNames.withoutSymbols(), null)
                .build();
    }

    /** The flame chart of the whole trace at full HD, tree and rows. */
    @Benchmark
    public Object flameChart() {
        FlameChartDataProvider provider = new FlameChartDataProvider(trace, built);
        List<Long> ids =
                provider.fetchTree(Map.of(), null).getModel().getEntries().stream()
                        .map(ITimeGraphEntryModel::getId)
                        .toList();
        ITmfStateSystem history = built.getStateSystem();
        long start = history.getStartTime();
        long length = history.getCurrentEndTime() - start;
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                "requested_times",
                LongStream.rangeClosed(0, PIXELS)
                        .mapToObj(i -> start + length / PIXELS * i)
                        .toList());
        parameters.put("requested_items", ids);
        return provider.fetchRowModel(parameters, null);
    }
}
