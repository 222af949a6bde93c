package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.DeclaredStateProvider;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.RunLimits;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a declaration makes of a real trace: the history, its tables, and what went wrong. */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class DeclaredHistoryTest {

    private static final int ATTRIBUTES = 60;
    private static final int DEPTH = 10;
    private static final int LENGTH = 20;
    private static final int CHARACTERS = 400;
    private static final int STATEMENTS = 50;

    private @Nullable ITmfTrace trace;
    private @Nullable DeclaredAnalysisModule module;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
    }

    @AfterEach
    void close() {
        DeclaredAnalysisModule module = this.module;
        if (module != null) {
            module.dispose();
        }
        trace().dispose();
    }

    private ITmfTrace trace() {
        return Objects.requireNonNull(trace);
    }

    private ITmfStateSystem history(DeclaredAnalysisModule module) throws Exception {
        DeclaredAnalysisModule former = this.module;
        if (former != null) {
            former.dispose();
        }
        this.module = module;
        return Histories.built(module, trace());
    }

    private static final class Partial extends DeclaredAnalysisModule {

        Partial(DeclarationSet set) {
            super(set);
            setId("partial");
        }

        @Override
        protected StateSystemBackendType getBackendType() {
            return StateSystemBackendType.PARTIAL;
        }
    }

    /** Allows less than usual. */
    private static final class Limited extends DeclaredAnalysisModule {

        Limited(DeclarationSet set) {
            super(set);
        }

        @Override
        protected ITmfStateProvider createStateProvider() {
            return new DeclaredStateProvider(
                    Objects.requireNonNull(getTrace()),
                    getDeclarations(),
                    "",
                    new RunLimits(ATTRIBUTES, DEPTH, LENGTH, CHARACTERS, STATEMENTS));
        }
    }

    @Test
    void labelsAndColoursAreKeptWithTheHistory() throws Exception {
        DeclarationSet set = Histories.example("kernel.states");
        history(new DeclaredAnalysisModule(set));
        ITmfStateSystem again = history(new DeclaredAnalysisModule(set));
        ValueTables tables = ValueTables.of(again);
        int cpu = again.getQuarkAbsolute("CPUs", "0");
        assertThat(tables.look(again, cpu, 0)).isEqualTo(new ValueTables.Look("idle", "#c8c8c8"));
        assertThat(tables.look(again, cpu, 77)).isNull();
        assertThat(tables.look(again, again.getQuarkAbsolute("CPUs", "0", "Current_thread"), 0))
                .isNull();
        assertThat(again.querySingleState(again.getStartTime() + 1_000_000_000L, cpu).getValue())
                .isInstanceOf(Integer.class);
    }

    @Test
    void declarationsThatSayAnotherThingGiveAnotherHistoryWhateverTheirHashCodes()
            throws Exception {
        // The texts have the same hash code.
        for (String value : List.of("Aa", "BB")) {
            DeclarationSet set =
                    Histories.text("on \"sched_switch\" modify \"A\" = \"" + value + "\";");
            ITmfStateSystem history = history(new DeclaredAnalysisModule(set));
            int quark = history.getQuarkAbsolute("A");
            assertThat(history.querySingleState(history.getCurrentEndTime(), quark).getValue())
                    .isEqualTo(value);
        }
    }

    @Test
    void rulesThatNeedTheirEventOnlyCanBeSplit() throws Exception {
        assertThat(Histories.example("sched.states").isSplittable()).isTrue();
        assertThat(Histories.example("kernel.states").isSplittable()).isFalse();
        assertThat(Histories.text("on a increment \"A\";").needOfPast())
                .contains("increment in line 1");
        assertThat(
                        Histories.text("on a when (b == 1 &&\nstate(\"A\") == 1) modify \"A\" = 2;")
                                .needOfPast())
                .contains("state(\u2026) in line 2");
    }

    @Test
    void aPartialHistoryAnswersLikeTheFullOne() throws Exception {
        DeclarationSet set = Histories.example("kernel.states");
        ITmfStateSystem full = history(new DeclaredAnalysisModule(set));
        Partial module = new Partial(set);
        ITmfStateSystem partial = Histories.built(module, trace());
        assertThat(Histories.changes(partial)).isEqualTo(Histories.changes(full));
        long start = full.getStartTime();
        long length = full.getCurrentEndTime() - start;
        IntStream.rangeClosed(0, 20)
                .mapToLong(i -> start + length / 20 * i)
                .forEach(
                        t ->
                                assertThat(partial.queryFullState(t))
                                        .isEqualTo(full.queryFullState(t)));
        module.dispose();
    }

    @Test
    void aStackHoldsItsValuesAndItsTopIsItsState() throws Exception {
        ITmfStateSystem history =
                history(
                        new DeclaredAnalysisModule(
                                Histories.text(
                                        """
                                        on sched_switch {
                                            push "Stack" = next_tid;
                                            modify "Top" = state("Stack");
                                            if (next_tid == 0) { pop "Stack"; pop "Stack"; pop "Stack"; }
                                            modify "Then" = state("Stack");
                                        }
                                        """)));
        List<String> tops = Histories.changes(history).get("Top");
        assertThat(tops).isNotEmpty();
        assertThat(Histories.changes(history)).containsKeys("Stack", "Stack/1", "Then");
    }

    @Test
    void anAttributeTakesTruthValuesAndWholeNumbers() throws Exception {
        ITmfStateSystem history =
                history(
                        new DeclaredAnalysisModule(
                                Histories.text(
                                        """
                                        on sched_switch {
                                            modify "A" = has(next_tid);
                                            modify "A" = 5;
                                            modify "B" = next_tid;
                                            modify "B" = next_tid == 0;
                                        }
                                        """)));
        assertThat(Objects.requireNonNull(module).getNotes()).isEmpty();
        assertThat(Histories.changes(history).get("A")).singleElement().asString().endsWith(" 5");
        assertThat(Histories.changes(history).get("B"))
                .allMatch(change -> change.endsWith(" 0") || change.endsWith(" 1"));
    }

    @Test
    void notesKeepValuesAsAttributesDo() throws Exception {
        ITmfStateSystem history =
                history(
                        new DeclaredAnalysisModule(
                                Histories.text(
                                        """
                                        attribute "~/whole" : int;
                                        attribute "~/real" : double;
                                        on sched_switch {
                                            modify "~/truth" = has(next_tid);
                                            if (state("~/truth") == 1) modify "Truth" = 1;
                                            push "~/stack" = has(next_tid);
                                            modify "Top" = state("~/stack") + 1;
                                            modify "~/real" = 3;
                                            modify "Half" = state("~/real") / 2;
                                            increment "~/whole" by 7;
                                            modify "Whole" = state("~/whole") % 7;
                                            pop "~/stack";
                                            modify "~/whole" = 1 << 40;
                                        }
                                        """)));
        assertThat(Histories.changes(history).values().stream().map(List::getFirst))
                .extracting(change -> change.substring(change.indexOf(' ') + 1))
                .containsExactly("1.5", "2", "1", "0");
        assertThat(Objects.requireNonNull(module).getNotes())
                .singleElement()
                .asString()
                .contains("the number 1099511627776 where one of 32 bits is needed");
    }

    @Test
    void truthValuesThatAreReadBackAreConditions() throws Exception {
        ITmfStateSystem history =
                history(
                        new DeclaredAnalysisModule(
                                Histories.text(
                                        """
                                        on sched_switch {
                                            modify "~/note" = has(next_tid);
                                            modify "Attribute" = has(no_such_field);
                                            if (state("~/note") && !state("Attribute")) modify "If" = 1;
                                            modify "Choice" = state("Attribute") ? 2 : 3;
                                            if (state("~/note") == true) modify "Equal" = 4;
                                        }
                                        """)));
        assertThat(Histories.changes(history).values().stream().map(List::getFirst))
                .extracting(change -> change.substring(change.indexOf(' ') + 1))
                .containsExactlyInAnyOrder("0", "1", "3", "4");
        assertThat(Objects.requireNonNull(module).getNotes()).isEmpty();
    }

    @Test
    void aTableIsOfTheValuesOfAStackAndOfTheAttributesBesideIt() throws Exception {
        ITmfStateSystem history =
                history(
                        new DeclaredAnalysisModule(
                                Histories.text(
                                        """
                                        enum state { off = 0, on = 1 }
                                        attribute "A/*" : state;
                                        on sched_switch {
                                            push "A/Stack" = 1;
                                            modify "A/Value" = 1;
                                        }
                                        """)));
        ValueTables tables = ValueTables.of(history);
        ValueTables.Look on = new ValueTables.Look("on", null);
        assertThat(tables.look(history, history.getQuarkAbsolute("A", "Value"), 1)).isEqualTo(on);
        assertThat(tables.look(history, history.getQuarkAbsolute("A", "Stack", "1"), 1))
                .isEqualTo(on);
        assertThat(tables.look(history, history.getQuarkAbsolute("A", "Stack"), 1)).isNull();
    }

    @Test
    void eventsThatLackAFieldAreLeftOutAndCounted() throws Exception {
        history(
                new DeclaredAnalysisModule(
                        Histories.text(
                                """
                                on sched_switch { modify "Before" = 1; modify "A" = no_such_field; }
                                on sched_switch { modify "B" = next_tid; }
                                """)));
        DeclaredAnalysisModule module = Objects.requireNonNull(this.module);
        assertThat(module.getNotes())
                .singleElement()
                .asString()
                .startsWith(
                        "test.states:1:40: 3027 events left out; they have no field no_such_field");
        ITmfStateSystem history = Objects.requireNonNull(module.getStateSystem());
        assertThat(Histories.changes(history)).containsOnlyKeys("Before", "B");
    }

    @Test
    void valuesThatMakeNoSenseAreCountedWithTheirPlace() throws Exception {
        history(
                new DeclaredAnalysisModule(
                        Histories.text(
                                """
                                on sched_switch { modify "A" = 1 / next_tid; }
                                on sched_switch {
                                    modify "T" = next_tid == 0 ? state("N") : next_comm;
                                    increment "T";
                                }
                                """)));
        List<String> notes = Objects.requireNonNull(module).getNotes();
        assertThat(notes).hasSize(2);
        assertThat(notes.get(0)).startsWith("test.states:1:19:").contains("division by zero");
        assertThat(notes.get(1)).startsWith("test.states:4:5:").contains("text");
    }

    @Test
    void aHostileDeclarationMeetsLimitsAndTheOthersGoOn() throws Exception {
        ITmfStateSystem history =
                history(
                        new Limited(
                                Histories.text(
                                        """
                                        on "*" modify "A/" + (timestamp & 4095) = 1;
                                        on "*" push "S" = 1;
                                        on "*" {
                                            modify "~/text" = (state("~/text") == null ? "x" : state("~/text")) + "yyyy";
                                        }
                                        on "*" if (state("Miss/" + timestamp) == null) modify "~/n/" + (timestamp & 4095) = 1;
                                        on sched_switch increment "Good";
                                        """)));
        assertThat(history.getNbAttributes()).isLessThan(ATTRIBUTES + 20);
        assertThat(Objects.requireNonNull(module).getNotes())
                .hasSize(4)
                .anySatisfy(n -> assertThat(n).contains("more than 60 attributes"))
                .anySatisfy(n -> assertThat(n).contains("a stack of more than 10 values"))
                .anySatisfy(n -> assertThat(n).contains("a text of more than 20 characters"))
                .anySatisfy(n -> assertThat(n).contains("more than 60 notes"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "modify \"A/\" + timestamp = 1; | names of more than 400 characters",
                "modify \"A/\" + (timestamp % 31) = TEXT; | texts of more than 400 characters",
                "push \"S/\" + (timestamp % 31) = TEXT; | texts of more than 400 characters",
                "modify \"~/A/\" + timestamp = 1; | notes of more than 400 characters",
                "modify \"~/A/\" + (timestamp % 31) = TEXT; | notes of more than 400 characters",
                "push \"~/S/\" + (timestamp % 31) = TEXT; | notes of more than 400 characters",
                "push \"~/S/\" + (timestamp % 31) = 1; | more than 60 notes",
                "modify \"~/A\" = LONG; | a text of more than 20 characters",
            })
    void whatADeclarationKeepsInMemoryIsLimited(String statement, String problem) throws Exception {
        String text = "\"nineteen characters\"";
        history(
                new Limited(
                        Histories.text(
                                "on sched_switch "
                                        + statement
                                                .replace("TEXT", text)
                                                .replace(
                                                        "LONG", "\"a text of the declaration\""))));
        assertThat(Objects.requireNonNull(module).getNotes())
                .singleElement()
                .asString()
                .contains(problem);
    }

    @Test
    void aRuleIsNotCompiledForEverMoreTypesOfEvents() throws Exception {
        history(
                new Limited(
                        Histories.text(
                                """
                                on sched_switch { modify "Known/" + (next_tid & 1) = 1; }
                                on "*" { if (has(prev_tid)) modify "A" = 1; }
                                on "*" { modify "Last" = event_name == "sched_switch"; }
                                """)));
        DeclaredAnalysisModule module = Objects.requireNonNull(this.module);
        assertThat(module.getNotes())
                .singleElement()
                .asString()
                .startsWith("test.states:2:1: ")
                .contains("more than 50 statements for all types of events");
        assertThat(Histories.changes(Objects.requireNonNull(module.getStateSystem())))
                .containsOnlyKeys("Known/0", "Known/1", "A", "Last");
    }

    @Test
    void textsThatWereTakenAwayDoNotCount() throws Exception {
        history(
                new Limited(
                        Histories.text(
                                """
                                on sched_switch {
                                    let text = "nineteen characters";
                                    modify "A" = text; modify "A" = "another text";
                                    modify "B/1" = text; remove "B";
                                    push "S" = text; pop "S";
                                    modify "~/A" = text; modify "~/A" = "another text";
                                    modify "~/B/1" = text; remove "~/B";
                                    push "~/S" = text; pop "~/S";
                                    push "~/T" = text; remove "~/T";
                                }
                                """)));
        assertThat(Objects.requireNonNull(module).getNotes()).isEmpty();
    }

    @Test
    void statesNoJavaKnowsAreShownForAProgram() throws Exception {
        ITmfTrace program = TmfTraceOpener.open(SharedTraces.trace("ctf/gen-ust-app"), null, null);
        ITmfTrace part = program instanceof TmfExperiment all ? all.getTraces().get(0) : program;
        assertThat(sum("ust-app.states", part, "Workers", "*", "Jobs")).isEqualTo(400);
        program.dispose();
    }

    @Test
    void dataThatAScriptHasWrittenHasStatesToo(@TempDir Path folder) throws Exception {
        Path data = folder.resolve("cpus.json");
        try (InputStream in =
                new GZIPInputStream(
                        Files.newInputStream(
                                SharedTraces.file("traces/statemap/gen.alpha-cpu.in.gz")))) {
            Files.copy(in, data);
        }
        ITmfTrace script = TmfTraceOpener.open(data, null, null);
        assertThat(sum("statemap.states", script, "Processors", "*", "Changes")).isEqualTo(39280);
        script.dispose();
    }

    /** The sum of counters at the end of a history; no event was left out. */
    private static long sum(String example, ITmfTrace trace, String... counters) throws Exception {
        DeclaredAnalysisModule module = new DeclaredAnalysisModule(Histories.example(example));
        ITmfStateSystem history = Histories.built(module, trace);
        long sum = 0;
        for (int quark : history.getQuarks(counters)) {
            Object count = history.querySingleState(history.getCurrentEndTime(), quark).getValue();
            sum += count instanceof Number number ? number.longValue() : 0;
        }
        assertThat(module.getNotes()).isEmpty();
        module.dispose();
        return sum;
    }
}
