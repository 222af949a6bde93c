package org.eclipse.tracecompass.tmf.explorer.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the State System Explorer is told. */
class StateSystemDataProviderTest {

    private final HandMadeAnalysis analysis = new HandMadeAnalysis("hand.made");
    private final ITmfStateSystemBuilder history = analysis.history("one", 0);
    private final SyntheticTrace trace;
    private final StateSystemDataProvider provider;

    StateSystemDataProviderTest(@TempDir Path folder) throws Exception {
        trace = SyntheticTrace.ticks(folder, 10);
        trace.removeAnalysisModule(TmfStatisticsModule.ID);
        analysis.setTrace(trace);
        trace.addAnalysisModule(analysis);
        provider = new StateSystemDataProvider(trace);
    }

    @AfterEach
    void closeTrace() {
        trace.dispose();
    }

    private void fillAndClose() {
        int status = history.getQuarkAbsoluteAndAdd("CPUs", "10", "Status");
        int name = history.getQuarkAbsoluteAndAdd("CPUs", "2", "a/b");
        history.modifyAttribute(10, 5, status);
        history.modifyAttribute(20, 6, status);
        history.modifyAttribute(30, null, status);
        history.modifyAttribute(10, "idle", name);
        history.closeHistory(100);
    }

    private TmfTreeModel<TimeGraphEntryModel> tree(Object... parameters) {
        Map<String, Object> map = new HashMap<>(Map.of("requested_times", List.of(0L, 100L)));
        for (int i = 0; i < parameters.length; i += 2) {
            map.put((String) parameters[i], parameters[i + 1]);
        }
        return Objects.requireNonNull(provider.fetchTree(map, null).getModel());
    }

    private static TimeGraphEntryModel row(TmfTreeModel<TimeGraphEntryModel> tree, String name) {
        return tree.getEntries().stream()
                .filter(e -> e.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(TmfTreeModel<TimeGraphEntryModel> tree) {
        return tree.getEntries().stream().map(TimeGraphEntryModel::getName).toList();
    }

    private List<ITimeGraphState> states(long id, long start, long end) {
        List<ITimeGraphRowModel> rows =
                Objects.requireNonNull(
                                provider.fetchRowModel(
                                                Map.of(
                                                        "requested_times",
                                                        List.of(start, end),
                                                        "requested_items",
                                                        List.of(id)),
                                                null)
                                        .getModel())
                        .getRows();
        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).getEntryID()).isEqualTo(id);
        return rows.get(0).getStates();
    }

    @Test
    void theTreeGoesFromAnalysisToStateSystemToAttributesInTheOrderOfTheirNames() {
        fillAndClose();
        TmfTreeModel<TimeGraphEntryModel> tree = tree();
        assertThat(names(tree))
                .containsExactly("hand.made", "one", "CPUs", "2", "10", "a/b", "Status");
        TimeGraphEntryModel status = row(tree, "Status");
        assertThat(status.getParentId()).isEqualTo(row(tree, "10").getId());
        assertThat(row(tree, "CPUs").getParentId()).isEqualTo(row(tree, "one").getId());
        assertThat(row(tree, "one").getParentId()).isEqualTo(row(tree, "hand.made").getId());
        assertThat(row(tree, "hand.made").getParentId()).isEqualTo(-1);
        assertThat(status.hasRowModel()).isTrue();
        assertThat(row(tree, "one").hasRowModel()).isFalse();
        assertThat(row(tree, "one").getLabels()).contains("5 attributes", "history");
        assertThat(tree.getHeaders())
                .containsExactly("Attribute", "Quark", "Value", "Type", "Start", "End");
    }

    @Test
    void labelsTellTheStateAtTheSelectedTime() {
        fillAndClose();
        assertThat(row(tree(StateSystemDataProvider.SELECTED_TIME_KEY, 25L), "Status").getLabels())
                .containsExactly("Status", "2", "6", "int", "20", "29", "CPUs/10/Status");
        assertThat(row(tree(StateSystemDataProvider.SELECTED_TIME_KEY, 12L), "Status").getLabels())
                .containsExactly("Status", "2", "5", "int", "10", "19", "CPUs/10/Status");
        assertThat(row(tree(StateSystemDataProvider.SELECTED_TIME_KEY, 99L), "Status").getLabels())
                .containsExactly("Status", "2", "", "null", "30", "100", "CPUs/10/Status");
    }

    @Test
    void pathsAreWrittenAsTheCommandLineReadsThem() {
        fillAndClose();
        assertThat(row(tree(), "a/b").getLabels().get(StateSystemDataProvider.PATH))
                .isEqualTo("CPUs/2/a\\/b");
    }

    @Test
    void aTimeOutsideOfTheHistoryHasNoValues() {
        fillAndClose();
        assertThat(
                        row(tree(StateSystemDataProvider.SELECTED_TIME_KEY, 1000L), "Status")
                                .getLabels())
                .containsExactly("Status", "2", "", "", "", "", "CPUs/10/Status");
    }

    @Test
    void theFilterLooksAtFullPathsAndKeepsWhatIsAbove() {
        fillAndClose();
        assertThat(names(tree(StateSystemDataProvider.PATH_FILTER_KEY, "cpus/\\d+/status$")))
                .containsExactly("hand.made", "one", "CPUs", "10", "Status");
        assertThat(names(tree(StateSystemDataProvider.PATH_FILTER_KEY, "nothing")))
                .containsExactly("hand.made", "one");
    }

    @Test
    void aFilterThatIsNoExpressionIsAFailedRequest() {
        assertThat(
                        provider.fetchTree(
                                        Map.of(StateSystemDataProvider.PATH_FILTER_KEY, "("), null)
                                .getStatus())
                .isEqualTo(Status.FAILED);
    }

    @Test
    void statesCarryTheirValueAndNoValueIsAGap() {
        fillAndClose();
        List<ITimeGraphState> states = states(row(tree(), "Status").getId(), 0, 100);
        assertThat(states).hasSize(1).allSatisfy(s -> assertThat(s.getDuration()).isPositive());
        List<ITimeGraphState> close =
                Objects.requireNonNull(
                                provider.fetchRowModel(
                                                Map.of(
                                                        "requested_times",
                                                        List.of(0L, 10L, 20L, 30L, 40L),
                                                        "requested_items",
                                                        List.of(row(tree(), "Status").getId())),
                                                null)
                                        .getModel())
                        .getRows()
                        .get(0)
                        .getStates();
        assertThat(close).extracting(ITimeGraphState::getLabel).containsExactly("5", "6");
        assertThat(close).extracting(ITimeGraphState::getStartTime).containsExactly(10L, 20L);
        assertThat(close).extracting(ITimeGraphState::getDuration).containsExactly(10L, 10L);
    }

    private static OutputElementStyle style(StateLook look) {
        return Objects.requireNonNull(look.style());
    }

    @Test
    void equalValuesHaveEqualStylesAndManyValuesDoNotMakeManyStyles() {
        ValueLooks looks = new ValueLooks();
        assertThat(looks.of("a").style()).isEqualTo(looks.of("a").style());
        assertThat(looks.of("a").style()).isNotEqualTo(looks.of("b").style());
        assertThat(looks.of(5).style()).isNotEqualTo(looks.of(17).style());
        long styles =
                java.util.stream.IntStream.range(0, 10_000)
                        .mapToObj(i -> looks.of(i).style())
                        .distinct()
                        .count();
        assertThat(styles).isLessThanOrEqualTo(ValueLooks.MAX_NAMED + ValueLooks.styles().size());
        assertThat(style(looks.of("still named")).getStyleValues()).containsValue("still named");
        assertThat(ValueLooks.styles().keySet())
                .contains(String.valueOf(style(looks.of(7)).getParentKey()));
    }

    @Test
    void idsStayTheSameFromAnswerToAnswer() {
        fillAndClose();
        assertThat(tree().getEntries())
                .extracting(TimeGraphEntryModel::getId)
                .isEqualTo(tree().getEntries().stream().map(TimeGraphEntryModel::getId).toList())
                .doesNotHaveDuplicates();
    }

    @Test
    void theAnswerIsRunningWhileTheHistoryIsBuiltAndGrowsWithIt() {
        int x = history.getQuarkAbsoluteAndAdd("x");
        history.modifyAttribute(10, 1, x);
        history.modifyAttribute(15, 3, x);
        TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> first =
                provider.fetchTree(Map.of(StateSystemDataProvider.SELECTED_TIME_KEY, 10L), null);
        assertThat(first.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(row(Objects.requireNonNull(first.getModel()), "x").getLabels())
                .contains("1", "int", "10");
        history.modifyAttribute(20, 2, history.getQuarkAbsoluteAndAdd("y"));
        assertThat(names(tree())).contains("x", "y");
        history.closeHistory(30);
        assertThat(provider.fetchTree(Map.of(), null).getStatus()).isEqualTo(Status.COMPLETED);
    }

    @Test
    void aDisposedStateSystemIsNoFailure() {
        fillAndClose();
        long id = row(tree(), "Status").getId();
        history.dispose();
        assertThat(
                        provider.fetchTree(
                                        Map.of(StateSystemDataProvider.SELECTED_TIME_KEY, 10L),
                                        null)
                                .getStatus())
                .isEqualTo(Status.COMPLETED);
        assertThat(states(id, 0, 100)).isEmpty();
    }

    @Test
    void tooltipsTellValueAndPath() {
        fillAndClose();
        Map<String, String> tip =
                Objects.requireNonNull(
                        provider.fetchTooltip(
                                        Map.of(
                                                "requested_times",
                                                List.of(15L),
                                                "requested_items",
                                                List.of(row(tree(), "Status").getId())),
                                        null)
                                .getModel());
        assertThat(tip)
                .containsEntry("Value", "5")
                .containsEntry("Type", "int")
                .containsEntry("Attribute", "CPUs/10/Status")
                .containsEntry("Quark", "2");
    }

    @Test
    void aMillionAttributesAreListedInParts() {
        int threads = history.getQuarkAbsoluteAndAdd("Threads");
        int last = 0;
        for (int i = 0; i < 1_000_000; i++) {
            last = history.getQuarkRelativeAndAdd(threads, Integer.toString(i));
        }
        history.modifyAttribute(10, "far", last);
        history.closeHistory(100);

        TmfTreeModel<TimeGraphEntryModel> top = tree();
        assertThat(top.getEntries()).hasSize(4);
        TimeGraphEntryModel more = top.getEntries().get(3);
        assertThat(more.getName()).contains("1000000");
        assertThat(StateSystemDataProvider.isMore(more.getLabels())).isTrue();
        assertThat(more.getParentId()).isEqualTo(row(top, "Threads").getId());
        assertThat(
                        provider.fetchRowModel(
                                        Map.of(
                                                "requested_times",
                                                List.of(0L, 100L),
                                                "requested_items",
                                                List.of(more.getId())),
                                        null)
                                .getModel())
                .isNotNull();

        TmfTreeModel<TimeGraphEntryModel> opened =
                tree(StateSystemDataProvider.LISTED_CHILDREN_KEY, Map.of(more.getId(), 500));
        assertThat(opened.getEntries()).hasSize(3 + 500 + 1);
        assertThat(names(opened)).contains("0", "499").doesNotContain("500");

        TmfTreeModel<TimeGraphEntryModel> found =
                tree(
                        StateSystemDataProvider.PATH_FILTER_KEY,
                        "Threads/999999",
                        StateSystemDataProvider.SELECTED_TIME_KEY,
                        50L);
        assertThat(names(found)).containsExactly("hand.made", "one", "Threads", "999999");
        assertThat(row(found, "999999").getLabels()).contains("far", "string", "10", "100");
    }

    @Test
    void aFilterThatMatchesTooMuchSaysSo() {
        for (int i = 0; i < AttributeListing.LIMIT + 10; i++) {
            history.getQuarkAbsoluteAndAdd("x" + i);
        }
        history.closeHistory(100);
        TmfTreeModel<TimeGraphEntryModel> tree = tree(StateSystemDataProvider.PATH_FILTER_KEY, "x");
        assertThat(tree.getEntries()).hasSize(2 + AttributeListing.LIMIT + 1);
        assertThat(tree.getEntries())
                .last()
                .extracting(TimeGraphEntryModel::getName)
                .asString()
                .contains("narrower");
    }

    @Test
    void theTopOfALargeTreeIsListedLevelByLevel() {
        for (int i = 0; i < 100; i++) {
            for (int j = 0; j < 100; j++) {
                history.getQuarkAbsoluteAndAdd("a" + i, "b" + j);
            }
        }
        List<AttributeListing.Row> rows = AttributeListing.top(history, 1_000, q -> 0);
        assertThat(rows.stream().filter(r -> r.parent() == ITmfStateSystem.ROOT_ATTRIBUTE))
                .hasSize(100);
        assertThat(rows.stream().filter(AttributeListing.Row::isAttribute))
                .hasSizeBetween(900, 1_000);
        assertThat(
                        rows.stream()
                                        .filter(r -> !r.isAttribute())
                                        .mapToInt(AttributeListing.Row::more)
                                        .sum()
                                + rows.stream().filter(AttributeListing.Row::isAttribute).count())
                .isEqualTo(100 + 100 * 100);
    }

    @Test
    void aCancelledRequestIsCancelled() {
        fillAndClose();
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(provider.fetchTree(Map.of(), cancelled).getStatus()).isEqualTo(Status.CANCELLED);
    }

    @Test
    void theProviderIsListedForTracesWithSuchAnAnalysisOnly(@TempDir Path folder) throws Exception {
        DataProviderManager manager = DataProviderManager.getInstance();
        assertThat(manager.getAvailableProviders(trace))
                .extracting(IDataProviderDescriptor::getId)
                .contains(StateSystemDataProvider.ID);
        assertThat(
                        manager.fetchOrCreateDataProvider(
                                trace, StateSystemDataProvider.ID, ITimeGraphDataProvider.class))
                .isInstanceOf(StateSystemDataProvider.class);
        SyntheticTrace plain = SyntheticTrace.ticks(folder, 1);
        plain.removeAnalysisModule(TmfStatisticsModule.ID);
        assertThat(manager.getAvailableProviders(plain))
                .extracting(IDataProviderDescriptor::getId)
                .doesNotContain(StateSystemDataProvider.ID);
        plain.dispose();
    }
}
