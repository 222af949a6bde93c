package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.event;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.field;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Each construct of state providers on a few events. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class StateConstructsTest {

    @TempDir Path folder;

    private ITmfStateSystem history(String provider, SyntheticTrace.Spec... events)
            throws Exception {
        SyntheticTrace trace = XmlHistories.trace(folder, events);
        return XmlHistories.built(new XmlStateSystemModule(XmlHistories.provider(provider)), trace);
    }

    private Map<String, List<String>> changes(String provider, SyntheticTrace.Spec... events)
            throws Exception {
        return XmlHistories.changes(history(provider, events));
    }

    private static String on(String event, String... changes) {
        return "<eventHandler eventName='%s'>%s</eventHandler>"
                .formatted(
                        event,
                        String.join(
                                "",
                                List.of(changes).stream()
                                        .map(each -> "<stateChange>" + each + "</stateChange>")
                                        .toList()));
    }

    private static String attribute(String type, String value) {
        return "<stateAttribute type='%s' value='%s'/>".formatted(type, value);
    }

    private static final String A = attribute("constant", "a");

    private static String value(String attributes) {
        return "<stateValue " + attributes + "/>";
    }

    private static final SyntheticTrace.Spec[] THREE = {
        event(10, "go", field("n", 4L), field("text", "x"), field("cpu", 1)),
        event(20, "go", field("n", 6L), field("text", "y"), field("cpu", 2)),
        event(30, "stop", field("n", 6L), field("text", "z"), field("cpu", 2))
    };

    @Test
    void valuesHaveTheTypeThatIsWritten() throws Exception {
        ITmfStateSystem history =
                history(
                        on(
                                "go",
                                A + value("type='int' value='7'"),
                                attribute("constant", "b") + value("type='long' value='8'"),
                                attribute("constant", "c") + value("type='string' value='9'"),
                                attribute("constant", "d") + value("type='eventField' value='n'"),
                                attribute("constant", "e") + value("type='eventName'")),
                        THREE);
        assertThat(
                        List.of("a", "b", "c", "d", "e").stream()
                                .map(name -> value(history, 30, name))
                                .toList())
                .containsExactly(7, 8L, "9", 6L, "go");
    }

    private static Object value(ITmfStateSystem history, long time, String... path) {
        return history.querySingleState(time, history.optQuarkAbsolute(path)).getValue();
    }

    @Test
    void definedValuesStandForTheirNumbers() throws Exception {
        assertThat(
                        changes(
                                "<definedValue name='RUNS' value='2'/>"
                                        + on("go", A + value("type='int' value='$RUNS'")),
                                THREE))
                .containsEntry("a", List.of("10 2"));
    }

    @Test
    void handlersOfAStarAreForAllEventsThatFit() throws Exception {
        assertThat(
                        changes(
                                on("g*", A + value("type='eventField' value='n'"))
                                        + on("st*p", A + value("type='null'")),
                                THREE))
                .containsEntry("a", List.of("10 4", "20 6", "30 null"));
    }

    @Test
    void partsOfPathsComeFromFieldsNamesLocationsAndStates() throws Exception {
        String location =
                "<location id='Here'>"
                        + attribute("constant", "cpus")
                        + attribute("eventField", "cpu")
                        + "</location>";
        String query =
                "<stateAttribute type='query'>"
                        + attribute("location", "Here")
                        + "</stateAttribute>";
        assertThat(
                        changes(
                                location
                                        + on(
                                                "*",
                                                attribute("location", "Here")
                                                        + value("type='eventField' value='text'"),
                                                attribute("constant", "texts")
                                                        + query
                                                        + attribute("eventName", "")
                                                        + value("type='int' value='1'")),
                                THREE))
                .containsOnlyKeys("cpus/1", "cpus/2", "texts/x/go", "texts/y/go", "texts/z/stop")
                .containsEntry("cpus/2", List.of("20 y", "30 z"));
    }

    @Test
    void aChangeWhosePathIsUnknownIsLeftOut() throws Exception {
        String query =
                "<stateAttribute type='query'>"
                        + attribute("constant", "nowhere")
                        + "</stateAttribute>";
        assertThat(
                        changes(
                                on(
                                        "go",
                                        attribute("eventField", "missing")
                                                + value("type='int' value='1'"),
                                        query + value("type='int' value='2'"),
                                        "<stateAttribute type='null'/>"
                                                + value("type='int' value='2'"),
                                        A + value("type='int' value='3'")),
                                THREE))
                .containsOnlyKeys("a");
    }

    @Test
    void theOtherBranchIsTakenWhereTheConditionDoesNotHold() throws Exception {
        String change =
                "<if><condition><field name='n'/>"
                        + value("type='long' value='4'")
                        + "</condition></if><then>"
                        + A
                        + value("type='string' value='four'")
                        + "</then><else>"
                        + A
                        + value("type='string' value='other'")
                        + "</else>";
        assertThat(changes(on("*", change), THREE))
                .containsEntry("a", List.of("10 four", "20 other"));
    }

    private List<String> holdsAt(String condition) throws Exception {
        return changes(
                        on(
                                "*",
                                A + value("type='null'"),
                                "<if>"
                                        + condition
                                        + "</if><then>"
                                        + A
                                        + value("type='eventField' value='timestamp'")
                                        + "</then>"),
                        THREE)
                .getOrDefault("a", List.of())
                .stream()
                .map(change -> change.substring(change.indexOf(' ') + 1))
                .filter(time -> !time.equals("null"))
                .toList();
    }

    private static String n(String operator, int number) {
        return "<condition operator='%s'><field name='n'/><stateValue type='int' value='%d'/></condition>"
                .formatted(operator, number);
    }

    @Test
    void numbersAreComparedAsNumbersWhateverTheirSize() throws Exception {
        assertThat(holdsAt(n("eq", 4))).containsExactly("10");
        folder = folder.resolve("2");
        assertThat(holdsAt(n("gt", 4))).containsExactly("20", "30");
        folder = folder.resolve("3");
        assertThat(holdsAt(n("ge", 10))).isEmpty();
        folder = folder.resolve("4");
        assertThat(holdsAt(n("le", 10))).containsExactly("10", "20", "30");
        folder = folder.resolve("5");
        assertThat(holdsAt(n("lt", 6))).containsExactly("10");
        folder = folder.resolve("6");
        assertThat(holdsAt(n("ne", 6))).containsExactly("10");
    }

    @Test
    void conditionsAreJoinedAndNegated() throws Exception {
        String stop =
                "<condition>"
                        + value("type='eventName'")
                        + value("type='string' value='stop'")
                        + "</condition>";
        assertThat(holdsAt("<and>" + n("eq", 6) + "<not>" + stop + "</not></and>"))
                .containsExactly("20");
        folder = folder.resolve("2");
        assertThat(holdsAt("<or>" + n("eq", 4) + stop + "</or>")).containsExactly("10", "30");
    }

    @Test
    void anAttributeThatIsNotThereIsNull() throws Exception {
        String missing =
                "<condition>" + attribute("constant", "b") + value("type='null'") + "</condition>";
        assertThat(holdsAt(missing)).containsExactly("10", "20", "30");
    }

    @Test
    void incrementAddsToTheValueOfItsType() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "*",
                                        A + value("type='int' value='2' increment='true'"),
                                        attribute("constant", "sum")
                                                + value(
                                                        "type='eventField' value='n'"
                                                                + " increment='true'")),
                                THREE))
                .containsEntry("a", List.of("10 2", "20 4", "30 6"))
                .containsEntry("sum", List.of("10 4", "20 10", "30 16"));
    }

    @Test
    void updateReplacesTheOngoingValueFromItsStart() throws Exception {
        assertThat(
                        changes(
                                on("go", A + value("type='eventField' value='text'"))
                                        + on(
                                                "stop",
                                                A
                                                        + value(
                                                                "type='string' value='ended'"
                                                                        + " update='true'")),
                                THREE))
                .containsEntry("a", List.of("10 x", "20 ended"));
    }

    @Test
    void stacksArePushedPoppedAndPeeked() throws Exception {
        String peek = "<stateValue type='query' stack='peek'>" + A + "</stateValue>";
        assertThat(
                        changes(
                                on(
                                                "go",
                                                A
                                                        + value(
                                                                "type='eventField' value='n'"
                                                                        + " stack='push'"),
                                                attribute("constant", "top") + peek)
                                        + on(
                                                "stop",
                                                A + value("type='null' stack='pop'"),
                                                attribute("constant", "top") + peek),
                                THREE))
                .containsEntry("a", List.of("10 1", "20 2", "30 1"))
                .containsEntry("a/1", List.of("10 4"))
                .containsEntry("a/2", List.of("20 6", "30 null"))
                .containsEntry("top", List.of("10 4", "20 6", "30 4"));
    }

    @Test
    void popAllEmptiesAStack() throws Exception {
        assertThat(
                        changes(
                                on("go", A + value("type='eventField' value='n' stack='push'"))
                                        + on("stop", A + value("type='null' stack='popAll'")),
                                THREE))
                .containsEntry("a", List.of("10 1", "20 2", "30 null"))
                .containsEntry("a/1", List.of("10 4", "30 null"));
    }

    @Test
    void deleteClearsAnAttributeAndAllBelow() throws Exception {
        assertThat(
                        changes(
                                on(
                                                "go",
                                                A + value("type='int' value='1'"),
                                                A
                                                        + attribute("constant", "b")
                                                        + value("type='int' value='2'"))
                                        + on("stop", A + value("type='delete'")),
                                THREE))
                .containsEntry("a", List.of("10 1", "30 null"))
                .containsEntry("a/b", List.of("10 2", "30 null"));
    }

    @Test
    void aForcedTypeConvertsTheValue() throws Exception {
        ITmfStateSystem history =
                history(
                        on(
                                "go",
                                A + value("type='eventField' value='n' forcedType='int'"),
                                attribute("constant", "b")
                                        + value("type='eventField' value='n' forcedType='string'"),
                                attribute("constant", "c")
                                        + value("type='eventField' value='n' forcedType='double'"),
                                attribute("constant", "d")
                                        + value("type='eventField' value='text' forcedType='long'"),
                                attribute("constant", "e") + value("type='int' value='1'")),
                        THREE);
        assertThat(value(history, 15, "a")).isEqualTo(4);
        assertThat(value(history, 15, "b")).isEqualTo("4");
        assertThat(value(history, 15, "c")).isEqualTo(4.0);
        assertThat(value(history, 15, "d")).as("a text that is no number").isNull();
        assertThat(value(history, 15, "e")).as("the changes after it").isEqualTo(1);
    }

    @Test
    void aMappingGroupReplacesValues() throws Exception {
        String group =
                "<mappingGroup id='m'><entry>"
                        + value("type='string' value='x'")
                        + value("type='int' value='100'")
                        + "</entry></mappingGroup>";
        assertThat(
                        changes(
                                group
                                        + on(
                                                "*",
                                                A
                                                        + value(
                                                                "type='eventField' value='text'"
                                                                        + " mappingGroup='m'")),
                                THREE))
                .containsEntry("a", List.of("10 100", "20 null"));
    }

    @Test
    void aFutureTimeMakesTheChangeLater() throws Exception {
        String later = A + value("type='int' value='1'") + "<futureTime type='long' value='25'/>";
        String earlier =
                attribute("constant", "b")
                        + value("type='int' value='1'")
                        + "<futureTime type='string' value='5'/>";
        assertThat(changes(on("go", later, earlier), THREE))
                .containsEntry("a", List.of("25 1"))
                .doesNotContainKey("b");
    }

    private static final String AT_25 = "<futureTime type='long' value='25'/>";

    @Test
    void incrementsOfTheSameFutureTimeAddUp() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "go",
                                        A + value("type='int' value='2' increment='true'") + AT_25),
                                THREE))
                .containsEntry("a", List.of("25 4"));
    }

    @Test
    void anIncrementOfTheFutureAddsToTheValueOfThatTime() throws Exception {
        assertThat(
                        changes(
                                on(
                                                "first",
                                                A
                                                        + value("type='int' value='1'")
                                                        + "<futureTime type='long' value='30'/>",
                                                A
                                                        + value(
                                                                "type='int' value='-1'"
                                                                        + " increment='true'")
                                                        + "<futureTime type='long' value='40'/>")
                                        + on("then", A + value("type='int' value='10'")),
                                event(10, "first"),
                                event(35, "then"),
                                event(50, "x")))
                .containsEntry("a", List.of("30 1", "35 10", "40 9"));
    }

    @Test
    void aChangeAfterTheEndOfTheTraceIsMade() throws Exception {
        ITmfStateSystem history =
                history(
                        on(
                                "go",
                                A
                                        + value("type='int' value='1' increment='true'")
                                        + "<futureTime type='long' value='100'/>"),
                        THREE);
        assertThat(history.getCurrentEndTime()).isEqualTo(100);
        assertThat(value(history, 99, "a")).isNull();
        assertThat(value(history, 100, "a")).isEqualTo(2);
    }

    @Test
    void aFutureDeleteClearsAllBelow() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "go",
                                        A
                                                + attribute("constant", "b")
                                                + value("type='int' value='2'"),
                                        A + value("type='delete'") + AT_25),
                                THREE))
                .containsEntry("a/b", List.of("10 2", "25 null"));
    }

    @Test
    void aFuturePopAllEmptiesAStack() throws Exception {
        assertThat(
                        changes(
                                on("go", A + value("type='eventField' value='n' stack='push'"))
                                        + on("go", A + value("type='null' stack='popAll'") + AT_25),
                                THREE))
                .containsEntry("a", List.of("10 1", "20 2", "25 null"))
                .containsEntry("a/1", List.of("10 4", "25 null"));
    }

    @Test
    void aFutureValueOfAnotherTypeIsLeftOutAndTheRestGoesOn() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "*",
                                        A + value("type='int' value='1'"),
                                        A + value("type='string' value='text'") + AT_25,
                                        attribute("constant", "c")
                                                + value("type='string' value='no stack'"),
                                        attribute("constant", "c")
                                                + value("type='int' value='1' stack='push'")
                                                + AT_25,
                                        attribute("constant", "b")
                                                + value("type='eventField' value='n'")),
                                THREE))
                .containsEntry("a", List.of("10 1"))
                .containsEntry("b", List.of("10 4", "20 6"));
    }

    @Test
    void statesThatHaveTimesFollowTheClock() throws Exception {
        String content = on("go", A + value("type='eventField' value='timestamp'"));
        List<String> runs = new ArrayList<>();
        for (long offset : new long[] {0, 500, 0}) {
            SyntheticTrace trace = XmlHistories.trace(folder, THREE);
            trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(offset));
            XmlStateSystemModule module = new XmlStateSystemModule(XmlHistories.provider(content));
            runs.addAll(XmlHistories.changes(XmlHistories.built(module, trace)).get("a"));
            module.dispose();
            trace.dispose();
        }
        assertThat(runs).containsExactly("10 10", "20 20", "510 510", "520 520", "10 10", "20 20");
    }

    @Test
    void zerosBeforeANumberDoNotChangeIt() throws Exception {
        String number = "type='eventField' value='text' forcedType=";
        assertThat(
                        changes(
                                on(
                                        "go",
                                        A + value(number + "'int'"),
                                        attribute("constant", "b") + value(number + "'long'"),
                                        attribute("constant", "c")
                                                + value("type='int' value='010'")),
                                event(10, "go", field("text", "010")),
                                event(20, "go", field("text", "-0009")),
                                event(30, "go", field("text", "0x1F")),
                                event(40, "go", field("text", "00"))))
                .containsEntry("a", List.of("10 10", "20 -9", "30 31", "40 0"))
                .containsEntry("b", List.of("10 10", "20 -9", "30 31", "40 0"))
                .containsEntry("c", List.of("10 10"));
    }

    @Test
    void aScriptWithoutItsEngineGivesNull() throws Exception {
        String script =
                "<stateValue type='script' value='n + 1' scriptEngine='no.such.engine'>"
                        + "<stateValue id='n' type='eventField' value='n'/></stateValue>";
        boolean isInstalled =
                new javax.script.ScriptEngineManager().getEngineByName("JavaScript") != null;
        assertThat(changes(on("go", A + script), THREE).containsKey("a")).isEqualTo(isInstalled);
    }

    @Test
    void namesWithDotsAndAspectsAreFields() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "go",
                                        A + value("type='eventField' value='Event type'"),
                                        attribute("constant", "cpu")
                                                + value("type='eventField' value='cpu'"),
                                        attribute("constant", "sub")
                                                + value("type='eventField' value='out.in'")),
                                event(
                                        10,
                                        "go",
                                        field("cpu", 3),
                                        new org.eclipse.tracecompass.tmf.core.event.TmfEventField(
                                                "out",
                                                null,
                                                new org.eclipse.tracecompass.tmf.core.event
                                                                .ITmfEventField[] {
                                                    field("in", 5L)
                                                })),
                                event(20, "go")))
                .containsEntry("a", List.of("10 go"))
                .containsEntry("cpu", List.of("10 3", "20 null"))
                .containsEntry("sub", List.of("10 5", "20 null"));
    }

    @Test
    void aValueOfAnotherTypeIsLeftOutAndTheRestGoesOn() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "*",
                                        A + value("type='int' value='1'"),
                                        A + value("type='string' value='text'"),
                                        attribute("constant", "b")
                                                + value("type='eventField' value='n'")),
                                THREE))
                .containsEntry("a", List.of("10 1"))
                .containsEntry("b", List.of("10 4", "20 6"));
    }

    @Test
    void aTextThatIsNoNumberIsNullInAConditionAndTheRestGoesOn() throws Exception {
        assertThat(
                        changes(
                                on(
                                        "*",
                                        "<if><condition operator='gt'>"
                                                + value(
                                                        "type='eventField' value='text'"
                                                                + " forcedType='int'")
                                                + value("type='int' value='5'")
                                                + "</condition></if><then>"
                                                + A
                                                + value("type='string' value='more'")
                                                + "</then><else>"
                                                + A
                                                + value("type='string' value='other'")
                                                + "</else>"),
                                event(10, "go", field("text", "7")),
                                event(20, "go", field("text", "x")),
                                event(30, "go", field("text", "8"))))
                .containsEntry("a", List.of("10 more", "20 other", "30 more"));
    }

    @Test
    void aCounterIsNoStackAndTheRestGoesOn() throws Exception {
        assertThat(
                        changes(
                                on("go", A + value("type='int' value='1' increment='true'"))
                                        + on("stop", A + value("type='null' stack='pop'"))
                                        + on("stop", A + value("type='null' stack='popAll'"))
                                        + on(
                                                "stop",
                                                attribute("constant", "b")
                                                        + value("type='eventField' value='n'")),
                                THREE))
                .containsEntry("a", List.of("10 1", "20 2"))
                .containsEntry("b", List.of("30 6"));
    }
}
