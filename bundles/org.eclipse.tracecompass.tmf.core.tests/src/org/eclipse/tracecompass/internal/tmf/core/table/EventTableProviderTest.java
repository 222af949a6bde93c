package org.eclipse.tracecompass.internal.tmf.core.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.junit.jupiter.api.Test;

class EventTableProviderTest {

    private static final class CountedTrace extends SyntheticTrace {

        private int seeks;

        CountedTrace(long... times) {
            super("table", times);
        }

        /** As some traces do, it takes any rank for one of its own. */
        @Override
        public synchronized ITmfContext seekEvent(long rank) {
            seeks++;
            ITmfContext context = super.seekEvent(rank);
            context.setRank(rank);
            return context;
        }
    }

    private static long previous(CountedTrace trace, long from) {
        Map<String, Object> request =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TABLE_INDEX_KEY,
                        from,
                        DataProviderParameterUtils.REQUESTED_TABLE_COUNT_KEY,
                        1,
                        DataProviderParameterUtils.REQUESTED_COLUMN_IDS_KEY,
                        List.of(0L),
                        DataProviderParameterUtils.TABLE_SEARCH_EXPRESSIONS_KEY,
                        Map.of(0L, "."),
                        DataProviderParameterUtils.TABLE_SEARCH_DIRECTION_KEY,
                        "PREVIOUS");
        return Objects.requireNonNull(
                        new EventTableProvider(trace).fetchLines(request, null).getModel())
                .index();
    }

    @Test
    void searchingBackwardsFromBeyondTheEndBeginsAtTheEnd() {
        for (long from : new long[] {2, 3, 10_000_000, Long.MAX_VALUE}) {
            CountedTrace trace = new CountedTrace(1, 2, 3);
            assertThat(previous(trace, from)).isEqualTo(2);
            assertThat(trace.seeks).isLessThan(10);
            trace.dispose();
        }
    }
}
