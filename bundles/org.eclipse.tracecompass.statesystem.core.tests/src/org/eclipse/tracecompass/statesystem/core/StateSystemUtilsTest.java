package org.eclipse.tracecompass.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils.QuarkIterator;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Queries and changes that are made of several simple ones. */
class StateSystemUtilsTest {

    private ITmfStateSystemBuilder ss = make();
    private int quark;

    private static ITmfStateSystemBuilder make() {
        return StateSystemFactory.newStateSystem(
                StateHistoryBackendFactory.createInMemoryBackend("u", 0));
    }

    /** Null up to 9, then 10 units each of 1, 2, … 9, up to 99. */
    @BeforeEach
    void build() {
        ss = make();
        quark = ss.getQuarkAbsoluteAndAdd("A");
        for (int i = 1; i < 10; i++) {
            ss.modifyAttribute(i * 10L, i, quark);
        }
    }

    private static List<Integer> values(List<ITmfStateInterval> intervals) {
        List<Integer> values = new ArrayList<>();
        intervals.forEach(interval -> values.add(interval.getValueInt()));
        return values;
    }

    @Test
    void aHistoryRangeIsInTheOrderOfTimeAndCutAtTheEnd() {
        ss.closeHistory(99);
        assertThat(values(StateSystemUtils.queryHistoryRange(ss, quark, 15, 42)))
                .containsExactly(1, 2, 3, 4);
        assertThat(values(StateSystemUtils.queryHistoryRange(ss, quark, 85, 100_000)))
                .containsExactly(8, 9);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(ss, quark, 20, 10))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(ss, quark, -5, 10))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(ss, quark, 200, 300))
                .isInstanceOf(TimeRangeException.class);
    }

    @Test
    void aSampledHistoryRangeHasTheStatesOfItsGridAndTheLast() {
        ss.closeHistory(99);
        assertThat(values(StateSystemUtils.queryHistoryRange(ss, quark, 15, 95, 25, null)))
                .containsExactly(1, 4, 6, 9);
        assertThat(values(StateSystemUtils.queryHistoryRange(ss, quark, 10, 45, 30, null)))
                .containsExactly(1, 4);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(ss, quark, 10, 45, 0, null))
                .isInstanceOf(TimeRangeException.class);
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(values(StateSystemUtils.queryHistoryRange(ss, quark, 10, 95, 1, cancelled)))
                .containsExactly(1);
    }

    @Test
    void theFirstStateThatIsNotNullIsFound() {
        assertThat(StateSystemUtils.queryUntilNonNullValue(ss, quark, -100, 50))
                .hasToString("[10,19] q0=1");
        assertThat(StateSystemUtils.queryUntilNonNullValue(ss, quark, 0, 5)).isNull();
        assertThat(StateSystemUtils.queryUntilNonNullValue(ss, quark, 500, 600)).isNull();
    }

    @Test
    void anIteratorWalksForwardAndBackward() {
        ss.closeHistory(99);
        QuarkIterator iterator = new QuarkIterator(ss, quark, 25);
        List<Integer> forward = new ArrayList<>();
        while (iterator.hasNext()) {
            forward.add(iterator.next().getValueInt());
        }
        assertThat(forward).containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        List<Integer> backward = new ArrayList<>();
        while (iterator.hasPrevious()) {
            backward.add(iterator.previous().getValueInt());
        }
        assertThat(backward).containsExactly(8, 7, 6, 5, 4, 3, 2, 1, -1);
        assertThatThrownBy(iterator::previous).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void anIteratorMayStartAnywhere() {
        ss.closeHistory(99);
        assertThat(new QuarkIterator(ss, quark, Long.MIN_VALUE).next())
                .hasToString("[0,9] q0=null");
        assertThat(new QuarkIterator(ss, quark, Long.MIN_VALUE).hasPrevious()).isFalse();
        assertThat(new QuarkIterator(ss, quark, Long.MAX_VALUE).hasNext()).isFalse();
        assertThat(new QuarkIterator(ss, quark, Long.MAX_VALUE).previous())
                .hasToString("[90,99] q0=9");
        QuarkIterator bounded = new QuarkIterator(ss, quark, 15, 25);
        assertThat(bounded.next().getValueInt()).isEqualTo(1);
        assertThat(bounded.next().getValueInt()).isEqualTo(2);
        assertThat(bounded.hasNext()).isFalse();
    }

    @Test
    void aResolutionSkipsStates() {
        ss.closeHistory(99);
        QuarkIterator iterator = new QuarkIterator(ss, quark, 12, Long.MAX_VALUE, 25);
        List<Integer> values = new ArrayList<>();
        while (iterator.hasNext()) {
            values.add(iterator.next().getValueInt());
        }
        assertThat(values).containsExactly(1, 3, 6, 8);
    }

    @Test
    void anIteratorSeesStatesThatAppearWhileItWalks() {
        QuarkIterator iterator = new QuarkIterator(ss, quark, 75);
        assertThat(iterator.next().getValueInt()).isEqualTo(7);
        assertThat(iterator.next().getValueInt()).isEqualTo(8);
        ss.modifyAttribute(200, 10, quark);
        assertThat(iterator.next().getValueInt()).isEqualTo(9);
        ss.closeHistory(300);
        assertThat(iterator.next().getValueInt()).isEqualTo(10);
        assertThat(iterator.hasNext()).isFalse();
    }

    @Test
    void aStateThatGrewIsNotReturnedTwice() {
        int other = ss.getQuarkAbsoluteAndAdd("B");
        ss.modifyAttribute(150, 1, other);
        ss.modifyAttribute(160, 2, other);
        QuarkIterator iterator = new QuarkIterator(ss, quark, 95);
        assertThat(iterator.next().getValueInt()).isEqualTo(9);
        assertThat(iterator.hasNext()).isFalse();
        ss.modifyAttribute(500, 3, other);
        assertThat(iterator.hasNext()).isFalse();
        ss.modifyAttribute(600, 11, quark);
        ss.modifyAttribute(700, 4, other);
        assertThat(iterator.next().getValueInt()).isEqualTo(11);
    }

    @Test
    void queuesAreFirstInFirstOut() {
        int queue = ss.getQuarkAbsoluteAndAdd("Q");
        assertThat(StateSystemUtils.queuePeekAttribute(ss, 100, queue)).isNull();
        assertThat(StateSystemUtils.queuePollAttribute(ss, 100, queue)).isNull();
        for (int i = 1; i <= 4; i++) {
            StateSystemUtils.queueOfferAttribute(ss, 100 + i, "v" + i, queue);
        }
        assertThat(ss.queryOngoing(queue)).isEqualTo(4);
        assertThat(StateSystemUtils.queuePeekAttribute(ss, 110, queue)).isEqualTo("v1");
        for (int i = 1; i <= 4; i++) {
            assertThat(StateSystemUtils.queuePollAttribute(ss, 110 + i, queue)).isEqualTo("v" + i);
        }
        assertThat(ss.queryOngoing(queue)).isNull();
        int text = ss.getQuarkAbsoluteAndAdd("T");
        ss.modifyAttribute(100, "x", text);
        assertThatThrownBy(() -> StateSystemUtils.queuePollAttribute(ss, 120, text))
                .isInstanceOf(StateValueTypeException.class);
    }

    @Test
    void aGridOfTimesEndsWithTheLastTime() {
        assertThat(StateSystemUtils.getTimes(0, 10, 3)).containsExactly(0L, 3L, 6L, 9L, 10L);
        assertThat(StateSystemUtils.getTimes(0, 9, 3)).containsExactly(0L, 3L, 6L, 9L);
        assertThat(StateSystemUtils.getTimes(5, 5, 3)).containsExactly(5L);
        assertThat(StateSystemUtils.getTimes(1, 3, 0)).containsExactly(1L, 2L, 3L);
        assertThat(StateSystemUtils.getTimes(Long.MAX_VALUE - 2, Long.MAX_VALUE, 2))
                .containsExactly(Long.MAX_VALUE - 2, Long.MAX_VALUE);
        assertThat(StateSystemUtils.getTimes(Long.MIN_VALUE, Long.MAX_VALUE, 1L << 62))
                .containsExactly(Long.MIN_VALUE, -1L << 62, 0L, 1L << 62, Long.MAX_VALUE);
        assertThatThrownBy(() -> StateSystemUtils.getTimes(2, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StateSystemUtils.getTimes(1, 2, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
