package org.eclipse.tracecompass.benchmarks.kernel;

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
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ResourcesStatusDataProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
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
 * The kernel analysis on the demo trace, or on the kernel trace that the system property {@code
 * astrolabe.bench.kernel} names. The counter {@code events} is events per second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class KernelAnalysisBenchmark {

    private static final String DEMO =
            "bundles/org.eclipse.tracecompass.demo/traces/k-alpha/s1/kernel";
    private static final int PIXELS = 1920;

    private Path cache;
    private LttngKernelTrace trace;
    private long eventCount;
    private KernelAnalysisModule built;
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
        cache = Files.createTempDirectory("astrolabe-bench-");
        System.setProperty("astrolabe.cache", cache.toString());
        trace = new LttngKernelTrace();
        trace.initTrace(null, folder().toString(), CtfTmfEvent.class);
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

    static Path folder() {
        String other = System.getProperty("astrolabe.bench.kernel");
        if (other != null) {
            return Path.of(other);
        }
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve(DEMO))) {
                return at.resolve(DEMO);
            }
        }
        throw new IllegalStateException("no " + DEMO + " above the working folder");
    }

    private KernelAnalysisModule analyse(String id) throws Exception {
        KernelAnalysisModule module = new KernelAnalysisModule();
        module.setId(id);
        module.setTrace(trace);
        module.schedule();
        if (!module.waitForCompletion()) {
            throw new IllegalStateException(module.getFailureCause());
        }
        return module;
    }

    /** From the trace's files to a history in a file: reading, decoding, states, storing. */
    @Benchmark
    public Object history(Counter counter) throws Exception {
        KernelAnalysisModule module = analyse("run" + run++);
        module.clearPersistentData();
        module.dispose();
        counter.events += eventCount;
        return module;
    }

    /** The same without a history: what the state provider and the reading cost in one thread. */
    @Benchmark
    public Object states(Counter counter) {
        ITmfStateSystemBuilder nowhere =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createNullBackend("bench"));
        KernelStateProvider provider = new KernelStateProvider(trace, trace.getKernelEventLayout());
        provider.assignTargetStateSystem(nowhere);
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            provider.processEvent(event);
        }
        provider.dispose();
        counter.events += eventCount;
        return provider;
    }

    /** Counts and times of all system calls, in one pass over the events. */
    @Benchmark
    public Object systemCalls(Counter counter) {
        SyscallStatistics statistics = new SyscallStatistics(trace);
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            statistics.accept(event);
        }
        counter.events += eventCount;
        return statistics.figures();
    }

    /** The Threads view of the whole trace at full HD, tree and rows. */
    @Benchmark
    public Object threadsPicture() {
        return picture(new ThreadStatusDataProvider(trace, built));
    }

    /** The Resources view of the whole trace at full HD, tree and rows. */
    @Benchmark
    public Object resourcesPicture() {
        return picture(new ResourcesStatusDataProvider(trace, built));
    }

    private Object picture(ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider) {
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
