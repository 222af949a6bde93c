package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.rcp.ui.HoggingThreads.Threads;
import org.eclipse.tracecompass.tmf.testkit.rogue.RogueAnalysis;
import org.eclipse.tracecompass.tmf.testkit.rogue.RoguePlugin;
import org.junit.jupiter.api.Test;

/** A plug-in that keeps a CPU busy in a thread of its own is named. */
@NonNullByDefault({})
class HoggingThreadsTest {

    private final AtomicLong clock = new AtomicLong();
    private final FakeThreads threads = new FakeThreads();
    private final HoggingThreads watch = new HoggingThreads(clock::get, threads);

    /** One thread, and where it is. */
    private static final class FakeThreads implements Threads {
        private long cpu;
        private double share = 1;
        private StackTraceElement[] stack = {
            frame(RogueAnalysis.class.getName(), "spin"), frame("java.lang.Thread", "run")
        };

        @Override
        public long[] ids() {
            return new long[] {7};
        }

        @Override
        public long cpuNanos(long id) {
            return cpu;
        }

        @Override
        public double share() {
            return share;
        }

        @Override
        public StackTraceElement[] stack(long id) {
            return stack;
        }
    }

    private static StackTraceElement frame(String type, String method) {
        return new StackTraceElement(type, method, null, 1);
    }

    /** Returns how many hogs are told while the thread uses a share of a CPU for some seconds. */
    private int told(int seconds, double share) {
        int told = 0;
        for (int i = 0; i < seconds; i += 5) {
            clock.addAndGet(5000);
            threads.cpu += (long) (5e9 * share);
            told += watch.look().size();
        }
        return told;
    }

    @Test
    void itIsNamedOnceAfterAWhile() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            assertThat(told(30, 0.9)).isZero();
            clock.addAndGet(5000);
            threads.cpu += 4_500_000_000L;
            assertThat(watch.look())
                    .singleElement()
                    .satisfies(
                            hog ->
                                    assertThat(hog.sentence())
                                            .contains(
                                                    RoguePlugin.NAME,
                                                    "busy for 30 s",
                                                    "RogueAnalysis.spin",
                                                    "plugins --disable"));
            assertThat(told(60, 0.9)).isZero();
        }
    }

    @Test
    void aThreadThatRestsIsNone() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            assertThat(told(300, 0.1)).isZero();
            assertThat(told(25, 1) + told(5, 0) + told(25, 1)).isZero();
        }
    }

    @Test
    void aSlowMomentOrALoadedMachineHidesNone() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            assertThat(told(20, 0.9) + told(5, 0.2) + told(10, 0.9)).isOne();
        }
        HoggingThreads other = new HoggingThreads(clock::get, threads);
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            threads.share = 0.25;
            int told = 0;
            for (int i = 0; i < 8; i++) {
                clock.addAndGet(5000);
                threads.cpu += 1_000_000_000L;
                told += other.look().size();
            }
            assertThat(told).isOne();
        }
    }

    @Test
    void whatWeCalledOrRunOurselvesIsNotMeant() throws Exception {
        try (RoguePlugin plugin = new RoguePlugin(false)) {
            plugin.task();
            threads.stack =
                    new StackTraceElement[] {
                        frame(RogueAnalysis.class.getName(), "run"),
                        frame(HoggingThreads.class.getName(), "look")
                    };
            assertThat(told(60, 1)).isZero();
            threads.stack = new StackTraceElement[] {frame("java.lang.Thread", "run")};
            assertThat(told(60, 1)).isZero();
        }
    }
}
