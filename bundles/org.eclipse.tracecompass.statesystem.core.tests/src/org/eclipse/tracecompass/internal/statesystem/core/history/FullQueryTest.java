package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of all attributes at a time, in blocks whose starts take few bits and many. */
class FullQueryTest {

    private static final int ATTRIBUTES = 60;
    private static final int CHANGES = 40_000;
    private static final int QUERIES = 300;
    private static final int SHORT = 6;
    private static final int LONG = 20_000;

    @TempDir private Path folder = Path.of("");

    private final SplittableRandom random = new SplittableRandom(11);

    /** The values of each attribute by the time at which they begin. */
    private final List<TreeMap<Long, @Nullable Object>> expected = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(ints = {0, 12, 16, 18, 20, 22, 30, 40, 44})
    void eachAttributeHasItsState(int shift) throws Exception {
        ITmfStateSystem history = build(shift);
        long end = history.getCurrentEndTime();
        for (int i = 0; i < QUERIES; i++) {
            long t = random.nextLong(end + 1);
            List<ITmfStateInterval> state = history.queryFullState(t);
            for (int quark = 0; quark < ATTRIBUTES; quark++) {
                ITmfStateInterval found = state.get(quark);
                Map.Entry<Long, @Nullable Object> last =
                        Objects.requireNonNull(expected.get(quark).floorEntry(t));
                Long next = expected.get(quark).higherKey(t);
                assertThat(found.getAttribute()).isEqualTo(quark);
                assertThat(found.getValue()).isEqualTo(last.getValue());
                assertThat(found.getStartTime()).isEqualTo(last.getKey());
                assertThat(found.getEndTime()).isEqualTo(next == null ? end : next - 1);
            }
        }
        history.dispose();
    }

    /** A history whose times are multiples of a power of two; few of its states are long. */
    private ITmfStateSystem build(int shift) throws Exception {
        ITmfStateSystemBuilder builder =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "test", folder.resolve("history.ht").toFile(), 1, 0L, 0));
        long[] next = new long[ATTRIBUTES];
        for (int quark = 0; quark < ATTRIBUTES; quark++) {
            builder.getQuarkAbsoluteAndAdd("a" + quark);
            expected.add(new TreeMap<>());
        }
        long t = 0;
        for (int changes = 0; changes < CHANGES; t++) {
            for (int quark = 0; quark < ATTRIBUTES; quark++) {
                if (t == next[quark]) {
                    Object value = random.nextInt(5) == 0 ? null : (Object) (++changes);
                    builder.modifyAttribute(t << shift, value, quark);
                    // A state goes on where the value is the same.
                    TreeMap<Long, @Nullable Object> states = expected.get(quark);
                    if (states.isEmpty() || !Objects.equals(states.lastEntry().getValue(), value)) {
                        states.put(t << shift, value);
                    }
                    next[quark] = t + 1 + random.nextInt(random.nextInt(40) == 0 ? LONG : SHORT);
                }
            }
        }
        builder.closeHistory(t << shift);
        return builder;
    }
}
