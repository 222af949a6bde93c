package org.eclipse.tracecompass.benchmarks.ctf;

import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.benchmarks.analysis.EventCounter;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
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
 * Reads the trace that the system property {@code astrolabe.bench.trace} names as the framework's
 * users do. The counter {@code events} is events per second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class CtfRequestBenchmark {

    private CtfTmfTrace trace;

    /** Opens the trace. */
    @Setup
    public void open() throws Exception {
        trace = opened();
    }

    private static CtfTmfTrace opened() throws Exception {
        CtfTmfTrace opened = new CtfTmfTrace();
        Path folder = Path.of(System.getProperty("astrolabe.bench.trace"));
        opened.initTrace(null, folder.toString(), CtfTmfEvent.class);
        return opened;
    }

    /** Closes the trace. */
    @TearDown
    public void close() {
        trace.dispose();
    }

    /** Sums times and, if asked to, the first field of each event as far as it is a number. */
    private static final class Sum extends TmfEventRequest {

        private final boolean withField;
        private final Map<ITmfEventType, String> names = new IdentityHashMap<>();
        private long events;
        private long sum;

        Sum(boolean withField) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ExecutionType.FOREGROUND);
            this.withField = withField;
        }

        @Override
        public void handleData(@Nullable ITmfEvent event) {
            super.handleData(event);
            if (event == null) {
                return;
            }
            events++;
            sum += event.getTimestamp().toNanos();
            if (withField) {
                String name = names.computeIfAbsent(event.getType(), Sum::firstField);
                ITmfEventField field = event.getContent().getField(name);
                if (field != null && field.getValue() instanceof Long number) {
                    sum += number;
                }
            }
        }

        private static String firstField(ITmfEventType type) {
            return type.getFieldNames().stream().findFirst().orElse("");
        }
    }

    private long request(EventCounter counter, boolean withField) throws InterruptedException {
        Sum sum = new Sum(withField);
        trace.sendRequest(sum);
        sum.waitForCompletion();
        counter.events += sum.events;
        return sum.sum;
    }

    /** A request that looks at the times. */
    @Benchmark
    public long requestForTimes(EventCounter counter) throws InterruptedException {
        return request(counter, false);
    }

    /** A request that looks at the times and one field of each event. */
    @Benchmark
    public long requestForOneField(EventCounter counter) throws InterruptedException {
        return request(counter, true);
    }

    /** Opening as the viewer does: metadata, packets, first and last time. */
    @Benchmark
    public Object opening() throws Exception {
        CtfTmfTrace opened = opened();
        opened.dispose();
        return opened;
    }
}
