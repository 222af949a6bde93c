package org.eclipse.tracecompass.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.TagSelection;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The history of statemap data, and its rows. */
class StatemapAnalysisTest extends StatemapFiles {

    private static final String TAGGED =
            METADATA
                    + "{\"state\":1,\"tag\":\"x\",\"pid\":7}\n"
                    + datum("cpu10", 0, 0)
                    + datum("cpu2", 0, 1, "x")
                    + datum("cpu2", 400, 1, "y")
                    + datum("cpu2", 500, 0)
                    + datum("cpu10", 600, 1, "x")
                    + datum("cpu10", 1000, 1, "x")
                    + "{\"entity\":\"cpu2\",\"description\":\"the second\"}\n";

    private static @Nullable Object at(ITmfStateSystem history, long time, String... path) {
        return history.querySingleState(START + time, history.optQuarkAbsolute(path)).getValue();
    }

    @Test
    void statesAreValuesAndTagsAreAttributesOfThem() throws Exception {
        ITmfStateSystem history = history(map(TAGGED));
        assertThat(at(history, 100, "Entities", "cpu2")).isEqualTo("busy");
        assertThat(at(history, 100, "Entities", "cpu2", "Tag")).isEqualTo("x");
        assertThat(at(history, 450, "Entities", "cpu2", "Tag")).isEqualTo("y");
        assertThat(at(history, 500, "Entities", "cpu2")).isEqualTo("idle");
        assertThat(at(history, 500, "Entities", "cpu2", "Tag")).isNull();
        assertThat(at(history, 500, "Tags", "busy", "x", "pid")).isEqualTo("7");
        assertThat(at(history, 500, "States", "waiting")).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"time\":\"5\",\"entity\":\"x\",\"state\":9}\n"})
    void aMapWithoutAnythingLegalHasAnEmptyHistory(String data) throws Exception {
        StatemapTrace trace = map(METADATA + data);
        assertThat(trace.readEnd()).isNull();
        ITmfStateSystem history = history(trace);
        for (int quark : history.getSubAttributes(ITmfStateSystem.ROOT_ATTRIBUTE, true, "x")) {
            assertThat(history.querySingleState(history.getStartTime(), quark).getValue()).isNull();
        }
    }

    @Test
    void aMapWithoutTagsHasNothingButStates() throws Exception {
        ITmfStateSystem history = history(map(METADATA + datum("a", 0, 0) + datum("a", 9, 1)));
        int entity = history.getQuarkAbsolute("Entities", "a");
        assertThat(history.getSubAttributes(entity, true)).isEmpty();
    }

    @Test
    void rowsAreEntitiesInNaturalOrder() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        assertThat(rows(provider(trace)).stream().map(TimeGraphEntryModel::getLabels))
                .containsExactly(
                        List.of("test on here"),
                        List.of("cpu2", "the second"),
                        List.of("cpu10", ""));
    }

    @Test
    void stateAndTagAreDrawnTogether() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        List<ITimeGraphState> states =
                states(provider(trace), START, START + 1000, Map.of()).get("cpu2");
        assertThat(states.stream().map(s -> s.getStartTime() - START))
                .containsExactly(0L, 400L, 500L);
        assertThat(states.stream().map(ITimeGraphState::getLabel)).containsExactly("x", "y", null);
    }

    @Test
    void aStateThatFollowsItselfBeginsAgain() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        assertThat(
                        states(
                                        provider(trace),
                                        START,
                                        START + 1000,
                                        Map.of(DataProviderParameterUtils.FULL_SEARCH_KEY, true))
                                .get("cpu10")
                                .stream()
                                .map(s -> s.getStartTime() - START))
                .containsExactly(0L, 600L, 1000L);
    }

    @Test
    void coloursAreThoseOfTheDataAndOthersWhereItHasNone() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        Map<String, OutputElementStyle> styles = styles(provider(trace));
        assertThat(
                        styles.values().stream()
                                .map(s -> s.getStyleValues().get(StyleProperties.STYLE_NAME)))
                .containsExactly("idle", "busy", "waiting");
        assertThat(
                        styles.values().stream()
                                .map(s -> s.getStyleValues().get(StyleProperties.BACKGROUND_COLOR)))
                .containsExactly("#e0e0e0", "#ff0000", "#56b4e9");
    }

    private static Map<String, OutputElementStyle> styles(ITimeGraphDataProvider<?> provider) {
        assertThat(provider).isInstanceOf(IOutputStyleProvider.class);
        return Objects.requireNonNull(
                        ((IOutputStyleProvider) provider).fetchStyle(Map.of(), null).getModel())
                .getStyles();
    }

    @Test
    void whatIsNotChosenFades() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        TagSelection choice = new TagSelection("busy", "pid", "7");
        Map<String, List<ITimeGraphState>> states =
                states(
                        provider(trace),
                        START,
                        START + 1000,
                        Map.of(TagSelection.PARAMETER, choice.toParameter()));
        assertThat(
                        states.get("cpu2").stream()
                                .map(
                                        s ->
                                                Objects.requireNonNull(s.getStyle()).getParentKey()
                                                        == null))
                .containsExactly(false, true, true);
    }

    @Test
    void theTooltipTellsTheTagsDefinition() throws Exception {
        ITmfTrace trace = map(TAGGED);
        history(trace);
        ITimeGraphDataProvider<TimeGraphEntryModel> provider = provider(trace);
        long id = rows(provider).get(1).getId();
        assertThat(
                        provider.fetchTooltip(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(START + 100),
                                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                                List.of(id)),
                                        null)
                                .getModel())
                .containsEntry("State", "busy")
                .containsEntry("Tag", "x")
                .containsEntry("pid", "7")
                .containsEntry("Description", "the second");
    }

    @Test
    void severalFilesAreAStackOnOneClock() throws Exception {
        Path stack = Files.createDirectory(folder.resolve("stack"));
        Files.writeString(
                stack.resolve("one.json"), METADATA + datum("a", 0, 0) + datum("a", 10, 2));
        Files.writeString(
                stack.resolve("two.json"),
                METADATA.replace("000,5]", "000,1005]").replace("here", "there")
                        + datum("b", 0, 2)
                        + datum("b", 10, 0));
        ITmfTrace experiment = open(stack);
        assertThat(experiment).isInstanceOf(TmfExperiment.class);
        for (ITmfTrace trace : ((TmfExperiment) experiment).getTraces()) {
            history(trace);
        }
        ITimeGraphDataProvider<TimeGraphEntryModel> provider = provider(experiment);
        assertThat(rows(provider).stream().map(TimeGraphEntryModel::getName))
                .containsExactly("test on here", "a", "test on there", "b");
        Map<String, List<ITimeGraphState>> states =
                states(
                        provider,
                        START,
                        START + 1010,
                        Map.of(DataProviderParameterUtils.FULL_SEARCH_KEY, true));
        assertThat(states.get("a").get(0).getStartTime()).isEqualTo(START);
        assertThat(states.get("b").get(0).getStartTime()).isEqualTo(START + 1000);
        // the states look the same in both
        assertThat(styles(provider)).hasSize(3);
    }

    @Test
    void aReopenedTraceUsesItsHistory() throws Exception {
        Path file = file("again.json", TAGGED);
        StatemapTrace first = map(file);
        history(first);
        first.dispose();
        ITmfStateSystem history = history(map(file));
        assertThat(at(history, 450, "Entities", "cpu2", "Tag")).isEqualTo("y");
    }
}
