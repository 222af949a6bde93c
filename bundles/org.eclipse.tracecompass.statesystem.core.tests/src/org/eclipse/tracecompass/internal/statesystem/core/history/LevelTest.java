package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a reader sees of a level while blocks are made beside the thread that inserts. */
class LevelTest {

    /** A block of the lowest level has half as many. */
    private static final int CAPACITY = 4;

    @Test
    void whatIsInABlockIsInNoBufferAnyMore() {
        HistoryStore store = new HistoryStore("level", 0, null, 2 * CAPACITY, new BlockCache(0));
        for (int time = 0; time < 1_000_000; time++) {
            store.insert(time, time, 0, time);
            Level.View view = store.views()[0];
            int seen = (view.size() + view.sealed().length) * CAPACITY + view.open().count();
            assertThat(seen).isEqualTo(time + 1);
        }
    }
}
