package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import static java.lang.Double.NaN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Slices spread over spans, against counting every nanosecond. */
class CpuSharesProperties {

    /** A slice of a CPU. */
    record Slice(int cpu, int tid, long from, long to) {

        long during(long start, long end) {
            long time = 0;
            for (long t = start; t < end; t++) {
                time += t >= from && t < to ? 1 : 0;
            }
            return time;
        }
    }

    @Provide
    static Arbitrary<List<Slice>> slices() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.longs().between(90, 200),
                        Arbitraries.longs().between(1, 60))
                .as((cpu, tid, from, length) -> new Slice(cpu, tid, from, from + length))
                .list()
                .ofMaxSize(20);
    }

    @Property
    void aSpanHasTheTimeOfItsNanoseconds(
            @ForAll("slices") List<Slice> slices,
            @ForAll @Size(min = 2, max = 12) List<@IntRange(min = 1, max = 30) Integer> gaps) {
        long[] times = new long[gaps.size()];
        long last = 90;
        for (int i = 0; i < times.length; i++) {
            last += gaps.get(i);
            times[i] = last;
        }
        CpuShares shares = new CpuShares(times);
        shares.wantCpu(1);
        shares.wantThread(2);
        slices.forEach(s -> shares.add(s.cpu(), s.tid(), s.from(), s.to()));
        double[] total = shares.total(0, 1000);
        double[] cpu = shares.ofCpu(1, 0, 1000);
        double[] thread = shares.ofThread(2, 0, 1000);
        for (int i = 0; i < times.length; i++) {
            long from = i == 0 ? 2 * times[0] - times[1] : times[i - 1];
            long to = times[i];
            double whole = (to - from) / 100.0;
            List<Slice> busy = slices.stream().filter(s -> s.tid() != 0).toList();
            assertThat(total[i] * whole)
                    .isCloseTo(
                            busy.stream().mapToLong(s -> s.during(from, to)).sum(), within(1e-6));
            assertThat(cpu[i] * whole)
                    .isCloseTo(
                            busy.stream()
                                    .filter(s -> s.cpu() == 1)
                                    .mapToLong(s -> s.during(from, to))
                                    .sum(),
                            within(1e-6));
            assertThat(thread[i] * whole)
                    .isCloseTo(
                            busy.stream()
                                    .filter(s -> s.tid() == 2)
                                    .mapToLong(s -> s.during(from, to))
                                    .sum(),
                            within(1e-6));
        }
    }

    /** A window of fewer nanoseconds than times has the same time several times. */
    @Example
    void theSameTimeHasTheSameShare() {
        CpuShares shares = new CpuShares(new long[] {5, 5, 6, 6, 6, 8, 8});
        shares.add(0, 1, 4, 5);
        shares.add(0, 1, 6, 7);
        assertThat(shares.total(0, 100)).containsExactly(100, 100, 0, 0, 0, 50, 50);
        assertThat(shares.total(5, 100)).containsExactly(0, 0, 0, 0, 0, 50, 50);
        assertThat(shares.total(6, 100)).containsExactly(NaN, NaN, NaN, NaN, NaN, 50, 50);
    }
}
