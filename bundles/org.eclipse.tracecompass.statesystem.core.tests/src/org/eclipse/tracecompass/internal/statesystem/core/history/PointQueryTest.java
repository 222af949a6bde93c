package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Queries of one attribute after the other, as for the events of a trace. */
class PointQueryTest {

    private static final int ATTRIBUTES = 300;
    private static final int CHANGES = 40_000;
    private static final int LONGEST = 5;

    @TempDir private Path folder = Path.of("");

    /** Answers are kept for fewer attributes than there are, so they replace each other. */
    @Test
    void eachStateIsFoundFromItsFirstInstantToItsLast() throws Exception {
        int[][] expected = new int[ATTRIBUTES][];
        ITmfStateSystem history = build(expected, new Random(7));
        for (int quark = 0; quark < ATTRIBUTES; quark += 64) {
            for (int t = 0; t < expected[quark].length; t++) {
                int other = (quark + 128) % ATTRIBUTES;
                assertThat(value(history, t, quark)).isEqualTo(expected[quark][t]);
                assertThat(value(history, t, quark)).isEqualTo(expected[quark][t]);
                if (t % 3 == 0) {
                    assertThat(value(history, t, other)).isEqualTo(expected[other][t]);
                }
            }
        }
        history.dispose();
    }

    private static Object value(ITmfStateSystem history, int t, int quark) throws Exception {
        ITmfStateInterval interval = history.querySingleState(t, quark);
        assertThat(interval.getAttribute()).isEqualTo(quark);
        assertThat(interval.intersects(t)).isTrue();
        return interval.getValueInt();
    }

    /** A history; an attribute's value at each instant goes into its row. */
    private ITmfStateSystem build(int[][] expected, Random random) throws Exception {
        int end = CHANGES / ATTRIBUTES * LONGEST;
        ITmfStateSystemBuilder builder =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "test", folder.resolve("history.ht").toFile(), 1, 0L, 0));
        for (int i = 0; i < ATTRIBUTES; i++) {
            builder.getQuarkAbsoluteAndAdd("a" + i);
            expected[i] = new int[end];
        }
        int[] next = new int[ATTRIBUTES];
        int[] value = new int[ATTRIBUTES];
        for (int t = 0; t < end; t++) {
            for (int quark = 0; quark < ATTRIBUTES; quark++) {
                if (t == next[quark]) {
                    value[quark]++;
                    builder.modifyAttribute(t, value[quark], quark);
                    next[quark] = t + 1 + random.nextInt(LONGEST);
                }
                expected[quark][t] = value[quark];
            }
        }
        builder.closeHistory(end - 1);
        return builder;
    }
}
