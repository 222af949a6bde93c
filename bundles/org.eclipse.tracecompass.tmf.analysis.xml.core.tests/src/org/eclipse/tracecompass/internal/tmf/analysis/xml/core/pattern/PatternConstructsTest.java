package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.event;
import static org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories.field;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.testkit.LogRecords;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Each construct of patterns on a few events. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class PatternConstructsTest {

    private static final String SEGMENT =
            "<action id='found'><segment><segType segName='work'/></segment></action>";

    private static final String SAME_ID =
            "<test id='same'><if><condition><field name='id'/><stateValue"
                    + " type='query'><stateAttribute type='constant'"
                    + " value='#CurrentScenario'/><stateAttribute type='constant'"
                    + " value='id'/></stateValue></condition></if></test>";

    private static final String KEEP_ID =
            "<action id='keep'><stateChange>"
                    + "<stateAttribute type='constant' value='#CurrentScenario'/>"
                    + "<stateAttribute type='constant' value='id'/>"
                    + "<stateValue type='eventField' value='id'/></stateChange></action>";

    private static final String WORK =
            "<fsm id='work'%s><initialState><transition event='begin' target='busy' action='keep'/>"
                    + "</initialState><state id='busy'><transition event='end' cond='same'"
                    + " target='done' action='found'/></state><final id='done'/></fsm>";

    @TempDir Path folder;

    private XmlPatternAnalysis run(String content, SyntheticTrace.Spec... events) throws Exception {
        return run("", content, events);
    }

    private XmlPatternAnalysis run(String head, String content, SyntheticTrace.Spec... events)
            throws Exception {
        XmlPatternAnalysis analysis =
                new XmlPatternAnalysis(
                        XmlHistories.element(
                                "<pattern id='test' version='1'>%s<patternHandler>%s</patternHandler></pattern>"
                                        .formatted(head, content)));
        XmlHistories.built(analysis, XmlHistories.trace(folder, events));
        return analysis;
    }

    private static List<String> segments(XmlPatternAnalysis analysis) {
        List<String> segments = new ArrayList<>();
        for (ISegment segment : Objects.requireNonNull(analysis.getSegmentStore())) {
            segments.add(segment.toString());
        }
        return segments;
    }

    private static Map<String, List<String>> changes(XmlPatternAnalysis analysis) {
        return XmlHistories.changes(Objects.requireNonNull(analysis.getStateSystem()));
    }

    private static SyntheticTrace.Spec begin(long time, int id) {
        return event(time, "begin", field("id", id));
    }

    private static SyntheticTrace.Spec end(long time, int id) {
        return event(time, "end", field("id", id));
    }

    @Test
    void scenariosThatOverlapAreFollowedEachForItself() throws Exception {
        XmlPatternAnalysis analysis =
                run(
                        SAME_ID + KEEP_ID + SEGMENT + WORK.formatted(""),
                        begin(10, 1),
                        begin(20, 2),
                        end(30, 2),
                        end(50, 1),
                        event(60, "other"));
        assertThat(segments(analysis))
                .containsExactlyInAnyOrder("work [10, 50] {}", "work [20, 30] {}");
    }

    @Test
    void theHistoryHasTheStatusAndTheStatesOfAScenario() throws Exception {
        Map<String, List<String>> changes =
                changes(
                        run(
                                SAME_ID + KEEP_ID + SEGMENT + WORK.formatted(""),
                                event(5, "other"),
                                begin(10, 1),
                                end(30, 1),
                                event(60, "other")));
        assertThat(changes)
                .containsEntry("scenarios/work/0/status", List.of("5 0", "10 1", "30 2"))
                .containsEntry("scenarios/work/0/state", List.of("5 initial", "10 busy", "30 done"))
                .containsEntry("scenarios/work/0/startTime", List.of("10 10", "30 null"))
                .containsEntry("scenarios/work/0/state/busy/startTime", List.of("10 10", "30 null"))
                .containsEntry("scenarios/work/0/id", List.of("10 1", "30 null"));
    }

    @Test
    void scenariosThatAreNotFinishedAreGivenUpAtTheEnd() throws Exception {
        XmlPatternAnalysis analysis =
                run(
                        SAME_ID + KEEP_ID + SEGMENT + WORK.formatted(""),
                        begin(10, 1),
                        event(60, "other"));
        assertThat(segments(analysis)).isEmpty();
        assertThat(changes(analysis).get("scenarios/work/0/status"))
                .containsExactly("10 1", "60 null");
    }

    @Test
    void onlyOneScenarioIsFollowedWhereTheMachineIsNotMultiple() throws Exception {
        assertThat(
                        segments(
                                run(
                                        SAME_ID
                                                + KEEP_ID
                                                + SEGMENT
                                                + WORK.formatted(" multiple='false'"),
                                        begin(10, 1),
                                        begin(20, 2),
                                        end(30, 2),
                                        end(50, 1),
                                        begin(60, 3),
                                        end(70, 3))))
                .containsExactly("work [10, 50] {}", "work [60, 70] {}");
    }

    @Test
    void anEventIsConsumedByTheFirstScenarioUnlessTheMachineSaysOtherwise() throws Exception {
        String machine =
                "<fsm id='work'%s><initialState><transition event='begin' target='busy'/>"
                        + "</initialState><state id='busy'><transition event='end' target='done'"
                        + " action='found'/></state><final id='done'/></fsm>";
        SyntheticTrace.Spec[] events = {begin(10, 1), begin(20, 2), end(30, 1), event(40, "x")};
        assertThat(segments(run(SEGMENT + machine.formatted(""), events)))
                .containsExactly("work [10, 30] {}");
        folder = folder.resolve("2");
        assertThat(segments(run(SEGMENT + machine.formatted(" consuming='false'"), events)))
                .containsExactlyInAnyOrder("work [10, 30] {}", "work [20, 30] {}");
    }

    @Test
    void preconditionsKeepEventsFromAMachine() throws Exception {
        String test =
                "<test id='first'><if><condition><field name='id'/>"
                        + "<stateValue type='int' value='1'/></condition></if></test>";
        String machine =
                "<fsm id='m'><precondition event='begin|end'"
                        + " cond='first'/><initialState><transition"
                        + " target='busy'/></initialState><state id='busy'><transition target='done'"
                        + " action='found'/></state><final id='done'/></fsm>";
        assertThat(
                        segments(
                                run(
                                        test + SEGMENT + machine,
                                        begin(10, 2),
                                        begin(20, 1),
                                        event(25, "other", field("id", 1)),
                                        end(30, 2),
                                        end(40, 1))))
                .containsExactly("work [20, 40] {}");
    }

    @Test
    void theInitialStateIsNamedOrTheFirst() throws Exception {
        String states =
                "<state id='a'><transition event='begin' target='b'/></state><state"
                        + " id='b'><transition event='end' target='c' action='found'/></state><final"
                        + " id='c'/></fsm>";
        SyntheticTrace.Spec[] events = {begin(10, 1), end(20, 1), end(30, 1)};
        assertThat(segments(run(SEGMENT + "<fsm id='m'>" + states, events)))
                .containsExactly("work [10, 20] {}");
        folder = folder.resolve("2");
        assertThat(segments(run(SEGMENT + "<fsm id='m' initial='b'>" + states, events)))
                .containsExactly("work [20, 20] {}", "work [30, 30] {}");
        folder = folder.resolve("3");
        assertThat(
                        segments(
                                run(
                                        SEGMENT
                                                + "<fsm id='m'><initial><transition"
                                                + " target='a'/></initial>"
                                                + states,
                                        events)))
                .containsExactly("work [10, 20] {}");
    }

    @Test
    void onlyTheNamedMachinesBeginWithTheTrace() throws Exception {
        String handler =
                SEGMENT
                        + "<action id='go'><fsmScheduleAction id='second'/></action><fsm"
                        + " id='first'><state id='a'><transition event='begin' target='z'"
                        + " action='go'/></state><final id='z'/></fsm><fsm id='second'><state"
                        + " id='a'><transition event='end' target='z'"
                        + " action='found'/></state><final id='z'/></fsm>";
        XmlPatternAnalysis analysis =
                new XmlPatternAnalysis(
                        XmlHistories.element(
                                "<pattern id='test' version='1'><patternHandler initial='first'>"
                                        + handler
                                        + "</patternHandler></pattern>"));
        XmlHistories.built(
                analysis, XmlHistories.trace(folder, end(5, 1), begin(10, 1), end(20, 1)));
        assertThat(segments(analysis)).containsExactly("work [20, 20] {}");
    }

    @Test
    void aMachineThatIsNotThereIsNamedAndLeftOut() throws Exception {
        String handler =
                SEGMENT
                        + "<action id='go'><fsmScheduleAction id='third'/></action><fsm"
                        + " id='first'><state id='a'><transition event='begin' target='b'"
                        + " action='go'/></state><state id='b'><transition event='end' target='z'"
                        + " action='found'/></state><final id='z'/></fsm>";
        try (LogRecords log = LogRecords.of(PatternCompiler.class)) {
            XmlPatternAnalysis analysis =
                    new XmlPatternAnalysis(
                            XmlHistories.element(
                                    "<pattern id='test' version='1'>"
                                            + "<patternHandler initial='first:second'>"
                                            + handler
                                            + "</patternHandler></pattern>"));
            XmlHistories.built(analysis, XmlHistories.trace(folder, begin(10, 1), end(20, 1)));
            assertThat(segments(analysis)).containsExactly("work [10, 20] {}");
            assertThat(log.messages())
                    .anyMatch(text -> text.contains("there is no machine 'second'"))
                    .anyMatch(text -> text.contains("there is no machine 'third'"));
        }
    }

    @Test
    void actionsOfStatesRunOnEntryAndOnExit() throws Exception {
        String mark =
                "<action id='%1$s'><stateChange><stateAttribute type='constant'"
                        + " value='%1$s'/><stateValue type='int' value='1'"
                        + " increment='true'/></stateChange></action>";
        Map<String, List<String>> changes =
                changes(
                        run(
                                mark.formatted("in")
                                        + mark.formatted("out")
                                        + mark.formatted("way")
                                        + "<action id='both'><action id='way'/><action"
                                        + " id='way'/></action><fsm id='m'><state"
                                        + " id='a'><transition event='begin' target='b'"
                                        + " action='both'/></state><state id='b'><onentry"
                                        + " action='in'/><onexit action='out:out'/><transition"
                                        + " event='end' target='c'/></state><final id='c'/></fsm>",
                                begin(10, 1),
                                end(20, 1)));
        assertThat(changes)
                .containsEntry("in", List.of("10 1"))
                .containsEntry("way", List.of("10 2"))
                .containsEntry("out", List.of("20 2"));
    }

    @Test
    void storedFieldsAreKeptAndGoIntoSegments() throws Exception {
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' target='b'"
                        + " saveStoredFields='true'/></state><state id='b'><transition event='clear'"
                        + " target='b' clearStoredFields='true'/><transition event='end' target='c'"
                        + " action='found'/></state><final id='c'/></fsm>";
        String head = "<storedField id='id' alias='number'/><storedField id='missing'/>";
        XmlPatternAnalysis analysis =
                run(head, SEGMENT + machine, begin(10, 7), end(20, 1), event(30, "x"));
        assertThat(segments(analysis)).containsExactly("work [10, 20] {number=7}");
        assertThat(changes(analysis))
                .containsEntry("scenarios/m/0/storedFields/number", List.of("10 7", "20 null"));
        folder = folder.resolve("2");
        assertThat(
                        segments(
                                run(
                                        head,
                                        SEGMENT + machine,
                                        begin(10, 7),
                                        event(15, "clear"),
                                        end(20, 1))))
                .containsExactly("work [10, 20] {}");
    }

    @Test
    void aStoredFieldMayHaveValuesOfSeveralTypes() throws Exception {
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' target='b'"
                        + " saveStoredFields='true'/></state><state id='b'><transition event='end'"
                        + " target='c' saveStoredFields='true' action='found'/></state><final"
                        + " id='c'/></fsm>";
        XmlPatternAnalysis analysis =
                run(
                        "<storedField id='mode'/>",
                        SEGMENT + machine,
                        event(10, "begin", field("mode", "read")),
                        event(20, "end", field("mode", 7)),
                        event(30, "begin", field("mode", 8)),
                        event(40, "end", field("mode", 9)));
        assertThat(segments(analysis))
                .containsExactly("work [10, 20] {mode=read}", "work [30, 40] {mode=8}");
        assertThat(changes(analysis))
                .containsEntry("scenarios/m/0/storedFields/mode", List.of("10 read", "20 null"));
    }

    @Test
    void aTextThatIsNoNumberIsLeftOutOfASegment() throws Exception {
        String segment =
                "<action id='found'><segment><segType segName='work'/><segContent><segField"
                        + " name='n' type='int'><stateValue type='eventField' value='text'"
                        + " forcedType='int'/></segField><segField name='m' type='string'>"
                        + "<stateValue type='eventField' value='text'/></segField></segContent>"
                        + "</segment></action>";
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' target='b'/></state>"
                        + "<state id='b'><transition event='end' target='c' action='found'/>"
                        + "</state><final id='c'/></fsm>";
        assertThat(
                        segments(
                                run(
                                        segment + machine,
                                        begin(10, 1),
                                        event(20, "end", field("text", "x")),
                                        begin(30, 1),
                                        event(40, "end", field("text", "12")))))
                .containsExactly("work [10, 20] {m=x}", "work [30, 40] {n=12, m=12}");
    }

    @Test
    void timesAreConditions() throws Exception {
        String tests =
                "<test id='early'><if><timerange unit='us'><in begin='0'"
                        + " end='2'/></timerange></if></test><test id='late'><if><elapsedTime"
                        + " unit='ns'><more since='b' value='100'/></elapsedTime></if></test><test"
                        + " id='soon'><if><elapsedTime><less since='b'"
                        + " value='100'/></elapsedTime></if></test><test"
                        + " id='never'><if><elapsedTime><less since='nowhere'"
                        + " value='100'/></elapsedTime></if></test>";
        String late = SEGMENT.replace("'found'", "'slow'").replace("'work'", "'slow'");
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' cond='early'"
                        + " target='b'/></state><state id='b'><transition event='end' cond='never'"
                        + " target='c'/><transition event='end' cond='soon' target='c'"
                        + " action='found'/><transition event='end' cond='late' target='c'"
                        + " action='slow'/></state><final id='c'/></fsm>";
        assertThat(
                        segments(
                                run(
                                        tests + SEGMENT + late + machine,
                                        begin(1_000, 1),
                                        end(1_050, 1),
                                        begin(2_000, 1),
                                        end(2_100, 1),
                                        end(2_101, 1),
                                        begin(2_200, 1),
                                        end(2_201, 1))))
                .containsExactly("work [1000, 1050] {}", "slow [2000, 2101] {}");
    }

    @Test
    void conditionsOnTimeFollowTheClock() throws Exception {
        String test =
                "<test id='early'><if><timerange><in begin='0' end='2000'/></timerange></if></test>";
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' cond='early' target='b'/>"
                        + "</state><state id='b'><transition event='end' target='c'"
                        + " action='found'/></state><final id='c'/></fsm>";
        String pattern =
                "<pattern id='test' version='1'><patternHandler>%s</patternHandler></pattern>"
                        .formatted(test + SEGMENT + machine);
        List<String> runs = new ArrayList<>();
        for (long offset : new long[] {0, 500, 0}) {
            SyntheticTrace trace =
                    XmlHistories.trace(
                            folder, begin(1_000, 1), end(1_500, 1), begin(1_800, 1), end(1_900, 1));
            trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(offset));
            XmlPatternAnalysis analysis = new XmlPatternAnalysis(XmlHistories.element(pattern));
            XmlHistories.built(analysis, trace);
            runs.add(segments(analysis) + " " + changes(analysis).get("scenarios/m/0/startTime"));
            analysis.dispose();
            trace.dispose();
        }
        assertThat(runs)
                .containsExactly(
                        "[work [1000, 1500] {}, work [1800, 1900] {}] [1000 1000, 1500 null]",
                        "[work [1500, 2000] {}] [1500 1500, 2000 null]",
                        "[work [1000, 1500] {}, work [1800, 1900] {}] [1000 1000, 1500 null]");
    }

    @Test
    void aTimeBeyondAllOthersIsACondition() throws Exception {
        String tests =
                "<test id='all'><if><timerange unit='s'><in begin='-9223372036854775808'"
                        + " end='9223372036854775807'/></timerange></if></test><test"
                        + " id='soon'><if><elapsedTime unit='s'><less since='b'"
                        + " value='10000000000'/></elapsedTime></if></test>";
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' cond='all'"
                        + " target='b'/></state><state id='b'><transition event='end' cond='soon'"
                        + " target='c' action='found'/></state><final id='c'/></fsm>";
        assertThat(segments(run(tests + SEGMENT + machine, begin(1_000, 1), end(2_000, 1))))
                .containsExactly("work [1000, 2000] {}");
    }

    @Test
    void aSegmentHasTheTimesAndTheContentThatAreWritten() throws Exception {
        String segment =
                "<action id='s'><segment><segType><segName><stateValue"
                        + " type='eventName'/></segName></segType><segTime><begin type='eventField'"
                        + " value='from'/><%s/></segTime><segContent><segField name='n' type='long'"
                        + " value='5'/><segField name='missing' type='eventField'"
                        + " value='nothing'/><segField name='id' type='eventField'"
                        + " value='id'/></segContent></segment></action>";
        String machine =
                "<fsm id='m'><state id='a'><transition event='e' target='z'"
                        + " action='s'/></state><final id='z'/></fsm>";
        SyntheticTrace.Spec e =
                event(50, "e", field("from", 20L), field("to", 40L), field("id", "x"));
        assertThat(
                        segments(
                                run(
                                        segment.formatted("end type='eventField' value='to'")
                                                + machine,
                                        e)))
                .containsExactly("e [20, 40] {n=5, id=x}");
        folder = folder.resolve("2");
        assertThat(segments(run(segment.formatted("duration type='long' value='7'") + machine, e)))
                .containsExactly("e [20, 27] {n=5, id=x}");
        folder = folder.resolve("3");
        assertThat(segments(run(segment.formatted("end type='long' value='7'") + machine, e)))
                .as("an end before the begin is the event")
                .containsExactly("e [20, 50] {n=5, id=x}");
    }

    @Test
    void poolsGiveEachScenarioANumberWhileItRuns() throws Exception {
        String slot =
                "<action id='keep'><stateChange>"
                        + "<stateAttribute type='constant' value='#CurrentScenario'/>"
                        + "<stateAttribute type='constant' value='id'/>"
                        + "<stateValue type='eventField' value='id'/></stateChange>"
                        + "<stateChange><stateAttribute type='constant' value='Slots'/>"
                        + "<stateAttribute type='pool'/><stateValue type='eventField' value='id'/>"
                        + "</stateChange></action>";
        assertThat(
                        changes(
                                run(
                                        SAME_ID + slot + SEGMENT + WORK.formatted(""),
                                        begin(10, 1),
                                        begin(20, 2),
                                        end(30, 1),
                                        begin(40, 3),
                                        event(50, "x"))))
                .containsEntry("Slots/0", List.of("10 1", "30 null", "40 3", "50 null"))
                .containsEntry("Slots/1", List.of("20 2", "50 null"));
    }

    @Test
    void scenariosOfDifferentMachinesNeverShareANumberOfAPool() throws Exception {
        String take =
                "<action id='take%1$s'><stateChange>"
                        + "<stateAttribute type='constant' value='Slots'/>"
                        + "<stateAttribute type='pool'/><stateValue type='string' value='%1$s'/>"
                        + "</stateChange></action>";
        String machine =
                "<fsm id='%1$s'><initialState><transition event='begin%1$s' target='in'"
                        + " action='take%1$s'/></initialState><state id='in'><transition"
                        + " event='end%1$s' target='out'/></state><final id='out'/></fsm>";
        assertThat(
                        changes(
                                run(
                                        take.formatted("A")
                                                + take.formatted("B")
                                                + machine.formatted("A")
                                                + machine.formatted("B"),
                                        event(10, "beginA"),
                                        event(20, "beginB"),
                                        event(30, "endA"),
                                        event(40, "endB"))))
                .containsEntry("Slots/0", List.of("10 A", "30 null"))
                .containsEntry("Slots/1", List.of("20 B", "40 null"));
    }

    @Test
    void anAbandonStateGivesAScenarioUp() throws Exception {
        String machine =
                "<fsm id='m'><state id='a'><transition event='begin' target='b'/></state>"
                        + "<state id='b'><transition event='end' target='lost'/></state>"
                        + "<abandonState id='lost'/></fsm>";
        assertThat(changes(run(machine, begin(10, 1), end(20, 1))))
                .containsEntry("scenarios/m/0/status", List.of("10 1", "20 3"));
    }

    @Test
    void tableColumnsHaveNameAndContent() throws Exception {
        XmlPatternAnalysis analysis =
                run(
                        "<storedField id='id'/>",
                        SEGMENT
                                + "<fsm id='m'><state id='a'><transition event='begin' target='b'"
                                + " saveStoredFields='true'/></state><state id='b'><transition"
                                + " event='end' target='c' action='found'/></state><final"
                                + " id='c'/></fsm>",
                        begin(10, 7),
                        end(20, 1));
        ISegment segment = Objects.requireNonNull(analysis.getSegmentStore()).iterator().next();
        List<String> row = new ArrayList<>();
        for (ISegmentAspect aspect : analysis.getSegmentAspects()) {
            row.add(aspect.getName() + ": " + aspect.resolve(segment));
        }
        assertThat(row).containsExactly("Name: work", "Content: id=7");
    }

    @Test
    void segmentsAreStoredAndUsedAgain() throws Exception {
        String handler = SAME_ID + KEEP_ID + SEGMENT + WORK.formatted("");
        SyntheticTrace.Spec[] events = {begin(10, 1), end(50, 1)};
        XmlPatternAnalysis first = run(handler, events);
        List<String> expected = segments(first);
        first.dispose();
        XmlPatternAnalysis second = run(handler, events);
        assertThat(second.getStoredResults().areReused()).isTrue();
        assertThat(segments(second)).isEqualTo(expected).hasSize(1);
        second.dispose();
        XmlPatternAnalysis changed = run(handler.replace("'work'", "'other'"), events);
        assertThat(segments(changed)).containsExactly("other [10, 50] {}");
        changed.dispose();
    }

    @Test
    void clearingTheResultsRemovesTheSegments() throws Exception {
        XmlPatternAnalysis analysis =
                run(SAME_ID + KEEP_ID + SEGMENT + WORK.formatted(""), begin(10, 1), end(50, 1));
        analysis.clearPersistentData();
        assertThat(analysis.getSegmentStore()).isNull();
        assertThat(analysis.schedule().isOK()).isTrue();
        assertThat(analysis.waitForCompletion()).isTrue();
        assertThat(segments(analysis)).hasSize(1);
    }
}
