package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** Statistics over ranges of random histories, with and without mipmaps, against a plain list. */
class MipmapProperties {

    private static final long START = -500;
    private static final int NONE = 10;

    private record Change(long time, @Nullable Number value) {}

    /** How long after the one before, and which value; 10 is none. */
    record Step(int later, int value) {}

    /** Two places, as parts of all times. */
    record Range(double from, double to) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.frequencyOf(
                                Tuple.of(4, Arbitraries.integers().between(-10, 9)),
                                Tuple.of(1, Arbitraries.just(NONE))))
                .as(Step::new)
                .list()
                .ofMaxSize(300)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @Provide
    Arbitrary<List<Range>> ranges() {
        Arbitrary<Double> part = Arbitraries.doubles().between(0, 1).ofScale(6);
        return Combinators.combine(part, part).as(Range::new).list().ofMaxSize(60);
    }

    private static @Nullable Number value(int value, int type) {
        if (value == NONE) {
            return null;
        }
        return switch (type) {
            case 0 -> Integer.valueOf(value);
            case 1 -> Long.valueOf(value * 10_000_000_000L);
            default -> Double.valueOf(value / 8.0);
        };
    }

    private static List<Change> changes(List<Step> steps, int type) {
        List<Change> changes = new ArrayList<>();
        long time = START;
        for (Step step : steps) {
            time += step.later();
            changes.add(new Change(time, value(step.value(), type)));
        }
        return changes;
    }

    @Property(tries = 150)
    void rangesAnswerAsAPlainListDoes(
            @ForAll("steps") List<Step> steps,
            @ForAll("ranges") List<Range> ranges,
            @ForAll @IntRange(min = 0, max = 2) int type,
            @ForAll @IntRange(min = 1, max = 5) int resolution,
            @ForAll @IntRange(max = 2) int rest,
            @ForAll boolean built) {
        List<Change> changes = changes(steps, type);
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("mipmap", START));
        DirectProvider provider = new DirectProvider(ss);
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        int bare = ss.getQuarkAbsoluteAndAdd("bare");
        for (Change change : changes) {
            provider.modify(change.time(), change.value(), quark, DirectProvider.ALL, resolution);
            ss.modifyAttribute(change.time(), change.value(), bare);
        }
        long end = ss.getCurrentEndTime();
        if (built) {
            provider.finish(end + rest);
            end = ss.getCurrentEndTime();
        }
        @Nullable Number[] values = naive(changes, end);
        for (Range range : ranges) {
            int from = (int) (Math.min(range.from(), range.to()) * (values.length - 1));
            int to = (int) (Math.max(range.from(), range.to()) * (values.length - 1));
            check(ss, quark, values, from, to);
            check(ss, bare, values, from, to);
        }
        check(ss, quark, values, 0, values.length - 1);
        ss.dispose();
    }

    private static @Nullable Number[] naive(List<Change> changes, long end) {
        @Nullable Number[] values = new @Nullable Number[(int) (end - START) + 1];
        for (Change change : changes) {
            for (int i = (int) (change.time() - START); i < values.length; i++) {
                values[i] = change.value();
            }
        }
        return values;
    }

    private static void check(
            ITmfStateSystemBuilder ss, int quark, @Nullable Number[] values, int from, int to) {
        Number max = null;
        Number min = null;
        double sum = 0;
        double largest = 1;
        for (int i = from; i <= to; i++) {
            Number value = values[i];
            if (value != null) {
                max = max == null || value.doubleValue() > max.doubleValue() ? value : max;
                min = min == null || value.doubleValue() < min.doubleValue() ? value : min;
                sum += value.doubleValue();
                largest = Math.max(largest, Math.abs(value.doubleValue()));
            }
        }
        long t1 = START + from;
        long t2 = START + to;
        assertThat(TmfStateSystemOperations.queryRangeMax(ss, t1, t2, quark).unboxValue())
                .isEqualTo(max);
        assertThat(TmfStateSystemOperations.queryRangeMin(ss, t1, t2, quark).unboxValue())
                .isEqualTo(min);
        double average = sum / (to - from + 1);
        // Large values of both signs may cancel out: the rounding is that of the values.
        assertThat(TmfStateSystemOperations.queryRangeAverage(ss, t1, t2, quark))
                .isEqualTo(average, within(largest * 1e-12));
    }
}
