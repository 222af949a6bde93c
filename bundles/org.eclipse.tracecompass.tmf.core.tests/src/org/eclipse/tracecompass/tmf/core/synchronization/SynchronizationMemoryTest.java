package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.Test;

/** What is kept of very many messages is small. */
class SynchronizationMemoryTest {

    private static final int MESSAGES = 1_000_000;
    private static final long MEGABYTE = 1 << 20;

    private static DependencyEvent event(ITmfTrace trace, long time) {
        return new DependencyEvent(
                new TmfEvent(
                        trace,
                        0,
                        TmfTimestamp.fromNanos(time),
                        new TmfEventType(),
                        new TmfEventField("", null, null)));
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void aMillionMessagesTakeLessThanAHundredMegabytes() {
        MessageTrace a = new MessageTrace("a", "a", List.of());
        MessageTrace b = new MessageTrace("b", "b", List.of());
        Random random = new Random(1);
        long before = used();
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        algorithm.init(List.of(a, b));
        for (int i = 0; i < MESSAGES; i++) {
            boolean forth = random.nextBoolean();
            long sent = i * 10_000L;
            long received = sent + 20_000 + random.nextInt(500_000);
            algorithm.addMatch(
                    new TmfEventDependency(
                            event(forth ? a : b, sent), event(forth ? b : a, received)));
        }
        long megabytes = (used() - before) / MEGABYTE;
        System.getLogger(SynchronizationMemoryTest.class.getName())
                .log(System.Logger.Level.INFO, "{0} messages: {1} MB", MESSAGES, megabytes);
        assertThat(algorithm.countMatches()).isEqualTo(MESSAGES);
        assertThat(megabytes).isLessThan(100);
        a.dispose();
        b.dispose();
    }
}
