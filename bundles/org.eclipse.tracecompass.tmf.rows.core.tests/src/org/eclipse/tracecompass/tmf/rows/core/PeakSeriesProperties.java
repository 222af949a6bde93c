package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.junit.jupiter.api.Test;

/** Lines of charts against asking for the value at each instant. */
@NonNullByDefault({})
class PeakSeriesProperties {

    private static final int START = 10;

    /** A value per nanosecond from {@link #START} on; negative multiples of three are none. */
    private static ITmfStateSystem history(List<Integer> values) throws Exception {
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("peaks", START));
        int quark = history.getQuarkAbsoluteAndAdd("A");
        for (int i = 0; i < values.size(); i++) {
            history.modifyAttribute(START + i, value(values, START + i), quark);
        }
        history.closeHistory(START + values.size() - 1);
        return history;
    }

    private static @Nullable Integer value(List<Integer> values, long time) {
        if (time < START || time >= START + values.size()) {
            return null;
        }
        int value = values.get((int) time - START);
        return value % 3 == 0 && value < 0 ? null : value;
    }

    @Property(tries = 500)
    void atEachTimeIsTheHighestValueSinceTheTimeBefore(
            @ForAll @Size(min = 1, max = 40) List<@IntRange(min = -9, max = 9) Integer> values,
            @ForAll @Size(min = 1, max = 12) List<@LongRange(min = 0, max = 60) Long> requested)
            throws Exception {
        long[] times = requested.stream().mapToLong(Long::longValue).sorted().toArray();
        PeakSeries lines = new PeakSeries(times);
        double[] actual = lines.line(0);
        assertThat(lines.read(history(values), new NullProgressMonitor())).isTrue();
        double[] expected = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            if (i > 0 && times[i] == times[i - 1]) {
                expected[i] = expected[i - 1];
                continue;
            }
            long from = i == 0 ? times[0] : times[i - 1] + 1;
            List<Integer> known = new ArrayList<>();
            for (long time = from; time <= times[i]; time++) {
                Integer value = value(values, time);
                if (value != null) {
                    known.add(value);
                }
            }
            expected[i] = known.isEmpty() ? 0 : Collections.max(known);
        }
        assertThat(actual).containsExactly(expected);
    }

    @Test
    void anAttributeThatIsNotThereIsAtZero() throws Exception {
        PeakSeries lines = new PeakSeries(new long[] {START, START + 1});
        double[] none = lines.line(ITmfStateSystem.INVALID_ATTRIBUTE);
        double[] known = lines.line(0);
        assertThat(lines.read(history(List.of(4, 5)), null)).isTrue();
        assertThat(none).containsExactly(0, 0);
        assertThat(known).containsExactly(4, 5);
    }
}
