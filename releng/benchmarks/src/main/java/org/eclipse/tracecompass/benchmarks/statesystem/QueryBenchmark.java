package org.eclipse.tracecompass.benchmarks.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
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
 * How long each kind of query takes on a history that is complete, and how long it takes to open
 * one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 3)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class QueryBenchmark {

    private static final int ROWS = 500;
    private static final int PIXELS = 2000;

    /** The window of the zoomed-in queries is this part of the whole. */
    private static final int ZOOM = 100;

    /** Changes, attributes, kind of values, and where. */
    @Param({"10000000/1000/int/file", "1000000/100000/int/file", "10000000/1000/int/memory"})
    public String load = "";

    private final SplittableRandom fRandom = new SplittableRandom(7);
    private ITmfStateSystem fStateSystem;
    private File fFile;
    private long fEnd;
    private int fAttributes;
    private List<Integer> fRows;
    private List<Long> fWhole;
    private List<Long> fWindow;

    /**
     * Builds the history.
     *
     * @throws IOException if no file can be made
     */
    @Setup(Level.Trial)
    public void build() throws IOException {
        String[] parts = load.split("/");
        fAttributes = Integer.parseInt(parts[1]);
        Load drawn = new Load(Integer.parseInt(parts[0]), fAttributes, "text".equals(parts[2]));
        fFile = "file".equals(parts[3]) ? File.createTempFile("query", ".ht") : null;
        fStateSystem = drawn.build(fFile);
        if (fFile != null) {
            fStateSystem.dispose();
            fStateSystem = Load.open(fFile);
        }
        fEnd = fStateSystem.getCurrentEndTime();
        fRows = drawn.someQuarks(ROWS);
        fWhole = Load.times(0, fEnd, PIXELS);
        fWindow = Load.times(fEnd / 2, fEnd / 2 + fEnd / ZOOM, PIXELS);
    }

    /** Lets the history go. */
    @TearDown(Level.Trial)
    public void clean() {
        fStateSystem.dispose();
        if (fFile != null) {
            fFile.delete();
        }
    }

    /** The state of all attributes at a random time. */
    @Benchmark
    public Object full() {
        return fStateSystem.queryFullState(fRandom.nextLong(fEnd));
    }

    /** The state of a random attribute at a random time. */
    @Benchmark
    public Object single() {
        return fStateSystem.querySingleState(fRandom.nextLong(fEnd), fRandom.nextInt(fAttributes));
    }

    /** The state of a random attribute at a random time in a small window. */
    @Benchmark
    public Object singleInWindow() {
        return fStateSystem.querySingleState(
                fEnd / 2 + fRandom.nextLong(fEnd / ZOOM), fRandom.nextInt(fAttributes));
    }

    /** A picture of the whole. */
    @Benchmark
    public long picture() {
        return sum(fStateSystem.query2D(fRows, fWhole));
    }

    /** A picture of a small window. */
    @Benchmark
    public long pictureOfWindow() {
        return sum(fStateSystem.query2D(fRows, fWindow));
    }

    /** Every interval of half of the attributes. */
    @Benchmark
    public long range() {
        return sum(fStateSystem.query2D(fRows, 0, fEnd));
    }

    /** Every interval of the attribute in the middle. */
    @Benchmark
    public Object historyOfOne() {
        return StateSystemUtils.queryHistoryRange(fStateSystem, fAttributes / 2, 0, fEnd);
    }

    /** Opening the file again. */
    @Benchmark
    public void reopen() {
        if (fFile != null) {
            Load.open(fFile).dispose();
        }
    }

    private static long sum(Iterable<ITmfStateInterval> intervals) {
        long sum = 0;
        for (ITmfStateInterval interval : intervals) {
            sum += interval.getStartTime() + interval.getValueInt();
        }
        return sum;
    }
}
