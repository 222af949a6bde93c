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

    private final SplittableRandom random = new SplittableRandom(7);
    private ITmfStateSystem stateSystem;
    private File file;
    private long end;
    private int attributes;
    private List<Integer> rows;
    private List<Long> whole;
    private List<Long> window;

    /**
     * Builds the history.
     *
     * @throws IOException if no file can be made
     */
    @Setup(Level.Trial)
    public void build() throws IOException {
        String[] parts = load.split("/");
        attributes = Integer.parseInt(parts[1]);
        Load drawn = new Load(Integer.parseInt(parts[0]), attributes, "text".equals(parts[2]));
        file = "file".equals(parts[3]) ? File.createTempFile("query", ".ht") : null;
        stateSystem = drawn.build(file);
        if (file != null) {
            stateSystem.dispose();
            stateSystem = Load.open(file);
        }
        end = stateSystem.getCurrentEndTime();
        rows = drawn.someQuarks(ROWS);
        whole = Load.times(0, end, PIXELS);
        window = Load.times(end / 2, end / 2 + end / ZOOM, PIXELS);
    }

    /** Lets the history go. */
    @TearDown(Level.Trial)
    public void clean() {
        stateSystem.dispose();
        if (file != null) {
            file.delete();
        }
    }

    /** The state of all attributes at a random time. */
    @Benchmark
    public Object full() {
        return stateSystem.queryFullState(random.nextLong(end));
    }

    /** The state of a random attribute at a random time. */
    @Benchmark
    public Object single() {
        return stateSystem.querySingleState(random.nextLong(end), random.nextInt(attributes));
    }

    /** The state of a random attribute at a random time in a small window. */
    @Benchmark
    public Object singleInWindow() {
        return stateSystem.querySingleState(
                end / 2 + random.nextLong(end / ZOOM), random.nextInt(attributes));
    }

    /** A picture of the whole. */
    @Benchmark
    public long picture() {
        return sum(stateSystem.query2D(rows, whole));
    }

    /** A picture of a small window. */
    @Benchmark
    public long pictureOfWindow() {
        return sum(stateSystem.query2D(rows, window));
    }

    /** Every interval of half of the attributes. */
    @Benchmark
    public long range() {
        return sum(stateSystem.query2D(rows, 0, end));
    }

    /** Every interval of the attribute in the middle. */
    @Benchmark
    public Object historyOfOne() {
        return StateSystemUtils.queryHistoryRange(stateSystem, attributes / 2, 0, end);
    }

    /** Opening the file again. */
    @Benchmark
    public void reopen() {
        if (file != null) {
            Load.open(file).dispose();
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
