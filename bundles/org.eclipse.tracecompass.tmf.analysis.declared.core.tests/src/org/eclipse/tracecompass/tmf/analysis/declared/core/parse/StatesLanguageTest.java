package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.junit.jupiter.api.Test;

class StatesLanguageTest {

    /** The first of the two forms that were proposed for instrumentation, with its semicolons. */
    static final String RECORDS =
            """
            state_change changes[3];

            /* Set the status of the process scheduled in */
            if ( next_pid != 0 ) {
                changes[0].type = MODIFY;
                changes[0].attribute_name = "<hostname>/Processes/" + next_pid + "/Status";
                changes[0].value = STATE_RUNNING;
            }

            /* Set the status of the process scheduled out */
            if ( prev_pid != 0 ) {
                changes[1].type = MODIFY;
                changes[1].attribute_name = "<hostname>/Processes/" + prev_pid + "/Status";
                changes[1].value = prev_state;
            }

            /* Set the current active process on the relevant CPU */
            changes[2].type = MODIFY;
            changes[2].attribute_name = "<hostname>/CPUs/" + cpu + "/Current_process";
            changes[2].value = next_pid;
            """;

    static final String TERSE =
            """
            enum thread_status { unknown = 0, blocked = 1, run_user = 2 "#33AA33", run_syscall = 3 }
            attribute "Threads/*/Status" : thread_status;   /* a table for a whole directory */
            on sched_switch when (prev_tid != next_tid) {
                modify  "CPUs/" + cpu + "/Current_thread" = next_tid;
                modify  "Threads/" + next_tid + "/Status" = run_user;
                if (prev_state == 0) modify "Threads/" + prev_tid + "/Status" = blocked;
            }
            on irq_handler_entry { push "CPUs/" + cpu + "/Irq" = irq; increment "IRQs/" + irq + "/Count"; }
            on sched_process_exit { remove "Threads/" + tid; }
            view "CPUs" rows "CPUs/*" state "Status" links "CPUs/*/Current_thread";
            """;

    private static StatesFile understood(String text) {
        Parsed parsed = StatesLanguage.parse(text, "test.states");
        assertThat(parsed.problems()).isEmpty();
        return parsed.file();
    }

    private static List<String> problems(String text) {
        return StatesLanguage.parse(text, "f").problems().stream().map(Problem::toString).toList();
    }

    private static String printed(String text) {
        return StatesPrinter.print(understood(text));
    }

    @Test
    void changesInRecordsAreStatementsOfARuleForTheEventThatCarriesThem() {
        assertThat(printed(RECORDS))
                .isEqualTo(
                        """
                        states "test";

                        // Set the status of the process scheduled in
                        if (next_pid != 0) {
                            modify hostname + "/Processes/" + next_pid + "/Status" = STATE_RUNNING;
                        }
                        // Set the status of the process scheduled out
                        if (prev_pid != 0) {
                            modify hostname + "/Processes/" + prev_pid + "/Status" = prev_state;
                        }
                        // Set the current active process on the relevant CPU
                        modify hostname + "/CPUs/" + cpu + "/Current_process" = next_pid;
                        """);
        EventRule rule = understood(RECORDS).rules().get(0);
        assertThat(rule.events().isCarrier()).isTrue();
        assertThat(rule.body().statements()).hasSize(3);
    }

    @Test
    void theShortFormIsUnderstood() {
        StatesFile file = understood(TERSE);
        assertThat(file.name()).isEqualTo("test");
        assertThat(file.enumerations().get(0).byLabel("run_user").orElseThrow().colour())
                .contains("#33aa33");
        assertThat(file.typings().get(0).origin().remark())
                .isEqualTo("a table for a whole directory");
        assertThat(file.rules()).hasSize(3);
        assertThat(file.rules().get(0).body().statements().get(2)).isInstanceOf(Statement.If.class);
        View view = file.views().get(0);
        assertThat(view.rows()).hasToString("CPUs/*");
        assertThat(view.state()).containsExactly("Status");
        assertThat(view.links()).hasSize(1);
    }

    @Test
    void placesAreThoseOfTheText() {
        EventRule rule = understood(TERSE).rules().get(0);
        assertThat(rule.origin().line()).isEqualTo(3);
        Statement second = rule.body().statements().get(1);
        assertThat(second.origin().line()).isEqualTo(5);
        assertThat(second.origin().column()).isEqualTo(5);
    }

    @Test
    void errorsSayWhatWasExpectedAndReadingGoesOn() {
        assertThat(
                        problems(
                                """
                                on a {
                                    modify "x" + = 1;
                                    modify "y" = ;
                                    modify "z" = 1;
                                }
                                enum e { x = y }
                                attribute 5 : int;
                                view "v" state "x";
                                on b { pop "z"; }
                                """))
                .containsExactly(
                        "f:2:18: error: Expected a value but found '='",
                        "f:3:18: error: Expected a value but found ';'",
                        "f:6:14: error: Expected a whole number but found 'y'",
                        "f:7:11: error: Expected a pattern of attributes in double quotes but found"
                                + " '5'",
                        "f:8:19: error: Expected rows but found ';' (A view needs rows \"pattern of"
                                + " attributes\")");
    }

    @Test
    void whatIsUnderstoodBesideErrorsIsKept() {
        StatesFile file =
                StatesLanguage.parse(
                                "on a { modify \"x\" 1; modify \"y\" = 1; } on b { pop \"z\"; }",
                                "f")
                        .file();
        assertThat(file.rules()).hasSize(2);
        assertThat(file.rules().get(0).body().statements()).hasSize(1);
    }

    @Test
    void misspeltWordsGetAHint() {
        assertThat(problems("on a { modfy \"x\" = 1; }"))
                .containsExactly(
                        "f:1:8: error: Expected a statement but found 'modfy' (Did you mean"
                                + " 'modify'?)");
        assertThat(problems("on a { modify \"x\" = lenth(\"a\"); }"))
                .containsExactly(
                        "f:1:21: error: There is no function 'lenth' (Did you mean 'length'?)");
        assertThat(problems("on a { modify \"<hostnam>/x\" = 1; }").get(0))
                .contains("<hostnam> is no placeholder");
    }

    @Test
    void recordsAreCheckedForTheirParts() {
        assertThat(problems("state_change c[1]; c[1].type = POP;").get(0)).contains("1 elements");
        assertThat(problems("c[0].type = POP;").get(0)).contains("not declared");
        assertThat(problems("state_change c[1]; c[0].type = POP;").get(0))
                .contains("c[0] has no attribute_name");
        assertThat(
                        problems(
                                        "state_change c[1]; c[0].type = POP; c[0].attribute_name ="
                                                + " \"a\"; c[0].value = 1;")
                                .get(0))
                .contains("POP takes no value");
        assertThat(problems("state_change c[1]; c[0].type = POP; c[0].type = POP;").get(0))
                .contains("given twice");
    }

    @Test
    void aSumInAPathNeedsParentheses() {
        assertThat(printed("pop \"a/\" + x + y + \"/\" + (x + y);"))
                .contains("pop \"a/\" + x + y + \"/\" + (x + y);");
        assertThat(problems("modify \"a/\" + x - 1 = 2;").get(0)).contains("need parentheses");
    }

    @Test
    void emptyNamesInPathsAreRefused() {
        for (String path : List.of("/a", "a/", "a//b", "")) {
            assertThat(problems("pop \"" + path + "\";")).hasSize(1);
            assertThat(problems("attribute \"" + path + "\" : int;")).hasSize(1);
        }
    }

    @Test
    void numbersAreReadExactly() {
        assertThat(printed("modify \"a\" = -9223372036854775808;"))
                .contains("-9223372036854775808");
        assertThat(printed("modify \"a\" = 0xffffffffffffffff;")).contains("= -1;");
        assertThat(printed("modify \"a\" = 1e3;")).contains("= 1000.0;");
        for (String wrong : List.of("9223372036854775808", "0x", "12ab", "1e", "1e999", "1d")) {
            assertThat(problems("modify \"a\" = " + wrong + ";")).as(wrong).hasSize(1);
        }
    }

    @Test
    void unusualNamesAreQuoted() {
        assertThat(printed("on \"a:b*\" { modify \"x\" = `cpu` + event.cpu + `a b`.c[2]; }"))
                .contains("on \"a:b*\" {", "`cpu` + event.cpu + `a b`.c[2]");
    }

    @Test
    void operatorsBindAsInC() {
        assertThat(printed("modify \"x\" = (1 + 2) * 3 - (4 - 5) & 6 | 7 == 8 ? 1 : (0 ? 1 : 2);"))
                .contains("(1 + 2) * 3 - (4 - 5) & 6 | 7 == 8 ? 1 : 0 ? 1 : 2;");
        assertThat(printed("modify \"x\" = !(a && b || !c) == -(1);"))
                .contains("!(a && b || !c) == -(1)");
    }

    @Test
    void whatIsTooMuchIsRefusedWithAMessage() {
        assertThat(problems(" ".repeat(Limits.CHARACTERS + 1)).get(0)).contains("characters");
        assertThat(problems("if (a) ".repeat(100_000)).get(0)).contains("blocks are in each other");
        assertThat(problems("modify \"a\" = " + "(".repeat(400_000)).get(0)).contains("500 parts");
        assertThat(problems("modify \"a\" = " + "-".repeat(400_000)).get(0)).contains("500 parts");
        assertThat(problems("modify \"a\" = 1" + " + 1".repeat(200_000) + ";").get(0))
                .contains("500 parts");
        assertThat(problems("pop \"a" + "/a".repeat(100_000) + "\";").get(0)).contains("64 names");
        assertThat(problems("pop \"" + "a".repeat(100_000) + "\";").get(0)).contains("characters");
        assertThat(problems("on a { }".repeat(50_000)).get(0)).contains("2000 definitions");
        assertThat(problems("attribute \"a\" : int;".repeat(250)).get(0))
                .contains("200 types of attributes");
        assertThat(problems(("attribute \"" + "a".repeat(900) + "\" : int;").repeat(24)).get(0))
                .contains("20000 characters in its patterns");
        String links =
                "\"" + "a/".repeat(40) + "b\"" + (", \"" + "a/".repeat(40) + "b\"").repeat(99);
        assertThat(problems(("view \"v\" rows \"a\" links " + links + ";").repeat(3)).get(0))
                .contains("20000 characters in its patterns");
        assertThat(problems("pop \"" + "<cpu>".repeat(1_000) + "\";").get(0)).contains("500 parts");
        assertThat(problems(";x".repeat(100_000))).hasSize(Limits.PROBLEMS);
    }

    @Test
    void aHeaderGivesNameAndVersion() {
        StatesFile file = understood("// who\nstates \"My states\" version 3; // what\n");
        assertThat(file.name()).isEqualTo("My states");
        assertThat(file.version()).isEqualTo(3);
        assertThat(file.origin().comments()).containsExactly("who");
        assertThat(file.origin().remark()).isEqualTo("what");
        assertThat(problems("on a { } states \"x\";").get(0)).contains("not at the beginning");
    }

    @Test
    void commentsStayWithWhatTheyAreBeside() {
        String text =
                """
                states "test";

                // one
                // two
                on a { // three
                    // four
                    if (x == 1) { // five
                        pop "y"; // six
                        // seven
                    } else { // eight
                        pop "z";
                    } // nine
                    // ten
                } // eleven

                // twelve
                """;
        assertThat(printed(text)).isEqualTo(text.replace(" // eight\n", "\n        // eight\n"));
    }
}
