package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatesXmlTest {

    /** The second of the two forms that were proposed for instrumentation, made well-formed. */
    static final String CHANGES =
            """
            <statechange>
                <condition>next_pid != 0</condition>
                <type>MODIFY</type>
                <attributename>
                    <external>hostname</external>
                    <literal>Processes</literal>
                    <internal>next_pid</internal>
                    <literal>Status</literal>
                </attributename>
                <value>
                    <internal>STATE_RUNNING</internal>
                </value>
            </statechange>
            <statechange>
                <condition>prev_pid != 0</condition>
                <type>MODIFY</type>
                <attributename>
                    <external>hostname</external>
                    <literal>Processes</literal>
                    <internal>prev_pid</internal>
                    <literal>Status</literal>
                </attributename>
                <value>
                    <internal>prev_state</internal>
                </value>
            </statechange>
            <statechange> <!-- always record this change -->
                <type>MODIFY</type>
                <attributename>
                    <external>hostname</external>
                    <literal>CPUs</literal>
                    <internal>cpu_id</internal>
                    <literal>Current_process</literal>
                </attributename>
                <value>
                    <internal>next_pid</internal>
                </value>
            </statechange>
            """;

    private static List<String> problems(String xml) {
        return StatesXml.parse(xml, "f").problems().stream().map(Problem::toString).toList();
    }

    @Test
    void changesWithoutARootSayTheSameAsTheText() {
        Parsed parsed = StatesXml.parse(CHANGES, "test");
        assertThat(parsed.problems()).isEmpty();
        StatesFile text =
                StatesLanguage.parse(
                                StatesLanguageTest.RECORDS.replace("+ cpu +", "+ cpu_id +"), "test")
                        .file();
        assertThat(parsed.file()).isEqualTo(text);
        assertThat(StatesPrinter.print(parsed.file()))
                .contains("= next_pid; // always record this change");
    }

    @Test
    void theShortTextIsTheSameInXml() {
        StatesFile file = StatesLanguage.parse(StatesLanguageTest.TERSE, "test").file();
        String xml = StatesXml.print(file);
        assertThat(StatesXml.parse(xml, "test").file()).isEqualTo(file);
        assertThat(xml)
                .contains(
                        "<name>sched_switch</name>",
                        "<condition>prev_tid != next_tid</condition>",
                        "<type>INCREMENT</type>",
                        "<external>cpu</external>");
    }

    @Test
    void entitiesAndDocumentTypesAreRefused(@TempDir Path folder) throws Exception {
        Path secret = Files.writeString(folder.resolve("secret"), "SECRET");
        for (String xml :
                List.of(
                        "<!DOCTYPE states [<!ENTITY a \"b\">]><states name=\"&a;\"/>",
                        "<!DOCTYPE states [<!ENTITY a SYSTEM \""
                                + secret.toUri()
                                + "\">]>"
                                + "<states><let name=\"x\"><value><literal>&a;</literal></value>"
                                + "</let></states>",
                        "<!DOCTYPE states SYSTEM \"" + secret.toUri() + "\"><states/>",
                        "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>"
                                + "<states>&b;</states>",
                        "<states>&nbsp;</states>")) {
            Parsed parsed = StatesXml.parse(xml, "f");
            assertThat(parsed.isComplete()).as(xml).isFalse();
            assertThat(parsed.toString()).doesNotContain("SECRET");
        }
        assertThat(problems("<!DOCTYPE states><states/>").get(0))
                .contains("A document type is not allowed");
    }

    @Test
    void errorsHaveTheirPlaces() {
        assertThat(
                        problems(
                                """
                                <states>
                                  <statechange>
                                    <type>MODFY</type>
                                  </statechange>
                                  <event>
                                    <name>a</name>
                                    <statechange>
                                      <type>POP</type>
                                      <attributename><internal>1 +</internal></attributename>
                                    </statechange>
                                    <iff/>
                                  </event>
                                  <viw/>
                                </states>
                                """))
                .containsExactly(
                        "f:3:5: error: Expected MODIFY, REMOVE, PUSH, POP or INCREMENT",
                        "f:9:35: error: Expected a value but found the end of the file",
                        "f:11:5: error: The element <iff> is unknown here (Did you mean 'if'?)",
                        "f:13:3: error: The element <viw> is unknown here (Did you mean"
                                + " 'view'?)");
    }

    @Test
    void whatIsNotWellFormedIsSaidOnce() {
        assertThat(problems("<states><event></states>")).hasSize(1);
        assertThat(problems("")).hasSize(1);
        assertThat(problems("<other/>").get(0)).contains("<other> is unknown");
    }

    @Test
    void whatIsTooMuchIsRefusedWithAMessage() {
        assertThat(problems(" ".repeat(Limits.CHARACTERS + 1)).get(0)).contains("characters");
        assertThat(problems("<a>".repeat(200_000)).get(0)).contains("nested too deeply");
        String deep = "<if><condition>x == 1</condition><then>";
        assertThat(problems("<states>" + deep.repeat(41) + "</then></if>".repeat(41) + "</states>"))
                .hasSize(1)
                .first()
                .asString()
                .contains("blocks are in each other");
    }

    @Test
    void theDeepestTextCanBeWrittenInXml() {
        int depth = Limits.DEPTH - 1;
        String text = "if (a == 1) { pop \"x\"; ".repeat(depth) + "}".repeat(depth);
        Parsed parsed = StatesLanguage.parse(text, "f");
        assertThat(parsed.problems()).isEmpty();
        Parsed back = StatesXml.parse(StatesXml.print(parsed.file()), "f");
        assertThat(back.problems()).isEmpty();
        assertThat(back.file()).isEqualTo(parsed.file());
    }
}
