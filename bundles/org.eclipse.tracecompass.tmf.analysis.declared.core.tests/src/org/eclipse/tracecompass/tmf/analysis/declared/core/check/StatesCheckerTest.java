package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatesCheckerTest {

    private static final String STATUS =
            "enum status { idle = 0, run_user = 2 } enum mode { on = 1 }\n"
                    + "attribute \"Threads/*/Status\" : status;"
                    + " attribute \"Threads/*/Name\" : string;"
                    + " attribute \"Threads/*/Time\" : double;"
                    + " attribute \"Threads/*/Count\" : int;\n";

    private static StatesFile file(String text, String source) {
        Parsed parsed = StatesLanguage.parse(text, source);
        assertThat(parsed.problems()).isEmpty();
        return parsed.file();
    }

    private static List<String> alone(String... texts) {
        List<StatesFile> files = new ArrayList<>();
        for (String text : texts) {
            files.add(file(text, "f" + files.size()));
        }
        return StatesChecker.check(files).stream().map(Problem::toString).toList();
    }

    private static List<String> onTrace(String text) {
        return StatesChecker.check(List.of(file(text, "f")), new Catalog()).stream()
                .map(Problem::toString)
                .toList();
    }

    @Test
    void aGoodDeclarationHasNoProblems() {
        assertThat(
                        onTrace(
                                STATUS
                                        + """
                                        on sched_switch when (prev_tid != next_tid) {
                                            let thread = next_tid == 0 ? "0_" + cpu : "" + next_tid;
                                            modify "CPUs/" + cpu + "/Current_thread" = next_tid;
                                            modify "Threads/" + thread + "/Status" = run_user;
                                            modify "Threads/" + thread + "/Name" = next_comm;
                                            modify "Threads/" + thread + "/Status" = prev_state;
                                            if (state("CPUs/" + cpu + "/Current_thread") == null) {
                                                increment "Threads/" + thread + "/Count";
                                            }
                                            increment "Threads/" + thread + "/Time" by 0.5;
                                            modify "a/" + label(prev_state) = has(vtid) ? vtid : null;
                                        }
                                        on "irq_handler_*" {
                                            if (has(ret)) { pop "CPUs/" + cpu + "/Irq"; }
                                            else { push "CPUs/" + cpu + "/Irq" = irq; }
                                        }
                                        on complex { modify "p" = point.x + list[0]; }
                                        view "CPUs" rows "CPUs/*" state "Irq"
                                            links "CPUs/*/Current_thread";
                                        """))
                .containsExactly(
                        // the list may be shorter
                        "f:19:37: warning: Some events complex have no field list[0]; the rule is"
                                + " skipped for them (Ask with has(list[0]))");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "on sched_swich { } | no event sched_swich (Did you mean 'sched_switch'?)",
                "on \"sys_*\" { } | no events of the pattern sys_*",
                "on sched_switch { modify \"a\" = nxt_tid; } | has no field nxt_tid (Did you mean"
                        + " 'next_tid'?)",
                "on sched_switch { modify \"a\" = context.vpid; } | has no context context.vpid",
                "on sched_switch { modify \"a\" = has(foo); } | always false",
                "on \"irq*\" { modify \"a\" = ret; } | Some events irq_handler_entry have no field"
                        + " ret",
                "on complex { modify \"a\" = point; } | is a structure (Name one of its members:"
                        + " .x)",
                "on complex { modify \"a\" = point.z; } | no field point.z",
                "on complex { modify \"a\" = maybe; } | Some events complex have no field maybe",
                "on complex { modify \"a\" = env.domian; } | Did you mean 'domain'?",
                "modify \"a\" = next_tid + irq; | no event with all of the fields next_tid, irq",
                "on sched_switch { modify \"a\" = label(next_tid); } | no names for the values of"
                        + " next_tid",
                "on sched_switch { if (next_tid) { } } | A condition is needed, not a whole number"
                        + " (Write … != 0)",
                "on sched_switch { modify \"a\" = next_comm - 1; } | A number is needed, not a"
                        + " text",
                "on sched_switch { modify \"a\" = next_comm == 1; } | A text is compared with a"
                        + " whole number",
                "on sched_switch { modify \"a\" = next_comm < 1; } | have no order",
                "on complex { modify \"a\" = ratio & 1; } | A whole number is needed",
                "on complex { modify \"a/\" + ratio = 1; } | A part of a path cannot be a number"
                        + " with a fraction",
                "on sched_switch { modify \"a\" = length(next_tid); } | A text is needed, not a"
                        + " whole number (Write string(…))",
            })
    void whatDoesNotFitTheTraceIsFound(String text, String problem) {
        assertThat(onTrace(text)).hasSize(1);
        assertThat(onTrace(text).get(0)).contains(problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "modify \"Threads/\" + tid + \"/Status\" = \"x\"; | Threads/…/Status is given a"
                        + " text, its type is a value of status",
                "modify \"Threads/1/Status\" = on; | Its table is status",
                "modify \"Threads/1/Status\" = 7; | no label for 7",
                "modify \"Threads/1/Status\" = run_usr; | Did you mean 'run_user'?",
                "modify \"Threads/1/Status\" = status.run_usr; | The table status has no label"
                        + " run_usr (Did you mean 'run_user'?)",
                "modify \"Threads/1/Name\" = 1; | its type is a text (Write string(…))",
                "modify \"Threads/1/Count\" = 1.5; | its type is a whole number (Write int(…))",
                "increment \"Threads/1/Status\"; | cannot be incremented",
                "increment \"Threads/1/Count\" by 1.5; | incremented by a fraction",
                "modify \"x\" = state(\"Threads/1/Status\") == on; | They belong to different"
                        + " tables",
                "let a = 1; let a = 2; modify \"x\" = a; | given twice in a block",
                "modify \"x\" = 1; modify \"x\" = \"a\"; | is given a text here and a whole number"
                        + " in f0:3",
                "modify \"x\" = 1; modify \"x\" = 1.5; | error: The attribute x is given a number"
                        + " with a fraction here and a whole number in f0:3 (Write double(…)"
                        + " there)",
                "modify \"x/\" + a = 1; modify \"x/\" + b = 1.5; | warning: The attribute x/… is given",
                "modify \"x\" = 1.5; increment \"x\"; | warning: The attribute x is given a whole"
                        + " number here and a number with a fraction in f0:3 (Write double(…))",
                "modify \"x\" = 0; increment \"x\" by 0.5; | error: The attribute x is given a"
                        + " number with a fraction here",
                "modify \"x/\" + a = 1; push \"x/\" + b = 1; | used as a stack here and as a value",
                "modify \".about/Tables/x\" = 1; | error: The name .about at the start of a path is"
                        + " reserved",
                "modify (\"a/\" + b) = 1; | A slash in a computed part does not separate names",
                "attribute \"y\" : statu; | no type or table statu (Did you mean 'status'?)",
                "attribute \"Threads/*/Name\" : int; | in f0:2 (An attribute has one type)",
                "enum status { } | There are two tables status",
                "enum x { a = 1, a = 2 } | in the table twice",
                "enum x { a = 1, b = 1 } | have the same value",
                "view \"v\" rows \"CPUs/*\"; | No rule changes an attribute of the view v: CPUs/*",
            })
    void whatDoesNotGoTogetherIsFound(String text, String problem) {
        assertThat(alone(STATUS + text)).hasSize(1);
        assertThat(alone(STATUS + text).get(0)).contains(problem);
    }

    @Test
    void numbersOfBothKindsGoTogetherWhereTheyAreConverted() {
        assertThat(
                        alone(
                                STATUS
                                        + "increment \"Threads/1/Time\"; increment"
                                        + " \"Threads/1/Time\" by 0.5;"))
                .isEmpty();
        assertThat(alone("modify \"~/x\" = 1; modify \"~/x\" = 1.5;")).isEmpty();
        assertThat(alone("modify \"x\" = true; modify \"x\" = 2;")).isEmpty();
    }

    @Test
    void twoDeclarationsThatFightOverAnAttributeAreBothNamed() {
        assertThat(
                        alone(
                                "on a { modify \"CPUs/\" + cpu + \"/S\" = 1; }",
                                "on b { modify \"CPUs/\" + cpu + \"/S\" = 2; }"))
                .containsExactly(
                        "f1:1:8: warning: The attribute CPUs/…/S is changed by two declarations,"
                                + " also in f0:1 (Give one of them another path, or switch it off)");
        assertThat(alone("on a { modify \"x\" = 1; }", "on b { pop \"x\"; }").get(0))
                .contains("f1:1:8: error: The attribute x is used as a stack here");
    }

    @Test
    void tablesOfOneFileAreKnownInTheOthers() {
        assertThat(alone("enum e { up = 1 }", "attribute \"x\" : e; modify \"x\" = up;")).isEmpty();
    }

    @Test
    void aLabelOfTwoTablesNeedsTheNameOfItsTable() {
        String tables = "enum a { up = 1 } enum b { up = 2 } ";
        assertThat(alone(tables + "modify \"x\" = up;").get(0)).contains("Write a.up");
        assertThat(alone(tables + "modify \"x\" = b.up;")).isEmpty();
    }

    @Test
    void hostileDeclarationsAreCheckedInTime() {
        String maxima = "max(1, ".repeat(80) + "1" + ")".repeat(80);
        assertThat(alone("modify \"x\" = " + maxima + ";")).isEmpty();
        String deep = "attribute \"" + "**/".repeat(60) + "x\" : int;";
        assertThat(alone(deep + "modify \"" + "a/".repeat(60) + "y\" = 1;")).isEmpty();
        assertThat(onTrace("on complex { " + "modify \"x\" = nothing;".repeat(20_000) + "}"))
                .hasSizeLessThan(1_000);
        String names = repeated("let a# = 1;", 20_000);
        assertThat(alone("on a { " + names + repeated("if (b) { let c# = 1; }", 20_000) + "}"))
                .isEmpty();
        String table = "enum t { " + repeated("l#,", 50_000) + " }";
        assertThat(alone(table + "on a { " + names + "}")).isEmpty();
        assertThat(
                        alone(
                                table
                                        + "attribute \"x\" : t; on a { "
                                        + repeated("modify \"x\" = nothing_like_that#;", 15_000)
                                        + "}"))
                .isEmpty();
    }

    /** Repeats a text with a number in it. */
    private static String repeated(String text, int times) {
        return IntStream.range(0, times)
                .mapToObj(i -> text.replace("#", String.valueOf(i)))
                .collect(Collectors.joining());
    }

    @Test
    void theHintForAMisspeltLabelIsTheSameEachTime() {
        String twice = "modify \"Threads/1/Status\" = run_usr;".repeat(2);
        assertThat(alone(STATUS + twice))
                .hasSize(2)
                .allSatisfy(problem -> assertThat(problem).contains("Did you mean 'run_user'?"));
    }
}
