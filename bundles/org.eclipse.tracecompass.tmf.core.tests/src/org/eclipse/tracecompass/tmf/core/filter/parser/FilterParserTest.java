package org.eclipse.tracecompass.tmf.core.filter.parser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLParser;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLWriter;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FilterParserTest {

    private static final List<ITmfEvent> EVENTS = events();

    private static ITmfEvent event(int i, String type, TmfEventField... fields) {
        return new TmfEvent(
                null,
                i,
                TmfTimestamp.fromNanos(i * 1_000_000_000L),
                new TmfEventType(type, null),
                new TmfEventField(ITmfEventField.ROOT_FIELD_ID, null, fields));
    }

    private static TmfEventField field(String name, Object value, TmfEventField... fields) {
        return new TmfEventField(name, value, fields);
    }

    private static List<ITmfEvent> events() {
        List<ITmfEvent> events = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            events.add(
                    event(
                            i,
                            "sched_switch",
                            field("next_tid", (long) i * 10),
                            field("prev_comm", i % 2 == 0 ? "swapper/0" : "Bash")));
        }
        events.add(
                event(
                        20,
                        "sys_open",
                        field("filename", "/etc/passwd"),
                        field("ret", -2),
                        field("context", "", field("_vpid", 77))));
        events.add(event(21, "sys_close", field("fd", 3L), field("ratio", 0.5)));
        return events;
    }

    private static List<Long> matching(ITmfFilterTreeNode filter) {
        return EVENTS.stream().filter(filter::matches).map(ITmfEvent::getRank).toList();
    }

    private static List<Long> matching(String text) {
        return matching(FilterParser.parse(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "type == sched_switch && next_tid > 150 || contents contains PASSWD; 16 17 18 19"
                        + " 20",
                "next_tid >= 180; 18 19",
                "next_tid <= 0x0A; 0 1",
                "next_tid == 10; 1",
                "next_tid = 10.0; 1",
                "next_tid == \"10\"; 1",
                "next_tid == \"10.0\"; ",
                "type != sched_switch; 20 21",
                "fd != 4; 21",
                "!(fd == 3) && !(type == sched_switch); 20",
                "not fd present and not next_tid present; 20",
                "ret < -1; 20",
                "ratio > 0.25 and ratio < 0.75; 21",
                "context/_vpid == 77; 20",
                "filename matches \"^/etc/.*d$\"; 20",
                "filename =~ passwd; 20",
                "type ~ ^sys_ && filename !~ passwd; ",
                "type ~ ^sys_ && (filename present || fd present); 20 21",
                "prev_comm equals bash && next_tid < 40; 1 3",
                "prev_comm == bash; ",
                "prev_comm includes ash && rank < 4; 1 3",
                "time > 20.5; 21",
                "time >= 20000000000 && time < 21000000000; 20",
                "time == 1970-01-01T00:00:03Z; 3",
                "time > 1970-01-01T00:00:20.5Z && time < 22.0; 21",
                "time > \"1970-01-01 00:00:20.5 UTC\"; 21",
                "type matches ^sys_(open|close)$; 20 21",
                "passwd; 20",
                "'sys_'; 20 21",
                "name == sys_open; 20",
                "prev_comm > \"Bash\" && next_tid < 30; 0 2"
            })
    void findsTheEventsThatAreMeant(String text, String expected) {
        List<Long> ranks =
                expected == null || expected.isBlank()
                        ? List.of()
                        : java.util.Arrays.stream(expected.trim().split(" "))
                                .map(Long::valueOf)
                                .toList();
        assertThat(matching(text)).isEqualTo(ranks);
        assertThat(matching(FilterParser.parse(text).toString()))
                .as(FilterParser.parse(text).toString())
                .isEqualTo(ranks);
    }

    @Test
    void nothingIsEverything() {
        assertThat(matching("  ")).hasSize(EVENTS.size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "type ==; 8; expected a value after '=='",
                "&& a == 1; 1; expected a field, a text or '('",
                "a == 1 b; 8; expected '&&', '||' or the end, found 'b'",
                "(a == 1; 8; expected ')' for the '(' at column 1",
                "a & b; 3; expected '&&'",
                "a == \"x; 6; is not closed",
                "a matches (; 11; expected a value",
                "a matches \"(\"; 11; invalid regular expression",
                "time > soon; 8; expected a time",
                "foo bar; 5; expected an operator after 'foo'",
                "a == 1 &&; 10; expected a field",
                "a == 1 or or; 11; found 'or'"
            })
    void whatIsWrongIsToldWithItsColumn(String text, int column, String message) {
        assertThatExceptionOfType(FilterSyntaxException.class)
                .isThrownBy(() -> FilterParser.parse(text))
                .withMessageStartingWith("Column " + column + ": ")
                .withMessageContaining(message)
                .matches(e -> e.getColumn() == column);
    }

    @Provide
    Arbitrary<String> expressions() {
        Arbitrary<String> operand =
                Arbitraries.of(
                        "type", "next_tid", "prev_comm", "fd", "\"odd name\"", "time", "rank");
        Arbitrary<String> operator =
                Arbitraries.of("==", "!=", "<", "<=", ">", ">=", "contains", "includes", "equals");
        Arbitrary<String> value = Arbitraries.of("3", "100", "0x10", "1.5", "20000000000");
        Arbitrary<String> comparison =
                Combinators.combine(operand, operator, value)
                        .as((a, b, c) -> a + ' ' + b + ' ' + c);
        Arbitrary<String> text =
                Arbitraries.of(
                        "type == sched_switch",
                        "swapper",
                        "\"a \\\" b\"",
                        "type matches 's.*_'",
                        "fd present",
                        "prev_comm == \"Bash\"");
        Arbitrary<String> leaf = Arbitraries.oneOf(comparison, text);
        return Arbitraries.recursive(
                () -> leaf,
                inner ->
                        Combinators.combine(
                                        inner,
                                        leaf,
                                        Arbitraries.of(" && ", " || "),
                                        Arbitraries.of("", "!"))
                                .as(
                                        (a, b, operatorText, not) ->
                                                not + '(' + a + operatorText + b + ')'),
                0,
                4);
    }

    /** The kinds, names and texts of a node and all below it. */
    private static List<String> describe(ITmfFilterTreeNode node) {
        List<String> lines = new ArrayList<>();
        String name = node instanceof TmfFilterNode named ? named.getFilterName() : "";
        lines.add(node.getNodeName() + ' ' + name + ' ' + node.toString(true));
        for (ITmfFilterTreeNode child : node.getChildren()) {
            lines.addAll(describe(child));
        }
        return lines;
    }

    @Test
    void aConjunctionWithoutPartsAcceptsNothing() {
        TmfFilterAndNode node = new TmfFilterAndNode(null);
        assertThat(matching(node)).isEmpty();
        node.setNot(true);
        assertThat(matching(node)).hasSameSizeAs(EVENTS);
        assertThat(node).hasToString("");
        assertThat(matching(" ")).hasSameSizeAs(EVENTS);
    }

    @Test
    void nodesOfTheSameContentAreDifferentRowsOfATree() {
        assertThat(FilterParser.parse("fd == 3")).isNotEqualTo(FilterParser.parse("fd == 3"));
        TmfFilterAndNode and = new TmfFilterAndNode(null);
        and.addChild(FilterParser.parse("fd == 3"));
        and.addChild(FilterParser.parse("fd == 3"));
        assertThat(Set.of(and.getChildren())).hasSize(2);
    }

    @Property(tries = 300)
    void theTextOfAFilterMeansTheSame(@ForAll("expressions") String text) {
        ITmfFilterTreeNode filter = FilterParser.parse(text);
        assertThat(matching(filter.toString())).as(filter.toString()).isEqualTo(matching(filter));
        assertThat(filter.clone()).isNotEqualTo(filter);
        assertThat(describe(filter.clone())).isEqualTo(describe(filter));
    }

    @Property(tries = 50)
    void aStoredFilterIsTheSame(@ForAll("expressions") String text) throws Exception {
        TmfFilterRootNode root = new TmfFilterRootNode();
        new TmfFilterNode(root, "my <filter>").addChild(FilterParser.parse(text));
        Path file = Files.createTempFile("filter", ".xml");
        try {
            new TmfFilterXMLWriter(root).saveTree(file.toString());
            ITmfFilterTreeNode read = new TmfFilterXMLParser(file.toUri().toString()).getTree();
            assertThat(describe(read)).isEqualTo(describe(root));
            assertThat(matching(read)).isEqualTo(matching(root));
        } finally {
            Files.delete(file);
        }
    }

    @Test
    void aFilterIsReadByThePathThatItWasWrittenTo() throws Exception {
        Path file = Files.createTempFile("filter #1 %41", ".xml");
        try {
            new TmfFilterXMLWriter(FilterParser.parse("a == b")).saveTree(file.toString());
            ITmfFilterTreeNode read = new TmfFilterXMLParser(file.toString()).getTree();
            assertThat(describe(read)).isEqualTo(describe(FilterParser.parse("a == b")));
        } finally {
            Files.delete(file);
        }
    }

    @ParameterizedTest
    @CsvSource({"Contents, next_tid, 30", "context, _vpid, 77"})
    void aFieldStaysAFieldWhenItsTraceTypeIsUnknown(String aspect, String field, String value)
            throws Exception {
        Path file = Files.createTempFile("filter", ".xml");
        try {
            Files.writeString(
                    file,
                    "<EQUALS eventaspect='%s' field='%s' tracetypeid='not.installed' value='%s'/>"
                            .formatted(aspect, field, value));
            ITmfFilterTreeNode read = new TmfFilterXMLParser(file.toUri().toString()).getTree();
            assertThat(matching(read)).hasSize(1);
        } finally {
            Files.delete(file);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<WRONG/>",
                "<ROOT><COMPARE type='X'/></ROOT>",
                "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><ROOT/>"
            })
    void aDocumentThatIsNoFilterIsRefused(String text) throws Exception {
        Path file = Files.createTempFile("filter", ".xml");
        try {
            Files.writeString(file, text);
            assertThatExceptionOfType(org.xml.sax.SAXException.class)
                    .isThrownBy(() -> new TmfFilterXMLParser(file.toUri().toString()));
        } finally {
            Files.delete(file);
        }
    }
}
