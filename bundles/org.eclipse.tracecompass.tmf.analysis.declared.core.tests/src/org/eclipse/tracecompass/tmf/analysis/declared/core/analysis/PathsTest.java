package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a path means, though what was found for it is remembered. */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class PathsTest {

    /** More than share what is known of a number. */
    private static final int SHAPES = 70;

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
        Objects.requireNonNull(trace).dispose();
    }

    /** The last value of each attribute. */
    private Map<String, String> last(String text) throws Exception {
        DeclaredAnalysisModule module = new DeclaredAnalysisModule(Histories.text(text));
        this.module = module;
        return Histories.changes(Histories.built(module, Objects.requireNonNull(trace)))
                .entrySet()
                .stream()
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey, change -> value(change.getValue().getLast())));
    }

    private static String value(String change) {
        return change.substring(change.indexOf(' ') + 1);
    }

    @Test
    void aStateInAPathIsThatOfTheMoment() throws Exception {
        Map<String, String> last =
                last(
                        """
                        on sched_switch {
                            modify "Now" = 1001; modify "At/" + state("Now") = "first";
                            modify "Now" = 1002; modify "At/" + state("Now") = "second";
                        }
                        """);
        assertThat(last).containsEntry("At/1001", "first").containsEntry("At/1002", "second");
    }

    @Test
    void aNameThatTwoRulesGiveHasAValueInEach() throws Exception {
        Map<String, String> last =
                last(
                        """
                        on sched_switch { let x = next_tid * 0 + 70; modify "At/" + x = "first"; }
                        on sched_switch { let x = next_tid * 0 + 71; modify "At/" + x = "second"; }
                        on sched_switch {
                            let x = state("At/71");
                            modify "Texts/" + x = "third";
                            if (x != null) {
                                let y = state("Texts/" + x);
                                modify "Texts/" + y = "fourth";
                            }
                        }
                        """);
        assertThat(last)
                .containsEntry("At/70", "first")
                .containsEntry("At/71", "second")
                .containsEntry("Texts/second", "third")
                .containsEntry("Texts/third", "fourth");
    }

    @Test
    void manyPathsOfTheSameNumbersAreToldApart() throws Exception {
        String changes =
                IntStream.range(0, SHAPES)
                        .mapToObj(
                                i ->
                                        "modify \"One/%d/\" + n = %d;".formatted(i, i)
                                                + "modify \"Two/%d/\" + n + \"/\" + k = %d;"
                                                        .formatted(i, SHAPES + i)
                                                + "modify \"None/%d\" = %d;"
                                                        .formatted(i, 2 * SHAPES + i))
                        .collect(Collectors.joining("\n"));
        Map<String, String> last =
                last(
                        "on sched_switch { let n = next_tid * 0 + 5000; let k = n + 1;"
                                + changes
                                + "}");
        for (int i = 0; i < SHAPES; i++) {
            assertThat(last)
                    .containsEntry("One/" + i + "/5000", "" + i)
                    .containsEntry("Two/" + i + "/5000/5001", "" + (SHAPES + i))
                    .containsEntry("None/" + i, "" + (2 * SHAPES + i));
        }
        assertThat(last).hasSize(3 * SHAPES);
    }

    @Test
    void anAttributeThatWasNotThereIsFoundWhenItIs() throws Exception {
        Map<String, String> last =
                last(
                        """
                        on sched_switch {
                            let n = next_tid * 0 + 900;
                            modify "Before/" + n = state("Late/" + n) == null ? 1 : 2;
                            modify "Late/" + n = 5;
                            modify "After/" + n = state("Late/" + n);
                        }
                        """);
        assertThat(last).containsEntry("After/900", "5").containsEntry("Before/900", "2");
    }

    @Test
    void aComputedNameDoesNotReachTheTablesOfTheHistory() throws Exception {
        Map<String, String> last =
                last(
                        """
                        enum state { off = 0 }
                        on sched_switch {
                            let n = ".about";
                            modify "Before" = 1;
                            modify n + "/Tables/state" = "9999999999999999999\\tfoo\\t";
                        }
                        on sched_switch { let n = ".about"; remove "" + n; }
                        """);
        assertThat(last).containsOnlyKeys("Before");
        DeclaredAnalysisModule module = Objects.requireNonNull(this.module);
        assertThat(module.getNotes())
                .hasSize(2)
                .allMatch(note -> note.contains("the reserved name .about"));
        assertThat(ValueTables.of(Objects.requireNonNull(module.getStateSystem())).tables())
                .singleElement()
                .satisfies(table -> assertThat(table.looks()).containsOnlyKeys(0L));
    }

    @Test
    void whatIsNoNoteIsNotTakenForOneOfTheSameName() throws Exception {
        Map<String, String> last =
                last(
                        """
                        on sched_switch {
                            let n = "~";
                            modify "~/a/" + cpu = 1;
                            modify n + "/a/" + cpu = 2;
                            modify "Note/" + cpu = state("~/a/" + cpu);
                            modify "Other/" + cpu = state(n + "/a/" + cpu);
                        }
                        """);
        assertThat(last)
                .containsEntry("Note/0", "1")
                .containsEntry("Other/0", "2")
                .containsEntry("~/a/0", "2");
    }
}
