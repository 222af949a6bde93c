package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.junit.jupiter.api.Test;

/** Boxes stand within their callers, beside those that have the same caller. */
class FlameBoxesTest {

    private static final String CALLS = "main( quick( ) slow( . . . ) quick( ) )";

    private static FlameBoxes boxes(String groupBy, FlameOrder order, String... threads) {
        return FlameBoxes.of(Calls.trees(groupBy, threads), order, "all");
    }

    private static List<String> row(FlameBoxes boxes, int depth) {
        return boxes.row(depth).stream()
                .map(b -> b.name() + " " + b.start() + "+" + b.time())
                .toList();
    }

    @Test
    void callsOfTheSameFunctionAreOneBoxAndTheLongestStandsFirst() {
        FlameBoxes boxes = boxes(Calls.ALL, FlameOrder.TIME, CALLS);
        assertThat(row(boxes, 0)).containsExactly("all 0+100");
        assertThat(row(boxes, 1)).containsExactly("main 0+100");
        assertThat(row(boxes, 2)).containsExactly("slow 0+40", "quick 40+20");
        assertThat(boxes.height()).isEqualTo(3);
    }

    @Test
    void otherOrdersAreByNameAndByFirstCall() {
        assertThat(row(boxes(Calls.ALL, FlameOrder.NAME, CALLS), 2))
                .containsExactly("quick 0+20", "slow 20+40");
        assertThat(row(boxes(Calls.ALL, FlameOrder.FIRST_CALL, "a( z( ) b( . ) )"), 2))
                .containsExactly("z 0+10", "b 10+20");
    }

    @Test
    void threadsStandBesideEachOtherUnlessAddedUp() {
        FlameBoxes apart = boxes(Calls.EACH, FlameOrder.NAME, "a( . )", "a( . . . )");
        assertThat(row(apart, 1)).containsExactly("t-1 0+20", "t-2 20+40");
        assertThat(row(apart, 2)).containsExactly("a 0+20", "a 20+40");
        FlameBoxes processes = boxes(Calls.PROCESS, FlameOrder.NAME, "a( . )", "a( . . . )");
        assertThat(row(processes, 1)).containsExactly("7 0+60");
        FlameBoxes together = boxes(Calls.ALL, FlameOrder.NAME, "a( . )", "a( . . . )");
        assertThat(row(together, 1)).containsExactly("a 0+60");
    }

    @Test
    void aPlaceFindsItsBoxAndSelfTimeHasNone() {
        FlameBoxes boxes = boxes(Calls.ALL, FlameOrder.TIME, CALLS);
        assertThat(Objects.requireNonNull(boxes.at(2, 39.9)).name()).isEqualTo("slow");
        assertThat(Objects.requireNonNull(boxes.at(2, 40)).name()).isEqualTo("quick");
        assertThat(boxes.at(2, 60)).isNull();
        assertThat(boxes.at(3, 10)).isNull();
        assertThat(boxes.at(-1, 10)).isNull();
    }

    @Test
    void oneCanWalkFromBoxToBox() {
        FlameBoxes boxes = boxes(Calls.ALL, FlameOrder.TIME, CALLS);
        FlameBox main = Objects.requireNonNull(boxes.firstInside(boxes.all()));
        FlameBox slow = Objects.requireNonNull(boxes.firstInside(main));
        FlameBox quick = Objects.requireNonNull(boxes.beside(slow, 1));
        assertThat(List.of(main.name(), slow.name(), quick.name()))
                .containsExactly("main", "slow", "quick");
        assertThat(boxes.beside(quick, 1)).isNull();
        assertThat(boxes.beside(quick, -1)).isEqualTo(slow);
        assertThat(boxes.firstInside(quick)).isNull();
        assertThat(quick.parent()).isEqualTo(main);
    }

    @Test
    void aSearchCountsNestedMatchesOnce() {
        FlameBoxes boxes = boxes(Calls.ALL, FlameOrder.TIME, "a( f( . f( . ) ) b( . ) )");
        FlameSearch search = FlameSearch.of(RowFilter.parse("^f$"), boxes);
        assertThat(search.functions()).isEqualTo(1);
        assertThat(search.boxes()).hasSize(2);
        assertThat(search.time()).isEqualTo(50);
        assertThat(FlameSearch.of(RowFilter.parse("nothing"), boxes).boxes()).isEmpty();
    }

    @Test
    void noCallsHaveNoRows() {
        FlameBoxes boxes = boxes(Calls.EACH, FlameOrder.TIME);
        assertThat(boxes.height()).isZero();
        assertThat(boxes.at(0, 0)).isNull();
    }
}
