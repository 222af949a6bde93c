package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** When threads were those of the kernel, against asking for each instant. */
class KernelThreadTimesProperties {

    private static final long START = 100;
    private static final long END = 400;

    /** Some threads never change, some now and then, some all the time. */
    private static ITmfStateSystemBuilder history(Random random, int threads, boolean closed) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("threads", START));
        int[] quarks = new int[threads];
        int[] changes = new int[threads];
        for (int tid = 0; tid < threads; tid++) {
            quarks[tid] =
                    history.getQuarkAbsoluteAndAdd(
                            Attributes.THREADS, Integer.toString(tid), Attributes.KERNEL_THREAD);
            changes[tid] = new int[] {0, 0, 1, 5, 50}[random.nextInt(5)];
        }
        for (long time = START; time < END; time++) {
            for (int tid = 0; tid < threads; tid++) {
                boolean first = time == START && random.nextBoolean();
                if (first || random.nextInt(100) < changes[tid]) {
                    Integer value = random.nextBoolean() ? 1 : null;
                    history.modifyAttribute(time, value, quarks[tid]);
                }
            }
        }
        if (closed) {
            history.closeHistory(END);
        }
        return history;
    }

    @Property(tries = 60)
    void everyInstantIsRight(
            @ForAll Random random,
            @ForAll @IntRange(min = 1, max = 12) int threads,
            @ForAll boolean closed) {
        check(history(random, threads, closed), random, threads);
    }

    @Property(tries = 3)
    void ofManyThreadsToo(@ForAll Random random, @ForAll boolean closed) {
        check(history(random, 600, closed), random, 600);
    }

    private static void check(ITmfStateSystem history, Random random, int threads) {
        long end = history.getCurrentEndTime();
        long from = random.nextLong(START, end + 1);
        long to = random.nextLong(from, end + 1);
        KernelThreadTimes times = new KernelThreadTimes(history, from, to);
        for (int tid = 0; tid < threads; tid++) {
            KernelThreadTimes.Spans spans = times.of(tid);
            int quark =
                    history.getQuarkAbsolute(
                            Attributes.THREADS, Integer.toString(tid), Attributes.KERNEL_THREAD);
            for (long time = from; time <= to; time++) {
                assertThat(spans.contain(time))
                        .as("%s at %s in %s to %s", tid, time, from, to)
                        .isEqualTo(history.querySingleState(time, quark).getValue() != null);
            }
        }
        history.dispose();
    }
}
