package org.eclipse.tracecompass.tmf.core.analysis.requirements;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an analysis needs, and how it says that it is missing. */
class AnalysisRequirementTest {

    @TempDir Path folder = Path.of("");

    private final List<ITmfTrace> traces = new java.util.ArrayList<>();

    @AfterEach
    void disposeTraces() {
        traces.forEach(ITmfTrace::dispose);
    }

    private static final class KnownTrace extends SyntheticTrace
            implements ITmfTraceWithPreDefinedEvents {
        private final Set<ITmfEventType> types;

        KnownTrace(Path folder, String... namesAndFields) {
            super(folder, 0, i -> new Spec(0, ""));
            types =
                    Arrays.stream(namesAndFields)
                            .map(text -> text.split(":"))
                            .map(
                                    parts ->
                                            new TmfEventType(
                                                    parts[0],
                                                    TmfEventField.makeRoot(
                                                            parts.length == 1
                                                                    ? new String[0]
                                                                    : parts[1].split(","))))
                            .collect(Collectors.toSet());
        }

        @Override
        public Set<? extends ITmfEventType> getContainedEventTypes() {
            return types;
        }
    }

    private ITmfTrace trace(String... namesAndFields) {
        ITmfTrace trace = new KnownTrace(folder, namesAndFields);
        traces.add(trace);
        return trace;
    }

    @Test
    void mandatoryEventsMustAllBeThere() {
        TmfAnalysisEventRequirement requirement =
                new TmfAnalysisEventRequirement(List.of("a", "b", "c"), PriorityLevel.MANDATORY);
        assertThat(requirement.getPriorityLevel()).isEqualTo(PriorityLevel.MANDATORY);
        assertThat(requirement.test(trace("a", "b", "c", "d"))).isTrue();
        assertThat(requirement.whyNot(trace("a", "b", "c", "d"))).isEmpty();
        assertThat(requirement.test(trace("a"))).isFalse();
        assertThat(requirement.whyNot(trace("a")))
                .isEqualTo("The trace lacks all of b, c (events).");
        assertThat(requirement.whyNot(trace("a", "b"))).isEqualTo("The trace lacks the event c.");
    }

    @Test
    void ofSomeEventsOneIsEnough() {
        TmfAnalysisEventRequirement requirement =
                new TmfAnalysisEventRequirement(List.of("a", "b"), PriorityLevel.AT_LEAST_ONE);
        assertThat(requirement.test(trace("b"))).isTrue();
        assertThat(requirement.whyNot(trace("x")))
                .isEqualTo("The trace lacks any of a, b (events).");
    }

    @Test
    void allOrNothingRefusesAPart() {
        TmfAnalysisEventRequirement requirement =
                new TmfAnalysisEventRequirement(List.of("a", "b"), PriorityLevel.ALL_OR_NOTHING);
        assertThat(requirement.test(trace("x"))).isTrue();
        assertThat(requirement.test(trace("a", "b"))).isTrue();
        assertThat(requirement.test(trace("a"))).isFalse();
        assertThat(requirement.whyNot(trace("a"))).isEqualTo("The trace lacks the event b.");
    }

    @Test
    void optionalEventsAreNeverMissing() {
        TmfAnalysisEventRequirement requirement = new TmfAnalysisEventRequirement(List.of("a"));
        assertThat(requirement.getPriorityLevel()).isEqualTo(PriorityLevel.OPTIONAL);
        assertThat(requirement.test(trace("x"))).isTrue();
        assertThat(requirement.whyNot(trace("x"))).isEmpty();
    }

    @Test
    void aTraceThatDoesNotKnowItsEventsIsTakenToHaveThem() {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 1);
        traces.add(trace);
        assertThat(
                        new TmfAnalysisEventRequirement(List.of("a"), PriorityLevel.MANDATORY)
                                .test(trace))
                .isTrue();
        assertThat(fields("a", PriorityLevel.MANDATORY).test(trace)).isTrue();
        assertThat(fields("", PriorityLevel.MANDATORY).test(trace)).isTrue();
    }

    private static TmfAnalysisEventFieldRequirement fields(String event, PriorityLevel level) {
        return new TmfAnalysisEventFieldRequirement(event, List.of("x", "y"), level);
    }

    @Test
    void fieldsOfAnEventCanBeNeeded() {
        TmfAnalysisEventFieldRequirement all = fields("a", PriorityLevel.MANDATORY);
        assertThat(all.test(trace("a:x,y,z"))).isTrue();
        assertThat(all.whyNot(trace("a:x", "b:y"))).isEqualTo("The event a lacks the field y.");
        assertThat(all.test(trace("b:x,y"))).isFalse();
        assertThat(fields("a", PriorityLevel.AT_LEAST_ONE).test(trace("a:y", "b"))).isTrue();
    }

    @Test
    void fieldsOfEveryEventCanBeNeeded() {
        TmfAnalysisEventFieldRequirement all = fields("", PriorityLevel.MANDATORY);
        assertThat(all.test(trace("a:x,y", "b:y,x,z"))).isTrue();
        assertThat(all.test(trace("a:x", "b:y"))).isFalse();
        assertThat(all.whyNot(trace("a:x,y", "b:z")))
                .isEqualTo("The event b lacks all of x, y (fields).");
        TmfAnalysisEventFieldRequirement one = fields("", PriorityLevel.AT_LEAST_ONE);
        assertThat(one.test(trace("a:x", "b:y"))).isTrue();
        assertThat(one.test(trace("a:x,y", "b:z"))).isFalse();
        TmfAnalysisEventFieldRequirement whole = fields("", PriorityLevel.ALL_OR_NOTHING);
        assertThat(whole.test(trace("a:x,y", "b:z"))).isTrue();
        assertThat(whole.test(trace("a:x,y", "b:x"))).isFalse();
        assertThat(fields("", PriorityLevel.OPTIONAL).test(trace("a:z"))).isTrue();
    }

    @Test
    void withoutALevelFieldsAreOptionalAndNoFieldsAreNeverMissing() {
        TmfAnalysisEventFieldRequirement requirement =
                new TmfAnalysisEventFieldRequirement("a", List.of("x"));
        assertThat(requirement.getPriorityLevel()).isEqualTo(PriorityLevel.OPTIONAL);
        assertThat(requirement.test(trace("a:z"))).isTrue();
        for (PriorityLevel level : PriorityLevel.values()) {
            for (String event : List.of("", "a", "absent")) {
                assertThat(
                                new TmfAnalysisEventFieldRequirement(event, List.of(), level)
                                        .test(trace("a:x")))
                        .isTrue();
            }
        }
    }

    @Test
    void aCompositeJoinsTheSentencesOfItsParts() {
        TmfAbstractAnalysisRequirement event =
                new TmfAnalysisEventRequirement(List.of("a"), PriorityLevel.MANDATORY);
        TmfAbstractAnalysisRequirement field =
                new TmfAnalysisEventFieldRequirement("b", List.of("x"), PriorityLevel.MANDATORY);
        TmfCompositeAnalysisRequirement all =
                new TmfCompositeAnalysisRequirement(List.of(event, field), PriorityLevel.MANDATORY);
        assertThat(all.getValues()).containsExactly("a", "x");
        assertThat(all.test(trace("a", "b:x"))).isTrue();
        assertThat(all.whyNot(trace("c")))
                .isEqualTo("The trace lacks the event a. The event b lacks the field x.");
        TmfCompositeAnalysisRequirement any =
                new TmfCompositeAnalysisRequirement(
                        List.of(event, field), PriorityLevel.AT_LEAST_ONE);
        assertThat(any.test(trace("a"))).isTrue();
        assertThat(any.whyNot(trace("c")))
                .startsWith("One of the following must be mended. The trace lacks");
        TmfCompositeAnalysisRequirement both =
                new TmfCompositeAnalysisRequirement(
                        List.of(event, field), PriorityLevel.ALL_OR_NOTHING);
        assertThat(both.test(trace("a"))).isFalse();
        assertThat(both.test(trace("c"))).isTrue();
    }

    @Test
    void hintsAreKept() {
        TmfAbstractAnalysisRequirement requirement = new TmfAnalysisEventRequirement(List.of("a"));
        requirement.addInformation("Enable the event a.");
        requirement.addInformation("Enable the event a.");
        assertThat(requirement.getInformation()).containsExactly("Enable the event a.");
    }
}
