package org.eclipse.tracecompass.benchmarks.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
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

/** How long it takes to build and close a history: changes per second = changes / time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgs = "-Xmx2g")
public class BuildBenchmark {

    /** Changes, attributes, kind of values, and where. */
    @Param({
        "10000000/1000/int/file",
        "1000000/100000/int/file",
        "10000000/1000/text/file",
        "10000000/1000/int/memory"
    })
    public String load = "";

    private Load input;
    private File file;

    /**
     * Draws the load.
     *
     * @throws IOException if no file can be made
     */
    @Setup(Level.Trial)
    public void draw() throws IOException {
        String[] parts = load.split("/");
        input =
                new Load(
                        Integer.parseInt(parts[0]),
                        Integer.parseInt(parts[1]),
                        "text".equals(parts[2]));
        file = "file".equals(parts[3]) ? File.createTempFile("build", ".ht") : null;
    }

    /** Deletes the file. */
    @TearDown(Level.Trial)
    public void clean() {
        if (file != null) {
            file.delete();
        }
    }

    /** Builds, closes and lets go. */
    @Benchmark
    public void build() {
        input.build(file).dispose();
    }
}
