package org.eclipse.tracecompass.internal.tmf.core.model.filters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.VirtualTableQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.FilterTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.junit.jupiter.api.Test;

/** What plug-ins read from requests, and how they write them. */
class FetchParametersUtilsTest {

    @Test
    void timesAreReadFromAnyNumbers() {
        TimeQueryFilter query =
                FetchParametersUtils.createTimeQuery(Map.of("requested_times", List.of(1, 5L)));

        assertThat(Objects.requireNonNull(query).getTimesRequested()).containsExactly(1, 5);
    }

    @Test
    void aRequestWithoutTimesHasNoTimeQuery() {
        assertThat(FetchParametersUtils.createTimeQuery(Map.of())).isNull();
        assertThat(
                        FetchParametersUtils.createTimeQuery(
                                Map.of("requested_times", List.of(1L, "x"))))
                .isNull();
    }

    @Test
    void emptyAndUnsortedTimesAreAnError() {
        for (List<Long> wrong : List.of(List.<Long>of(), List.of(5L, 1L))) {
            assertThatThrownBy(
                            () ->
                                    FetchParametersUtils.createTimeQuery(
                                            Map.of("requested_times", wrong)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aSelectionNeedsTimesAndItems() {
        Map<String, Object> both =
                Map.of("requested_times", List.of(1L, 2L), "requested_items", List.of(7));

        assertThat(FetchParametersUtils.createSelectionTimeQuery(both))
                .isEqualTo(new SelectionTimeQueryFilter(List.of(1L, 2L), List.of(7L)));
        assertThat(
                        FetchParametersUtils.createSelectionTimeQuery(
                                Map.of("requested_times", List.of(1L))))
                .isNull();
        assertThat(
                        FetchParametersUtils.createSelectionTimeQuery(
                                Map.of("requested_items", List.of(1L))))
                .isNull();
    }

    @Test
    void aRangeIsThreeNumbersOrAMap() {
        for (Object range :
                List.of(List.of(0, 100L, 3), Map.of("start", 0, "end", 100, "nbTimes", 3))) {
            SelectionTimeQueryFilter query =
                    FetchParametersUtils.createSelectionTimeQueryWithSamples(
                            Map.of("requested_timerange", range, "requested_items", List.of(7)));

            assertThat(Objects.requireNonNull(query).getTimesRequested())
                    .containsExactly(0, 50, 100);
        }
        assertThat(
                        FetchParametersUtils.createSelectionTimeQueryWithSamples(
                                Map.of("requested_timerange", List.of(0, 100))))
                .isNull();
    }

    @Test
    void linesOfATableNeedColumnsIndexAndCount() {
        VirtualTableQueryFilter lines = new VirtualTableQueryFilter(List.of(3L), 10, 20);
        Map<String, Object> parameters = FetchParametersUtils.virtualTableQueryToMap(lines);

        assertThat(FetchParametersUtils.createVirtualTableQueryFilter(parameters)).isEqualTo(lines);
        parameters.put("requested_table_index", 10);
        assertThat(FetchParametersUtils.createVirtualTableQueryFilter(parameters)).isEqualTo(lines);
        parameters.put("requested_table_count", 20L);
        assertThat(FetchParametersUtils.createVirtualTableQueryFilter(parameters)).isNull();
    }

    @Test
    void writtenParametersCanBeAddedTo() {
        SelectionTimeQueryFilter query = new SelectionTimeQueryFilter(0, 10, 3, List.of(1L));
        Map<String, Object> selection = FetchParametersUtils.selectionTimeQueryToMap(query);
        selection.put("more", 1);

        assertThat(selection)
                .containsEntry("requested_times", List.of(0L, 5L, 10L))
                .containsKey("more");
        assertThat(selection.get("requested_items")).isSameAs(query.getSelectedItems());
        assertThat(
                        FetchParametersUtils.filteredTimeQueryToMap(
                                new FilterTimeQueryFilter(0, 10, 2, true)))
                .containsEntry("isFiltered", true);
    }
}
