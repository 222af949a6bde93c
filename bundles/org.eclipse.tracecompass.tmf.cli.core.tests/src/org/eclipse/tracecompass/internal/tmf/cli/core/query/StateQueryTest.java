package org.eclipse.tracecompass.internal.tmf.cli.core.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.tables.core.AttributePattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Patterns, questions and forms of answers, on a small history in memory that ends at 100. */
class StateQueryTest {

    private final ITmfStateSystemBuilder ss =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("test", 10));

    @BeforeEach
    void build() {
        ss.modifyAttribute(10, 1, ss.getQuarkAbsoluteAndAdd("CPUs", "0"));
        ss.modifyAttribute(50, 2, ss.getQuarkAbsoluteAndAdd("CPUs", "0"));
        ss.modifyAttribute(20, 7L, ss.getQuarkAbsoluteAndAdd("CPUs", "1"));
        ss.modifyAttribute(
                10, "a, \"b\"", ss.getQuarkAbsoluteAndAdd("Threads", "0_1", "Exec_name"));
        ss.modifyAttribute(30, 0.5, ss.getQuarkAbsoluteAndAdd("Threads", "12", "Load"));
        ss.modifyAttribute(40, 1, ss.getQuarkAbsoluteAndAdd("Files", "/etc/passwd"));
        ss.closeHistory(100);
    }

    @Test
    void aPathWithoutStarsIsOneAttribute() {
        assertThat(find("CPUs/0")).containsExactly("CPUs/0");
        assertThat(find("/CPUs//0/")).containsExactly("CPUs/0");
        assertThat(find("CPUs/7")).isEmpty();
    }

    @Test
    void aStarStandsForTheCharactersOfOneName() {
        assertThat(find("CPUs/*")).containsExactly("CPUs/0", "CPUs/1");
        assertThat(find("*")).containsExactlyInAnyOrder("CPUs", "Threads", "Files");
        assertThat(find("Threads/0_*")).containsExactly("Threads/0_1");
        assertThat(find("T*s/*/*e*")).containsExactly("Threads/0_1/Exec_name");
        assertThat(find("CPUs/*/*")).isEmpty();
    }

    @Test
    void twoStarsStandForAnyLevels() {
        assertThat(find("Threads/**"))
                .containsExactlyInAnyOrder(
                        "Threads",
                        "Threads/0_1",
                        "Threads/0_1/Exec_name",
                        "Threads/12",
                        "Threads/12/Load");
        assertThat(find("**/Load")).containsExactly("Threads/12/Load");
        assertThat(find("**/**")).doesNotHaveDuplicates().hasSize(10);
    }

    @Test
    void aSlashInANameIsEscaped() {
        assertThat(find("Files/*")).containsExactly("Files/\\/etc\\/passwd");
        assertThat(find("Files/\\/etc\\/passwd")).hasSize(1);
    }

    @Test
    void anEmptyPathIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> AttributePattern.parse("//"));
    }

    @Test
    void atAnInstantEachAttributeHasTheIntervalThatContainsIt() {
        assertThat(rows(query("CPUs/*").at(List.of(50L), new Cancellation())))
                .containsExactly(
                        new StateRow("CPUs/0", 50, 100, 2), new StateRow("CPUs/1", 20, 100, 7L));
    }

    @Test
    void anIntervalThatContainsSeveralInstantsIsToldOnce() {
        assertThat(rows(query("CPUs/0").at(List.of(60L, 10L, 70L, 60L), new Cancellation())))
                .containsExactly(
                        new StateRow("CPUs/0", 10, 49, 1), new StateRow("CPUs/0", 50, 100, 2));
    }

    @Test
    void aSpanHasAllIntervalsThatShareAnInstantWithIt() {
        assertThat(rows(query("CPUs/0").between(49, 49, new Cancellation())))
                .containsExactly(new StateRow("CPUs/0", 10, 49, 1));
        assertThat(rows(query("CPUs/0").between(49, 50, new Cancellation()))).hasSize(2);
        assertThat(rows(query("CPUs/1").between(0, 1000, new Cancellation())))
                .containsExactly(
                        new StateRow("CPUs/1", 10, 19, null), new StateRow("CPUs/1", 20, 100, 7L));
    }

    @Test
    void outsideTheHistoryThereIsNothing() {
        assertThat(rows(query("**").at(List.of(9L, 101L), new Cancellation()))).isEmpty();
        assertThat(rows(query("**").between(101, 200, new Cancellation()))).isEmpty();
    }

    @Test
    void theAnswerIsSortedByPathAndHasThePrefix() {
        StateQuery query =
                new StateQuery(
                        ss,
                        Arrays.asList(
                                AttributePattern.parse("Threads/*/*"),
                                AttributePattern.parse("CPUs/*")),
                        "kernel:");
        assertThat(rows(query.between(10, 100, new Cancellation())))
                .isSortedAccordingTo(StateRow.ORDER)
                .extracting(StateRow::attribute)
                .startsWith("kernel:CPUs/0")
                .endsWith("kernel:Threads/12/Load");
    }

    @Test
    void cancellingEndsTheReading() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThatThrownBy(() -> rows(query("**").between(10, 100, cancellation)))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void csvQuotesWhatItMustAndLeavesNothingEmptyForNull() throws IOException {
        assertThat(text(StateFormat.CSV))
                .isEqualTo(
                        """
                        attribute,start,end,type,value
                        CPUs/1,10,19,null,
                        CPUs/1,20,100,long,7
                        Threads/0_1/Exec_name,10,100,string,"a, ""b""\"
                        Threads/12/Load,10,29,null,
                        Threads/12/Load,30,100,double,0.5
                        """);
    }

    @Test
    void jsonKeepsTypes() throws IOException {
        List<String> lines = text(StateFormat.JSON).lines().toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0))
                .isEqualTo(
                        "{\"attribute\":\"CPUs/1\",\"start\":10,\"end\":19,\"type\":\"null\",\"value\":null}");
        assertThat(
                        JsonParser.parseString(lines.get(2))
                                .getAsJsonObject()
                                .get("value")
                                .getAsString())
                .isEqualTo("a, \"b\"");
        assertThat(lines.get(4)).endsWith("\"value\":0.5}");
    }

    @Test
    void aTableIsAligned() throws IOException {
        assertThat(text(StateFormat.TABLE))
                .startsWith("attribute              start  end  type    value\n")
                .contains("CPUs/1                 10     19   null    -\n");
    }

    private String text(StateFormat format) throws IOException {
        StateQuery query =
                new StateQuery(
                        ss,
                        List.of(
                                AttributePattern.parse("CPUs/1"),
                                AttributePattern.parse("Threads/*/*")),
                        "");
        StringWriter text = new StringWriter();
        format.write(query.between(10, 100, new Cancellation()), false, text);
        return text.toString();
    }

    private StateQuery query(String pattern) {
        return new StateQuery(ss, List.of(AttributePattern.parse(pattern)), "");
    }

    private List<String> find(String pattern) {
        return AttributePattern.parse(pattern).find(ss).stream()
                .map(quark -> AttributePattern.path(ss, quark))
                .toList();
    }

    private static List<StateRow> rows(Iterable<List<StateRow>> batches) {
        List<StateRow> rows = new ArrayList<>();
        batches.forEach(rows::addAll);
        return rows;
    }
}
