package org.eclipse.tracecompass.benchmarks.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.load.ProviderReader;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.RowRasteriser;
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
 * An analysis of a CTF trace that makes a history, and pictures of that. A benchmark of an analysis
 * is a subclass that says which trace and which analysis.
 *
 * @param <T> the kind of trace
 * @param <M> the analysis
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public abstract class AnalysisBenchmark<
        T extends CtfTmfTrace, M extends TmfStateSystemAnalysisModule> {

    private static final int PIXELS = 1920;

    private Path cache;
    private T trace;
    private long eventCount;
    private M built;
    private int run;
    private ProviderReader reader;
    private List<Long> rows;

    /** The folder of the trace. */
    protected abstract Path traceFolder();

    /** A trace that is not initialized. */
    protected abstract T newTrace();

    /** An analysis without a trace. */
    protected abstract M newAnalysis();

    /** The trace. */
    protected final T trace() {
        return trace;
    }

    /** The number of its events. */
    protected final long eventCount() {
        return eventCount;
    }

    /** The analysis with its history. */
    protected final M analysis() {
        return built;
    }

    /** Opens the trace and builds one history for the pictures. */
    @Setup
    public void open() throws Exception {
        cache = Files.createTempDirectory("astrolabe-bench-");
        System.setProperty("astrolabe.cache", cache.toString());
        trace = newTrace();
        trace.initTrace(null, traceFolder().toString(), CtfTmfEvent.class);
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

    private M analyse(String id) throws Exception {
        M module = newAnalysis();
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
    public Object history(EventCounter counter) throws Exception {
        M module = analyse("run" + run++);
        module.clearPersistentData();
        module.dispose();
        counter.events += eventCount;
        return module;
    }

    /**
     * Draws all rows of the whole trace at full HD as the view does: from the history to the
     * colours of all pixels. The tree of rows is read once.
     */
    protected final Object picture(
            Supplier<ITimeGraphDataProvider<? extends ITimeGraphEntryModel>> provider) {
        IProgressMonitor monitor = new NullProgressMonitor();
        ITmfStateSystem history = built.getStateSystem();
        Viewport viewport =
                Viewport.of(history.getStartTime(), history.getCurrentEndTime(), PIXELS);
        if (reader == null) {
            reader = new ProviderReader(provider.get());
            rows =
                    reader
                            .tree(viewport.start(), viewport.end(), monitor)
                            .model()
                            .entries()
                            .stream()
                            .map(TimeGraphEntry::id)
                            .toList();
        }
        List<RowStates> states =
                List.copyOf(
                        reader.states(rows, viewport.pixelBoundaries(), monitor).model().values());
        return RowRasteriser.columns(states, viewport, reader.palette(), 1);
    }
}
