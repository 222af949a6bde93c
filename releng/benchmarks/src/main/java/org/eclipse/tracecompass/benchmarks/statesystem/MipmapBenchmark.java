package org.eclipse.tracecompass.benchmarks.statesystem;

import java.lang.reflect.Proxy;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.mipmap.AbstractTmfMipmapStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.mipmap.TmfStateSystemOperations;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
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
 * How long the maximum and the average of a range take, with and without a mipmap, as the range
 * grows: with one, with the logarithm of the number of values in it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class MipmapBenchmark {

    private static final int CHANGES = 2_000_000;
    private static final long STEP = 100;
    private static final int RESOLUTION = 16;

    /** Values in the range. */
    @Param({"1000", "10000", "100000", "1000000"})
    public int values;

    /** Whether the attribute has mipmaps. */
    @Param({"true", "false"})
    public boolean mipmap;

    private final SplittableRandom random = new SplittableRandom(7);
    private ITmfStateSystemBuilder stateSystem;
    private int quark;

    /** Writes random values into one attribute. */
    private static final class Writer extends AbstractTmfMipmapStateProvider {

        private final ITmfStateSystemBuilder target;

        Writer(ITmfStateSystemBuilder target) {
            super(noTrace(), "writer");
            this.target = target;
        }

        private static ITmfTrace noTrace() {
            return (ITmfTrace)
                    Proxy.newProxyInstance(
                            Writer.class.getClassLoader(),
                            new Class<?>[] {ITmfTrace.class},
                            (proxy, method, arguments) -> null);
        }

        void write(SplittableRandom random, int quark, int resolution) {
            for (int i = 0; i < CHANGES; i++) {
                modifyMipmapAttribute(i * STEP, random.nextInt(1000), quark, MAX | AVG, resolution);
            }
            closing(CHANGES * STEP);
            target.closeHistory(CHANGES * STEP);
        }

        @Override
        protected ITmfStateSystemBuilder getStateSystemBuilder() {
            return target;
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            // There are no events: the values come from write().
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Writer(target);
        }
    }

    /** Builds the history. */
    @Setup(Level.Trial)
    public void build() {
        stateSystem =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("mipmap", 0));
        quark = stateSystem.getQuarkAbsoluteAndAdd("value");
        new Writer(stateSystem).write(random, quark, mipmap ? RESOLUTION : 0);
    }

    /** Releases the history. */
    @TearDown(Level.Trial)
    public void dispose() {
        stateSystem.dispose();
    }

    private long start() {
        return random.nextLong((CHANGES - values) * STEP);
    }

    /** {@return the maximum of a random range} */
    @Benchmark
    public ITmfStateValue maximum() {
        long start = start();
        return TmfStateSystemOperations.queryRangeMax(
                stateSystem, start, start + values * STEP, quark);
    }

    /** {@return the average of a random range} */
    @Benchmark
    public double average() {
        long start = start();
        return TmfStateSystemOperations.queryRangeAverage(
                stateSystem, start, start + values * STEP, quark);
    }
}
