package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Limits;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/** The compiled declarations do what the interpreter does. */
class AgreementProperties {

    private static final Pattern LEFT_OUT = Pattern.compile(": (\\d+) events? left out");

    /** What came of a program: changes by attribute, and how often a rule was broken off. */
    private record Outcome(Map<String, List<String>> changes, long badEvents) {}

    @Property(tries = 300)
    void compiledProgramsDoWhatTheInterpreterDoes(@ForAll long seed) {
        Programs programs = new Programs(seed);
        agree(programs.program(), programs.events());
    }

    /** They are carried out in several methods. */
    @Property(tries = 20)
    void longProgramsDoWhatTheInterpreterDoes(@ForAll long seed) {
        agree(new LongPrograms(seed).program(), new Programs(seed).events());
    }

    /** They are compiled once for all names. */
    @Property(tries = 300)
    void programsForManyNamesDoWhatTheInterpreterDoes(@ForAll long seed) {
        agree(new NamePrograms(seed).program(), new Programs(seed).events());
    }

    /** The longest expressions that are allowed, in blocks as deep as allowed. */
    @Example
    void theLongestStatementsDoWhatTheInterpreterDoes() {
        String path = "\"T/\" + (i & 3) + \"/\" + cpu";
        String states = sum("state(" + path + ")", 30);
        String last = "modify " + path + " = 1 + (" + states + " == null ? 0 : i);\n";
        StringBuilder text = new StringBuilder("on a, c {\n").append(last);
        for (int depth = 1; depth < Limits.DEPTH; depth++) {
            text.append("if (" + states + " != " + depth + ") {\n");
        }
        text.append(last).append("}".repeat(Limits.DEPTH));
        agree(text.toString(), new Programs(1).events());
    }

    private static String sum(String operand, int times) {
        return String.join(" + ", Collections.nCopies(times, operand));
    }

    private static void agree(String text, List<OracleEvent> events) {
        Parsed parsed = StatesLanguage.parse(text, "program");
        assertThat(parsed.problems()).as(text).isEmpty();
        Outcome expected = interpreted(parsed.file(), events);
        for (boolean typed : new boolean[] {false, true}) {
            if (!typed || isTyped(parsed.file())) {
                assertThat(compiled(parsed.file(), events, typed))
                        .as("types that know their fields: %s%n%s%n%s", typed, text, events)
                        .isEqualTo(expected);
            }
        }
    }

    /**
     * Types know which fields their events can have. The interpreter does not: a rule without
     * events is for each event that has what it needs.
     */
    private static boolean isTyped(StatesFile file) {
        return file.rules().stream().noneMatch(rule -> rule.events().isCarrier());
    }

    private static Outcome interpreted(StatesFile file, List<OracleEvent> events) {
        Interpreter interpreter = new Interpreter(List.of(file));
        events.forEach(interpreter::handle);
        return new Outcome(interpreter.changes(), interpreter.badEvents());
    }

    private static Outcome compiled(StatesFile file, List<OracleEvent> events, boolean typed) {
        EventListTrace trace = new EventListTrace(typed);
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("agreement", 0));
        try {
            DeclaredStateProvider provider =
                    new DeclaredStateProvider(
                            trace,
                            DeclarationSet.of(file, DeclarationSet.Origin.GIVEN),
                            "",
                            RunLimits.DEFAULT);
            provider.assignTargetStateSystem(history);
            events.forEach(event -> provider.processEvent(trace.event(event)));
            provider.dispose();
            assertThat(provider.getFailureCause()).isNull();
            return new Outcome(changes(history), badEvents(history));
        } finally {
            history.dispose();
            trace.dispose();
        }
    }

    private static Map<String, List<String>> changes(ITmfStateSystemBuilder history) {
        Map<String, List<String>> changes = new TreeMap<>();
        for (int attribute = 0; attribute < history.getNbAttributes(); attribute++) {
            if (ValueTables.isReserved(history, attribute)) {
                continue;
            }
            List<String> texts = new ArrayList<>();
            String last = "null";
            for (ITmfStateInterval interval : intervals(history, attribute)) {
                String value = String.valueOf(interval.getValue());
                if (!value.equals(last)) {
                    texts.add(interval.getStartTime() + " " + value);
                }
                last = value;
            }
            if (!texts.isEmpty()) {
                changes.put(String.join("/", history.getFullAttributePathArray(attribute)), texts);
            }
        }
        return changes;
    }

    private static List<ITmfStateInterval> intervals(ITmfStateSystemBuilder history, int quark) {
        List<ITmfStateInterval> intervals = new ArrayList<>();
        history.query2D(List.of(quark), history.getStartTime(), history.getCurrentEndTime())
                .forEach(intervals::add);
        intervals.sort(Comparator.comparingLong(ITmfStateInterval::getStartTime));
        return intervals;
    }

    private static long badEvents(ITmfStateSystemBuilder history) {
        return IntStream.range(0, history.getNbAttributes())
                .filter(attribute -> ValueTables.isReserved(history, attribute))
                .mapToObj(
                        attribute ->
                                String.valueOf(
                                        history.querySingleState(history.getStartTime(), attribute)
                                                .getValue()))
                .map(LEFT_OUT::matcher)
                .filter(Matcher::find)
                .mapToLong(matcher -> Long.parseLong(matcher.group(1)))
                .sum();
    }
}
