package org.eclipse.tracecompass.internal.tmf.ui.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.explorer.core.StateSystemDataProvider;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.junit.jupiter.api.Test;

/** What the explorer asks for, and what it reads from its rows. */
class ExplorerModelTest {

    /** The id of a row that stands for children that are not listed. */
    private static final long MORE = 7;

    private final ExplorerModel model = new ExplorerModel();
    private final Asked provider = new Asked();
    private final ITimeGraphDataProvider<? extends ITimeGraphEntryModel> requests =
            model.adapt(provider);

    /** Notes the parameters of the latest request. */
    private static final class Asked implements ITimeGraphDataProvider<TimeGraphEntryModel> {

        private Map<String, Object> latest = Map.of();

        @Override
        public String getId() {
            return "asked";
        }

        @Override
        public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            latest = parameters;
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(List.of(), List.of()), Status.COMPLETED, "");
        }

        @Override
        public TmfModelResponse<TimeGraphModel> fetchRowModel(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            latest = parameters;
            return new TmfModelResponse<>(new TimeGraphModel(List.of()), Status.COMPLETED, "");
        }

        @Override
        public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(List.of(), Status.COMPLETED, "");
        }

        @Override
        public TmfModelResponse<Map<String, String>> fetchTooltip(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(Map.of(), Status.COMPLETED, "");
        }
    }

    private Map<String, Object> ask() {
        requests.fetchTree(new HashMap<>(Map.of("requested_times", List.of(0L, 9L))), null);
        return provider.latest;
    }

    private static TimeGraphEntry row(long id, String... labels) {
        return new TimeGraphEntry(id, -1, List.of(labels), 0, 100, true);
    }

    private static TimeGraphEntry more(String name) {
        return row(MORE, name, "", "", "", "", "", "", "", name);
    }

    @Test
    void theTreeIsAskedForWithSelectedTimeAndFilter() {
        assertThat(ask())
                .containsKey("requested_times")
                .doesNotContainKey(StateSystemDataProvider.SELECTED_TIME_KEY);
        assertThat(model.selectTime(42)).isTrue();
        assertThat(model.setFilter(RowFilter.parse("CPUs/.*"))).isTrue();
        assertThat(ask())
                .containsEntry(StateSystemDataProvider.SELECTED_TIME_KEY, 42L)
                .containsEntry(StateSystemDataProvider.PATH_FILTER_KEY, "CPUs/.*")
                .containsEntry("requested_times", List.of(0L, 9L));
    }

    @Test
    void nothingIsAskedAnewWhenNothingChanged() {
        assertThat(model.selectTime(42)).isTrue();
        assertThat(model.selectTime(42)).isFalse();
        assertThat(model.setFilter(null)).isFalse();
        assertThat(model.setFilter(RowFilter.parse("x"))).isTrue();
        assertThat(model.setFilter(RowFilter.parse("x"))).isFalse();
    }

    @Test
    void seeingTheEndOfALongListAsksForMoreOfItOnce() {
        assertThat(model.rowSeen(more("\u2026 1000000 more"))).isTrue();
        assertThat(ask())
                .containsEntry(
                        StateSystemDataProvider.LISTED_CHILDREN_KEY,
                        Map.of(MORE, StateSystemDataProvider.PAGE));
        assertThat(model.rowSeen(more("\u2026 1000000 more"))).isFalse();
        assertThat(model.rowSeen(more("\u2026 999500 more"))).isTrue();
        assertThat(ask().get(StateSystemDataProvider.LISTED_CHILDREN_KEY))
                .isEqualTo(Map.of(MORE, 4 * StateSystemDataProvider.PAGE));
    }

    @Test
    void theListEndsSomewhere() {
        for (int i = 0; i < 40; i++) {
            model.rowSeen(more("\u2026 " + i + " more"));
        }
        assertThat(ask().get(StateSystemDataProvider.LISTED_CHILDREN_KEY))
                .isEqualTo(Map.of(MORE, ExplorerModel.MAX_LISTED));
        assertThat(model.rowSeen(more("\u2026 again"))).isFalse();
    }

    @Test
    void seeingAnAttributeAsksForNothing() {
        assertThat(model.rowSeen(row(5, "Status"))).isFalse();
    }

    @Test
    void anotherTraceBeginsWithoutTimeAndWithoutOpenedLists() {
        model.selectTime(42);
        model.rowSeen(more("\u2026 7 more"));
        model.forgetTrace();
        assertThat(ask())
                .doesNotContainKey(StateSystemDataProvider.SELECTED_TIME_KEY)
                .containsEntry(StateSystemDataProvider.LISTED_CHILDREN_KEY, Map.of());
    }

    @Test
    void rowsTellPathValueStartAndEnd() {
        TimeGraphEntry status = row(5, "Status", "2", "5", "int", "10", "19", "CPUs/0/Status");
        assertThat(ExplorerModel.path(status)).isEqualTo("CPUs/0/Status");
        assertThat(ExplorerModel.value(status)).isEqualTo("5");
        assertThat(ExplorerModel.stateStart(status)).hasValue(10);
        assertThat(ExplorerModel.stateEnd(status)).hasValue(19);
    }

    @Test
    void rowsOfAnalysesAreNoStates() {
        TimeGraphEntry analysis =
                row(0, "Linux Kernel", "", "running", "analysis", "10", "19", "", "the.id");
        assertThat(ExplorerModel.path(analysis)).isEmpty();
        assertThat(ExplorerModel.stateStart(analysis)).isEmpty();
        assertThat(ExplorerModel.stateEnd(row(5, "x", "2", "", "", "", "", "x"))).isEmpty();
    }
}
