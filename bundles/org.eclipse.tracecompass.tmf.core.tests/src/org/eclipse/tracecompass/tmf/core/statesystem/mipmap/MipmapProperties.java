package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;

/** Statistics over ranges of random histories, with and without mipmaps, against a plain list. */
class MipmapProperties {

    private static final long START = -500;

    private record Change(long time, @Nullable Number value) {}

    private static @Nullable Number value(Random random, int type) {
        if (random.nextInt(5) == 0) {
            return null;
        }
        int value = random.nextInt(20) - 10;
        return switch (type) {
            case 0 -> Integer.valueOf(value);
            case 1 -> Long.valueOf(value * 10_000_000_000L);
            default -> Double.valueOf(value / 8.0);
        };
    }

    private static List<Change> changes(Random random, int type, int count) {
        List<Change> changes = new ArrayList<>();
        long time = START + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            changes.add(new Change(time, value(random, type)));
            time += random.nextInt(4);
        }
        return changes;
    }

    @Property(tries = 150)
    void rangesAnswerAsAPlainListDoes(
            @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 2) int type,
            @ForAll @IntRange(min = 1, max = 5) int resolution,
            @ForAll @IntRange(min = 0, max = 300) int count,
            @ForAll boolean built) {
        Random random = new Random(seed);
        List<Change> changes = changes(random, type, count);
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
            provider.finish(end + random.nextInt(3));
            end = ss.getCurrentEndTime();
        }
        @Nullable Number[] values = naive(changes, end);
        for (int i = 0; i < 60; i++) {
            int from = random.nextInt(values.length);
            int to = from + random.nextInt(values.length - from);
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
