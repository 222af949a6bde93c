package org.eclipse.tracecompass.benchmarks.ctf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.benchmarks.analysis.EventCounter;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.ctf.core.trace.CtfRecording;
import org.eclipse.tracecompass.ctf.core.trace.FieldHandle;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Reads whole traces in one thread. The counter {@code events} is events per second.
 *
 * <p>The demo kernel trace is always measured; another folder is named by the system property
 * {@code astrolabe.bench.trace} (the parameter {@code other}).
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(org.openjdk.jmh.annotations.Scope.Thread)
public class CtfReadBenchmark {

    /** Which trace. */
    @Param({"k-alpha"})
    public String trace;

    private Path folder;
    private CtfRecording open;
    private final Map<EventLayout, FieldHandle> handles = new HashMap<>();

    /** Opens the trace and finds the first payload field of each event class. */
    @Setup
    public void openTrace() throws IOException {
        folder =
                "k-alpha".equals(trace)
                        ? demo()
                        : Path.of(System.getProperty("astrolabe.bench.trace"));
        open = CtfRecording.open(folder);
        open.layout()
                .streams()
                .forEach(
                        stream ->
                                stream.events()
                                        .forEach(
                                                event -> {
                                                    var payload = event.payload();
                                                    if (payload != null
                                                            && !payload.members().isEmpty()) {
                                                        handles.put(
                                                                event,
                                                                FieldHandle.find(
                                                                        event,
                                                                        Scope.PAYLOAD,
                                                                        payload.members()
                                                                                .get(0)
                                                                                .name()));
                                                    }
                                                }));
    }

    private static Path demo() {
        Path below = Path.of("bundles/org.eclipse.tracecompass.demo/traces/k-alpha/s1/kernel");
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve(below))) {
                return p.resolve(below);
            }
        }
        throw new IllegalStateException("run from a folder of the project: no " + below);
    }

    /** Closes the trace. */
    @TearDown
    public void closeTrace() throws IOException {
        open.close();
    }

    /** All events and their times. */
    @Benchmark
    public long eventsAndTimes(EventCounter counter) throws IOException {
        CtfReader reader = open.newReader();
        long sum = 0;
        while (reader.advance()) {
            sum += reader.current().nanos();
            counter.events++;
        }
        return sum;
    }

    /** All events, kept as copies, and their first fields as integers. */
    @Benchmark
    public long copiesAndOneField(EventCounter counter) throws IOException {
        CtfReader reader = open.newReader();
        long sum = 0;
        while (reader.advance()) {
            CtfEvent event = reader.current().copy();
            FieldHandle handle = handles.get(event.layout());
            sum += handle == null ? 0 : handle.readLong(event, 0);
            counter.events++;
        }
        return sum;
    }

    /** Metadata, layouts and index of the packets. */
    @Benchmark
    public int opening() throws IOException {
        try (CtfRecording again = CtfRecording.open(folder)) {
            return again.streams().size();
        }
    }
}
