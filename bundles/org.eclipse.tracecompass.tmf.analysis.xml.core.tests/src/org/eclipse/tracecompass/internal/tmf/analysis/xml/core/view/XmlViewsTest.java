package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.event;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.field;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Views of a small history: rows, looks and lines. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class XmlViewsTest {

    /** Threads with a name, a parent and a status, and how often they were set. */
    private static final String STATES =
            """
            <stateProvider id='states' version='1'>
              <head><label value='States'/></head>
              <location id='Thread'>
                <stateAttribute type='constant' value='Threads'/>
                <stateAttribute type='eventField' value='tid'/>
              </location>
              <eventHandler eventName='set'>
                <stateChange><stateAttribute type='location' value='Thread'/>
                  <stateAttribute type='constant' value='Status'/>
                  <stateValue type='eventField' value='status'/></stateChange>
                <stateChange><stateAttribute type='location' value='Thread'/>
                  <stateAttribute type='constant' value='Name'/>
                  <stateValue type='eventField' value='name'/></stateChange>
                <stateChange><stateAttribute type='location' value='Thread'/>
                  <stateAttribute type='constant' value='Parent'/>
                  <stateValue type='eventField' value='parent'/></stateChange>
                <stateChange><stateAttribute type='location' value='Thread'/>
                  <stateAttribute type='constant' value='Count'/>
                  <stateValue type='int' value='1' increment='true'/></stateChange>
                <stateChange><stateAttribute type='constant' value='Texts'/>
                  <stateAttribute type='eventField' value='tid'/>
                  <stateValue type='eventField' value='text'/></stateChange>
              </eventHandler>
              <eventHandler eventName='end'>
                <stateChange><stateAttribute type='location' value='Thread'/>
                  <stateValue type='delete'/></stateChange>
              </eventHandler>
            </stateProvider>
            """;

    @TempDir Path folder;

    private SyntheticTrace trace;

    private static SyntheticTrace.Spec set(
            long time, int tid, int status, String name, String parent, String text) {
        return event(
                time,
                "set",
                field("tid", tid),
                field("status", status),
                field("name", name),
                field("parent", parent),
                field("text", text));
    }

    private void open(String views) throws Exception {
        trace =
                XmlHistories.trace(
                        folder,
                        set(10, 2, 1, "two", "none", "5"),
                        set(20, 10, 2, "ten", "2", "7"),
                        set(30, 2, 3, "two", "none", "x"),
                        event(40, "end", field("tid", 10)),
                        set(50, 2, 1, "two", "none", "9"));
        XmlAnalysisFile file = XmlHistories.file(STATES + views);
        XmlAnalysisFiles.give(
                new XmlAnalysisFile(
                        folder.resolve("views.xml").toString(), file.origin(), file.document()));
        assertThat(XmlAnalyses.add(file, trace)).containsExactly("states");
    }

    @AfterEach
    void close() throws Exception {
        if (trace != null) {
            trace.dispose();
        }
        XmlAnalysisFiles.takeBack();
    }

    private XmlTimeGraph timeGraph(String entries) throws Exception {
        open(
                """
                <timeGraphView id='graph'>
                  <head><analysis id='states'/><label value='Graph'/></head>
                  <definedValue name='One' value='1' color='#112233'/>
                  <definedValue name='Two' value='2'/>
                  %s
                </timeGraphView>
                """
                        .formatted(entries));
        XmlTimeGraph provider = provider(XmlTimeGraph.class);
        finish();
        return provider;
    }

    private <T extends org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider<?>>
            T provider(Class<T> type) {
        XmlView view =
                XmlViews.of(trace).stream()
                        .filter(each -> !each.id().equals("other"))
                        .findFirst()
                        .orElseThrow();
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, view.providerId(), type));
    }

    private void finish() {
        assertThat(Objects.requireNonNull(trace.getAnalysisModule("states")).waitForCompletion())
                .isTrue();
    }

    private static Map<String, Object> times(long... times) {
        Map<String, Object> parameters = new HashMap<>();
        List<Long> requested = new ArrayList<>();
        for (long time : times) {
            requested.add(time);
        }
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, requested);
        return parameters;
    }

    private static List<TimeGraphEntryModel> entries(XmlTimeGraph provider) {
        return Objects.requireNonNull(provider.fetchTree(times(10, 50), null).getModel())
                .getEntries();
    }

    /** The tree: each entry with the name of the one above, and its times. */
    private static List<String> tree(XmlTimeGraph provider) {
        Map<Long, String> names = new HashMap<>();
        List<String> tree = new ArrayList<>();
        for (ITimeGraphEntryModel entry : entries(provider)) {
            names.put(entry.getId(), entry.getName());
            if (entry.getParentId() >= 0) {
                tree.add(
                        names.get(entry.getParentId())
                                + "/"
                                + entry.getName()
                                + " "
                                + entry.getStartTime()
                                + "-"
                                + entry.getEndTime());
            }
        }
        String root = entries(provider).get(0).getName();
        return tree.stream().map(row -> row.replaceFirst("^" + root + "/", "")).toList();
    }

    private static List<String> states(XmlTimeGraph provider) {
        List<Long> ids =
                entries(provider).stream()
                        .filter(ITmfTreeDataModel::hasRowModel)
                        .map(ITmfTreeDataModel::getId)
                        .toList();
        Map<String, Object> parameters = times(10, 20, 30, 40, 50);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
        parameters.put(DataProviderParameterUtils.FULL_SEARCH_KEY, true);
        List<String> states = new ArrayList<>();
        for (ITimeGraphRowModel row :
                Objects.requireNonNull(provider.fetchRowModel(parameters, null).getModel())
                        .getRows()) {
            for (ITimeGraphState state : row.getStates()) {
                OutputElementStyle style = state.getStyle();
                states.add(
                        state.getStartTime()
                                + " "
                                + state.getLabel()
                                + " "
                                + (style == null ? "" : style.getParentKey()));
            }
        }
        return states;
    }

    @Test
    void rowsAreNamedByTheirAttributesAndHaveTheTimesOfTheirStates() throws Exception {
        assertThat(
                        tree(
                                timeGraph(
                                        "<entry path='Threads/*'><display type='constant'"
                                                + " value='Status'/></entry>")))
                .containsExactly("2 10-50", "10 20-39");
    }

    @Test
    void namesComeFromStatesAndRowsGoBelowTheParentThatTheyName() throws Exception {
        assertThat(
                        tree(
                                timeGraph(
                                        "<entry path='Threads/*'><display type='constant'"
                                                + " value='Status'/><id type='constant'"
                                                + " value='nowhere'/><parent type='constant'"
                                                + " value='Parent'/></entry><entry"
                                                + " path='Threads/*'><display type='constant'"
                                                + " value='Count'/><name type='constant'"
                                                + " value='Name'/></entry>")))
                .containsExactly("2 10-50", "2/10 20-39", "two 10-50", "ten 20-39");
    }

    @Test
    void entriesNest() throws Exception {
        assertThat(
                        tree(
                                timeGraph(
                                        "<entry path='Threads'><entry path='1*'><display"
                                                + " type='constant' value='Status'/><entry"
                                                + " path='Count'><display type='self'/></entry>"
                                                + "</entry></entry>")))
                .containsExactly("Threads 10-50", "Threads/10 20-39", "10/Count 20-39");
    }

    @Test
    void whatAWildcardMatchedIsInsertedIntoPathsOfOtherAnalyses() throws Exception {
        XmlTimeGraph provider =
                timeGraph(
                        "<entry path='Threads/*0'><display type='constant' value='Status'/><entry"
                                + " path='Texts/$2' analysisId='states'><display"
                                + " type='self'/></entry></entry><entry path='Threads/1*'><display"
                                + " type='constant' value='Status'/><entry path='Texts/1$1'"
                                + " analysisId='states' displayText='true'><display"
                                + " type='self'/></entry></entry>");
        assertThat(tree(provider)).containsExactly("10 20-39", "10 20-39", "10/10 20-50");
        assertThat(states(provider)).anyMatch(state -> state.startsWith("20 7 "));
    }

    @Test
    void anEntryWithoutItsAttributeIsLeftOut() throws Exception {
        assertThat(
                        tree(
                                timeGraph(
                                        "<entry path='Nowhere/*'><display"
                                                + " type='self'/></entry><entry"
                                                + " path='Threads/*'><display type='constant'"
                                                + " value='Nothing'/></entry><entry"
                                                + " path='Threads/*'/>")))
                .isEmpty();
    }

    @Test
    void definedValuesGiveStatesTheirNamesAndColours() throws Exception {
        XmlTimeGraph provider =
                timeGraph(
                        "<entry path='Threads/*' displayText='true'><display type='constant'"
                                + " value='Status'/></entry>");
        assertThat(states(provider))
                .containsExactly(
                        "10 One xml.value.1",
                        "30 3 " + keyOf(provider, 3),
                        "50 One xml.value.1",
                        "20 Two xml.value.2");
        Map<String, OutputElementStyle> styles =
                Objects.requireNonNull(provider.fetchStyle(Map.of(), null).getModel()).getStyles();
        assertThat(styles.get("xml.value.1").getStyleValues())
                .containsEntry(StyleProperties.BACKGROUND_COLOR, "#112233")
                .containsEntry(StyleProperties.STYLE_NAME, "One");
        assertThat(styles).containsKey(keyOf(provider, 3));
    }

    private static String keyOf(XmlTimeGraph provider, int value) {
        return "xml."
                + org.eclipse.tracecompass.tmf.rows.core.ValueColours.indexOf(
                        Integer.valueOf(value));
    }

    @Test
    void textIsOnlyShownOnDemand() throws Exception {
        assertThat(
                        states(
                                timeGraph(
                                        "<entry path='Threads/*'><display type='constant'"
                                                + " value='Status'/></entry>")))
                .allMatch(state -> state.contains(" null "));
    }

    @Test
    void theTooltipNamesStateValueAndAttribute() throws Exception {
        XmlTimeGraph provider =
                timeGraph(
                        "<entry path='Threads/2'><display type='constant'"
                                + " value='Status'/></entry>");
        Map<String, Object> parameters = times(12);
        parameters.put(
                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                List.of(entries(provider).get(1).getId()));
        assertThat(provider.fetchTooltip(parameters, null).getModel())
                .containsExactly(
                        Map.entry("State", "One"),
                        Map.entry("Value", "1"),
                        Map.entry("Attribute", "Threads/2/Status"));
    }

    private Map<String, double[]> chart(String entries) throws Exception {
        return chart(entries, 10, 20, 30, 40, 50);
    }

    private Map<String, double[]> chart(String entries, long... times) throws Exception {
        open(
                "<xyView id='chart'><head><analysis id='states'/></head>%s</xyView>"
                        .formatted(entries));
        XmlChart provider = provider(XmlChart.class);
        finish();
        List<Long> ids =
                Objects.requireNonNull(provider.fetchTree(times(10, 50), null).getModel())
                        .getEntries()
                        .stream()
                        .filter(ITmfTreeDataModel::hasRowModel)
                        .map(ITmfTreeDataModel::getId)
                        .toList();
        Map<String, Object> parameters = times(times);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
        Map<String, double[]> lines = new HashMap<>();
        for (ISeriesModel series :
                Objects.requireNonNull(provider.fetchXY(parameters, null).getModel())
                        .getSeriesData()) {
            lines.put(
                    series.getName().substring(series.getName().lastIndexOf('/') + 1),
                    series.getData());
        }
        return lines;
    }

    @Test
    void aChartDrawsNumbersAndTextsThatAreNumbers() throws Exception {
        Map<String, double[]> lines =
                chart(
                        "<entry path='Threads/*'><display type='constant' value='Count'/>"
                                + "<name type='constant' value='Name'/></entry>"
                                + "<entry path='Texts/2'/>");
        assertThat(lines.get("two")).containsExactly(1, 1, 2, 2, 3);
        assertThat(lines.get("ten")).containsExactly(0, 1, 1, 0, 0);
        assertThat(lines.get("2")).containsExactly(5, 5, 0, 0, 9);
    }

    @Test
    void aChartOfDifferencesBeginsWithTheSecondOne() throws Exception {
        assertThat(
                        chart(
                                        "<entry path='Threads/2' displayType='delta'><display"
                                                + " type='constant' value='Count'/></entry>")
                                .get("2"))
                .containsExactly(0, 0, 1, 0, 1);
    }

    /** As in an experiment whose traces begin and end one after the other. */
    @Test
    void nothingChangesBeforeATraceAndAfterIt() throws Exception {
        assertThat(
                        chart(
                                        "<entry path='Threads/2' displayType='delta'><display"
                                                + " type='constant' value='Count'/></entry>",
                                        -80,
                                        -20,
                                        40,
                                        100,
                                        160)
                                .get("2"))
                .containsExactly(0, 0, 1, 1, 0);
    }

    /** A window of fewer nanoseconds than points has the same time several times. */
    @Test
    void pointsAtTheSameTimeHaveTheSameValue() throws Exception {
        assertThat(
                        chart(
                                        "<entry path='Threads/2'><display type='constant'"
                                                + " value='Count'/></entry>",
                                        30,
                                        30,
                                        30,
                                        50,
                                        50,
                                        50)
                                .get("2"))
                .containsExactly(2, 2, 2, 3, 3, 3);
    }

    @Test
    void viewsAreListedWithTheNameOfTheirAnalysis() throws Exception {
        open(
                "<timeGraphView id='graph'><head><analysis id='states'/><label"
                        + " value='Graph'/></head></timeGraphView><xyView id='any'/><xyView"
                        + " id='others'><head><analysis id='elsewhere'/></head></xyView>");
        assertThat(
                        DataProviderManager.getInstance().getAvailableProviders(trace).stream()
                                .filter(each -> each.getId().contains("xml.core"))
                                .map(IDataProviderDescriptor::getName))
                .contains("States: Graph", "States: any")
                .doesNotContain("States: others");
        assertThat(XmlViews.of(trace).stream().map(XmlView::name)).contains("graph", "any:states");
    }
}
