package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.loading.core.LabelColumn;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphTree;
import org.junit.jupiter.api.Test;

class RowLayoutTest {

    private static final List<LabelColumn> COLUMNS =
            List.of(
                    new LabelColumn("Name", "", LabelColumn.Kind.TEXT),
                    new LabelColumn("CPU time", "", LabelColumn.Kind.DURATION));

    private static TimeGraphEntry entry(long id, long parent, String name, String cpu) {
        return new TimeGraphEntry(id, parent, List.of(name, cpu), 0, 100, true);
    }

    private final TimeGraphTree tree =
            new TimeGraphTree(
                    COLUMNS,
                    List.of(
                            entry(1, -1, "thread 10", "500"),
                            entry(2, 1, "worker 2", ""),
                            entry(3, 1, "worker 11", "7"),
                            entry(4, -1, "thread 9", "1500"),
                            entry(5, 2, "deep", "80")),
                    -1);
    private final LayoutOptions options = new LayoutOptions();

    private List<String> names() {
        return RowLayout.of(tree, options, id -> id == 3 || id == 5).rows().stream()
                .map(r -> "  ".repeat(r.depth()) + r.entry().name())
                .toList();
    }

    @Test
    void theTreeIsListedFromTopToBottom() {
        assertThat(names())
                .containsExactly("thread 10", "  worker 2", "    deep", "  worker 11", "thread 9");
    }

    @Test
    void collapsedRowsHideTheirChildren() {
        options.setExpanded(1, false);
        assertThat(names()).containsExactly("thread 10", "thread 9");
        options.setAllExpanded(tree, true);
        assertThat(names()).hasSize(5);
    }

    @Test
    void aFilterThatTakesTooLongHasNoEffectAndIsSaid() {
        options.setFilter(RowFilter.parse("(.*)".repeat(20) + "x"));
        assertThat(names()).hasSize(5);
        assertThat(RowLayout.of(tree, options, id -> false).filterProblem())
                .contains("takes too long");
        options.setFilter(RowFilter.parse("deep"));
        assertThat(RowLayout.of(tree, options, id -> false).filterProblem()).isNull();
    }

    @Test
    void aFilterKeepsTheRowsAboveAMatchEvenWhereTheyAreCollapsed() {
        options.setExpanded(1, false);
        options.setFilter(RowFilter.parse("(?i)DEEP"));
        assertThat(names()).containsExactly("thread 10", "  worker 2", "    deep");
        options.setFilter(RowFilter.parse("^nothing$"));
        assertThat(names()).isEmpty();
    }

    @Test
    void emptyRowsGoUnlessSomethingBelowThemHasStates() {
        options.setHideEmpty(true);
        assertThat(names()).containsExactly("thread 10", "  worker 2", "thread 9");
    }

    @Test
    void siblingsAreSortedAsPeopleCount() {
        options.setOrder(SortOrder.NONE.next(0, LabelColumn.Kind.TEXT));
        assertThat(names())
                .containsExactly("thread 9", "thread 10", "  worker 2", "    deep", "  worker 11");
        options.setOrder(options.order().next(0, LabelColumn.Kind.TEXT));
        assertThat(names())
                .containsExactly("thread 10", "  worker 11", "  worker 2", "    deep", "thread 9");
        assertThat(options.order().next(0, LabelColumn.Kind.TEXT)).isEqualTo(SortOrder.NONE);
    }

    @Test
    void numbersAreSortedByValueTheLargestFirstAndMissingOnesComeLast() {
        options.setOrder(SortOrder.NONE.next(1, LabelColumn.Kind.NUMBER));
        assertThat(options.order()).isEqualTo(new SortOrder(1, true));
        assertThat(options.order().next(1, LabelColumn.Kind.NUMBER))
                .isEqualTo(new SortOrder(1, false));
        assertThat(new SortOrder(1, false).next(1, LabelColumn.Kind.DURATION))
                .isEqualTo(SortOrder.NONE);
        assertThat(SortOrder.NONE.next(1, LabelColumn.Kind.TIME))
                .isEqualTo(new SortOrder(1, false));
        assertThat(names())
                .containsExactly("thread 9", "thread 10", "  worker 11", "  worker 2", "    deep");
    }

    @Test
    void pinnedRowsStayAtTheTopWhileOthersScroll() {
        options.setPinned(5, true);
        RowLayout layout = RowLayout.of(tree, options, id -> false);
        assertThat(layout.pinnedCount()).isEqualTo(1);
        double row = layout.rowHeight();
        assertThat(layout.rowsIn(3 * row, 2 * row))
                .extracting(r -> r.entry().name())
                .containsExactly("deep", "deep", "worker 11");
        VisibleRow top = layout.rowAt(1, 1000);
        assertThat(Objects.requireNonNull(top).pinned()).isTrue();
        assertThat(Objects.requireNonNull(layout.row(5)).pinned()).isTrue();
    }

    @Property(tries = 150)
    void anyParentsGiveATreeThatListsEachRowOnce(
            @ForAll @Size(max = 12) List<@IntRange(min = -1, max = 12) Integer> parents) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        for (int i = 0; i < parents.size(); i++) {
            rows.add(entry(i, parents.get(i), "row " + i, ""));
        }
        RowLayout layout =
                RowLayout.of(
                        new TimeGraphTree(COLUMNS, rows, -1), new LayoutOptions(), id -> false);
        assertThat(layout.rows())
                .extracting(r -> r.entry().id())
                .doesNotHaveDuplicates()
                .hasSize(parents.size());
        layout.rows().forEach(r -> assertThat(layout.rowAt(r.y() + 1, 0)).isEqualTo(r));
    }
}
