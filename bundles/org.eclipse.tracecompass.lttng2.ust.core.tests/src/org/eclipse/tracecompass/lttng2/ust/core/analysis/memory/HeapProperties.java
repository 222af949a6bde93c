package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** What is allocated is what plain bookkeeping says, whatever the calls. */
class HeapProperties {

    private static final long START = 50;

    private enum Call {
        ALLOCATE,
        FREE,
        REALLOCATE
    }

    /** A call by a thread; a new address of 0 is an allocation that has failed. */
    private record Step(Call call, int thread, int address, int other, int size) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.of(Call.class),
                        Arbitraries.integers().between(1, 3),
                        Arbitraries.integers().between(0, 6),
                        Arbitraries.integers().between(0, 6),
                        Arbitraries.integers().between(0, 100))
                .as(Step::new)
                .list()
                .ofMaxSize(150);
    }

    private static MemoryBlock block(Step step, long time, int address) {
        return new MemoryBlock(7, step.thread, "t", address, step.size, time, "malloc", 0);
    }

    @Property(tries = 500)
    void theHistoryHoldsTheSumsAtEveryInstant(@ForAll("steps") List<Step> steps) {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("memory", START));
        UstMemoryStateProvider.Writer writer = new UstMemoryStateProvider.Writer(history);
        Map<Integer, MemoryBlock> live = new HashMap<>();
        Map<Long, Map<Integer, long[]>> sums = new TreeMap<>();
        Map<MemoryOddity, Long> odd = new TreeMap<>();
        long time = START;
        for (Step step : steps) {
            time++;
            switch (step.call) {
                case ALLOCATE -> writer.heap().allocate(block(step, time, step.address));
                case FREE -> writer.heap().free(time, 7, step.address);
                case REALLOCATE ->
                        writer.heap().reallocate(step.other, block(step, time, step.address));
            }
            apply(step, time, live, odd);
            Map<Integer, long[]> now = new HashMap<>();
            for (MemoryBlock block : live.values()) {
                for (int who : new int[] {0, (int) block.tid()}) {
                    long[] sum = Objects.requireNonNull(now.computeIfAbsent(who, w -> new long[2]));
                    sum[0] += block.size();
                    sum[1]++;
                }
            }
            sums.put(time, now);
        }
        writer.writeOddities();
        history.closeHistory(time);
        assertThat(writer.heap().blocks()).containsExactlyInAnyOrderElementsOf(live.values());
        sums.forEach(
                (at, of) -> {
                    for (int who = 0; who <= 3; who++) {
                        long[] expected = of.getOrDefault(who, new long[2]);
                        assertThat(value(history, at, who, MemoryAttributes.BYTES))
                                .isEqualTo(expected[0]);
                        assertThat(value(history, at, who, MemoryAttributes.BLOCKS))
                                .isEqualTo(expected[1]);
                    }
                });
        for (MemoryOddity oddity : MemoryOddity.values()) {
            int quark = history.optQuarkAbsolute(MemoryAttributes.ODDITIES, oddity.name());
            Object count = quark < 0 ? null : history.querySingleState(START, quark).getValue();
            assertThat(count).isEqualTo(odd.get(oddity));
        }
    }

    private static long value(ITmfStateSystemBuilder history, long time, int who, String what) {
        int quark =
                who == 0
                        ? history.optQuarkAbsolute(MemoryAttributes.PROCESSES, "7", what)
                        : history.optQuarkAbsolute(
                                MemoryAttributes.PROCESSES,
                                "7",
                                MemoryAttributes.THREADS,
                                Integer.toString(who),
                                what);
        @Nullable
        Object value = quark < 0 ? null : history.querySingleState(time, quark).getValue();
        return value instanceof Long number ? number.longValue() : 0;
    }

    /** The oracle: what the manual pages of malloc, free and realloc say. */
    private static void apply(
            Step step, long time, Map<Integer, MemoryBlock> live, Map<MemoryOddity, Long> odd) {
        if (step.call == Call.FREE) {
            free(step.address, live, odd);
            return;
        }
        if (step.call == Call.REALLOCATE && (step.address != 0 || step.size == 0)) {
            free(step.other, live, odd);
        }
        if (step.address != 0 && live.put(step.address, block(step, time, step.address)) != null) {
            odd.merge(MemoryOddity.MISSING_FREE, 1L, Long::sum);
        }
    }

    private static void free(
            int address, Map<Integer, MemoryBlock> live, Map<MemoryOddity, Long> odd) {
        if (address != 0 && live.remove(address) == null) {
            odd.merge(MemoryOddity.UNKNOWN_FREE, 1L, Long::sum);
        }
    }
}
