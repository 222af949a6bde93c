package org.eclipse.tracecompass.benchmarks.kernel;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemFactory;
import org.eclipse.tracecompass.tmf.core.statistics.StatsStateProvider;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A partial history beside a full one: the kernel analysis and the statistics of the demo trace, or
 * of the kernel trace that the system property {@code astrolabe.bench.kernel} names. Prints the
 * sizes of the files.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 3)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@State(Scope.Thread)
public class PartialHistoryBenchmark {

    /** Whose history. */
    @Param({"kernel", "statistics"})
    public String provider = "";

    /** Which kind of it. */
    @Param({"full", "partial"})
    public String kind = "";

    private final SplittableRandom random = new SplittableRandom(7);
    private Path folder;
    private LttngKernelTrace trace;
    private ITmfStateSystem stateSystem;

    /** Builds the history. */
    @Setup
    public void build() throws Exception {
        folder = Files.createTempDirectory("astrolabe-bench-");
        System.setProperty("astrolabe.cache", folder.toString());
        trace = new LttngKernelTrace();
        trace.initTrace(null, KernelAnalysisBenchmark.folder().toString(), CtfTmfEvent.class);
        open().dispose();
        stateSystem = open();
        System.out.printf("%nfile: %,d bytes%n", file().length());
    }

    private File file() {
        return folder.resolve(kind + ".ht").toFile();
    }

    private ITmfStateSystem open() throws TmfTraceException {
        ITmfStateProvider states =
                "kernel".equals(provider)
                        ? new KernelStateProvider(trace, trace.getKernelEventLayout())
                        : new StatsStateProvider(trace);
        return "full".equals(kind)
                ? TmfStateSystemFactory.newFullHistory(file(), states, true)
                : TmfStateSystemFactory.newPartialHistory(file(), states, true);
    }

    /** Removes the history. */
    @TearDown
    public void close() throws IOException {
        stateSystem.dispose();
        trace.dispose();
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(found -> found.toFile().delete());
        }
    }

    private long time(ITmfStateSystem history) {
        return random.nextLong(history.getStartTime(), history.getCurrentEndTime());
    }

    /** The state of all attributes at a random time. */
    @Benchmark
    public Object full() {
        return stateSystem.queryFullState(time(stateSystem));
    }

    /** The state of a random attribute at a random time. */
    @Benchmark
    public Object single() {
        return stateSystem.querySingleState(
                time(stateSystem), random.nextInt(stateSystem.getNbAttributes()));
    }

    /** Opening the history, and the first query. */
    @Benchmark
    public Object firstQuery() throws TmfTraceException {
        ITmfStateSystem opened = Objects.requireNonNull(open());
        List<?> state = opened.queryFullState(time(opened));
        opened.dispose();
        return state;
    }
}
