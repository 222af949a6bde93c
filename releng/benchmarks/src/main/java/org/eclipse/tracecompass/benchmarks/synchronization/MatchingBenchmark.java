package org.eclipse.tracecompass.benchmarks.synchronization;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.tracecompass.benchmarks.analysis.EventCounter;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Matching of half a million messages between two hosts whose events are in memory. The counter
 * {@code events} is events per second.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
@State(Scope.Thread)
public class MatchingBenchmark {

    private static final int MESSAGES = 500_000;
    private static final FieldMatchDefinition RULE =
            FieldMatchDefinition.parse("bench:send(to, id) -> bench:receive(from, id)");

    private final List<ITmfEvent> candidates = new ArrayList<>(2 * MESSAGES);
    private List<ITmfTrace> hosts;

    /** A host without a trace on disk. */
    private static final class Host extends TmfTrace {

        private final String name;

        Host(String name) {
            this.name = name;
        }

        @Override
        public String getHostId() {
            return name;
        }

        @Override
        public IStatus validate(IProject project, String path) {
            return Status.OK_STATUS;
        }

        @Override
        public ITmfLocation getCurrentLocation() {
            return null;
        }

        @Override
        public double getLocationRatio(ITmfLocation location) {
            return 0;
        }

        @Override
        public ITmfContext seekEvent(ITmfLocation location) {
            return new TmfContext();
        }

        @Override
        public ITmfContext seekEvent(double ratio) {
            return new TmfContext();
        }

        @Override
        public ITmfEvent parseEvent(ITmfContext context) {
            return null;
        }
    }

    /** Makes the messages. */
    @Setup
    public void prepare() throws Exception {
        System.setProperty(
                "astrolabe.cache", Files.createTempDirectory("astrolabe-bench-").toString());
        hosts = List.of(new Host("a"), new Host("b"));
        TmfEventType send =
                new TmfEventType("bench:send", TmfEventField.makeRoot(new String[] {"to", "id"}));
        TmfEventType receive =
                new TmfEventType(
                        "bench:receive", TmfEventField.makeRoot(new String[] {"from", "id"}));
        Random random = new Random(1);
        for (int i = 0; i < MESSAGES; i++) {
            int from = random.nextInt(2);
            long time = i * 20_000L;
            candidates.add(event(from, time, send, "to", i));
            candidates.add(
                    event(1 - from, time + 30_000 + random.nextInt(500_000), receive, "from", i));
        }
        candidates.sort((x, y) -> x.getTimestamp().compareTo(y.getTimestamp()));
    }

    private ITmfEvent event(int host, long time, TmfEventType type, String peer, long id) {
        return new TmfEvent(
                hosts.get(host),
                candidates.size(),
                TmfTimestamp.fromNanos(time + host * 5_000_000L),
                type,
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {
                            new TmfEventField(peer, 1L, null), new TmfEventField("id", id, null)
                        }));
    }

    private void match(TmfEventMatches unit) {
        TmfEventMatching.registerMatchObject(RULE);
        TmfEventMatching matching = new TmfEventMatching(hosts, unit);
        matching.initMatching();
        TmfEventMatching.unregisterMatchObject(RULE);
        for (ITmfEvent event : candidates) {
            matching.matchEvent(event, event.getTrace(), null);
        }
    }

    /** Matching alone: the matches are counted. */
    @Benchmark
    public int candidates(EventCounter counter) {
        TmfEventMatches matches = new TmfEventMatches();
        match(matches);
        counter.events += candidates.size();
        return matches.countMatches();
    }

    /** Matching, and the convex hulls with all messages kept. */
    @Benchmark
    public String candidatesToClocks(EventCounter counter) {
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        match(algorithm);
        counter.events += candidates.size();
        return algorithm.getTimestampTransform("b").toString();
    }
}
