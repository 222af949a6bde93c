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

    private ITmfStateSystemBuilder fSs = make();
    private int fQuark;

    private static ITmfStateSystemBuilder make() {
        return StateSystemFactory.newStateSystem(
                StateHistoryBackendFactory.createInMemoryBackend("u", 0));
    }

    /** Null up to 9, then 10 units each of 1, 2, … 9, up to 99. */
    @BeforeEach
    void build() {
        fSs = make();
        fQuark = fSs.getQuarkAbsoluteAndAdd("A");
        for (int i = 1; i < 10; i++) {
            fSs.modifyAttribute(i * 10L, i, fQuark);
        }
    }

    private static List<Integer> values(List<ITmfStateInterval> intervals) {
        List<Integer> values = new ArrayList<>();
        intervals.forEach(interval -> values.add(interval.getValueInt()));
        return values;
    }

    @Test
    void aHistoryRangeIsInTheOrderOfTimeAndCutAtTheEnd() {
        fSs.closeHistory(99);
        assertThat(values(StateSystemUtils.queryHistoryRange(fSs, fQuark, 15, 42)))
                .containsExactly(1, 2, 3, 4);
        assertThat(values(StateSystemUtils.queryHistoryRange(fSs, fQuark, 85, 100_000)))
                .containsExactly(8, 9);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(fSs, fQuark, 20, 10))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(fSs, fQuark, -5, 10))
                .isInstanceOf(TimeRangeException.class);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(fSs, fQuark, 200, 300))
                .isInstanceOf(TimeRangeException.class);
    }

    @Test
    void aSampledHistoryRangeHasTheStatesOfItsGridAndTheLast() {
        fSs.closeHistory(99);
        assertThat(values(StateSystemUtils.queryHistoryRange(fSs, fQuark, 15, 95, 25, null)))
                .containsExactly(1, 4, 6, 9);
        assertThat(values(StateSystemUtils.queryHistoryRange(fSs, fQuark, 10, 45, 30, null)))
                .containsExactly(1, 4);
        assertThatThrownBy(() -> StateSystemUtils.queryHistoryRange(fSs, fQuark, 10, 45, 0, null))
                .isInstanceOf(TimeRangeException.class);
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(values(StateSystemUtils.queryHistoryRange(fSs, fQuark, 10, 95, 1, cancelled)))
                .containsExactly(1);
    }

    @Test
    void theFirstStateThatIsNotNullIsFound() {
        assertThat(StateSystemUtils.queryUntilNonNullValue(fSs, fQuark, -100, 50))
                .hasToString("[10,19] q0=1");
        assertThat(StateSystemUtils.queryUntilNonNullValue(fSs, fQuark, 0, 5)).isNull();
        assertThat(StateSystemUtils.queryUntilNonNullValue(fSs, fQuark, 500, 600)).isNull();
    }

    @Test
    void anIteratorWalksForwardAndBackward() {
        fSs.closeHistory(99);
        QuarkIterator iterator = new QuarkIterator(fSs, fQuark, 25);
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
        fSs.closeHistory(99);
        assertThat(new QuarkIterator(fSs, fQuark, Long.MIN_VALUE).next())
                .hasToString("[0,9] q0=null");
        assertThat(new QuarkIterator(fSs, fQuark, Long.MIN_VALUE).hasPrevious()).isFalse();
        assertThat(new QuarkIterator(fSs, fQuark, Long.MAX_VALUE).hasNext()).isFalse();
        assertThat(new QuarkIterator(fSs, fQuark, Long.MAX_VALUE).previous())
                .hasToString("[90,99] q0=9");
        QuarkIterator bounded = new QuarkIterator(fSs, fQuark, 15, 25);
        assertThat(bounded.next().getValueInt()).isEqualTo(1);
        assertThat(bounded.next().getValueInt()).isEqualTo(2);
        assertThat(bounded.hasNext()).isFalse();
    }

    @Test
    void aResolutionSkipsStates() {
        fSs.closeHistory(99);
        QuarkIterator iterator = new QuarkIterator(fSs, fQuark, 12, Long.MAX_VALUE, 25);
        List<Integer> values = new ArrayList<>();
        while (iterator.hasNext()) {
            values.add(iterator.next().getValueInt());
        }
        assertThat(values).containsExactly(1, 3, 6, 8);
    }

    @Test
    void anIteratorSeesStatesThatAppearWhileItWalks() {
        QuarkIterator iterator = new QuarkIterator(fSs, fQuark, 75);
        assertThat(iterator.next().getValueInt()).isEqualTo(7);
        assertThat(iterator.next().getValueInt()).isEqualTo(8);
        fSs.modifyAttribute(200, 10, fQuark);
        assertThat(iterator.next().getValueInt()).isEqualTo(9);
        fSs.closeHistory(300);
        assertThat(iterator.next().getValueInt()).isEqualTo(10);
        assertThat(iterator.hasNext()).isFalse();
    }

    @Test
    void aStateThatGrewIsNotReturnedTwice() {
        int other = fSs.getQuarkAbsoluteAndAdd("B");
        fSs.modifyAttribute(150, 1, other);
        fSs.modifyAttribute(160, 2, other);
        QuarkIterator iterator = new QuarkIterator(fSs, fQuark, 95);
        assertThat(iterator.next().getValueInt()).isEqualTo(9);
        assertThat(iterator.hasNext()).isFalse();
        fSs.modifyAttribute(500, 3, other);
        assertThat(iterator.hasNext()).isFalse();
        fSs.modifyAttribute(600, 11, fQuark);
        fSs.modifyAttribute(700, 4, other);
        assertThat(iterator.next().getValueInt()).isEqualTo(11);
    }

    @Test
    void queuesAreFirstInFirstOut() {
        int queue = fSs.getQuarkAbsoluteAndAdd("Q");
        assertThat(StateSystemUtils.queuePeekAttribute(fSs, 100, queue)).isNull();
        assertThat(StateSystemUtils.queuePollAttribute(fSs, 100, queue)).isNull();
        for (int i = 1; i <= 4; i++) {
            StateSystemUtils.queueOfferAttribute(fSs, 100 + i, "v" + i, queue);
        }
        assertThat(fSs.queryOngoing(queue)).isEqualTo(4);
        assertThat(StateSystemUtils.queuePeekAttribute(fSs, 110, queue)).isEqualTo("v1");
        for (int i = 1; i <= 4; i++) {
            assertThat(StateSystemUtils.queuePollAttribute(fSs, 110 + i, queue)).isEqualTo("v" + i);
        }
        assertThat(fSs.queryOngoing(queue)).isNull();
        int text = fSs.getQuarkAbsoluteAndAdd("T");
        fSs.modifyAttribute(100, "x", text);
        assertThatThrownBy(() -> StateSystemUtils.queuePollAttribute(fSs, 120, text))
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
        assertThatThrownBy(() -> StateSystemUtils.getTimes(2, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StateSystemUtils.getTimes(1, 2, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
