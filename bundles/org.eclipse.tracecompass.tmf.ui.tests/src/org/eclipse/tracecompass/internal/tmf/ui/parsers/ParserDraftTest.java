package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.ParserDraft.Syntax;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.Part.Kind;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParserDraftTest {

    @TempDir Path folder = Path.of("");

    private String saved(CustomTraceDefinition definition) throws Exception {
        Path file = folder.resolve("d.xml");
        Files.deleteIfExists(file);
        definition.save(file.toString());
        return Files.readString(file);
    }

    @Test
    void aDefinitionIsTheSameBehindADraft() throws Exception {
        for (Syntax syntax : Syntax.values()) {
            ParserDraft draft = ParserDraft.ofNew(syntax);
            draft.name = "n";
            draft.timeFormat = "HH:mm";
            Part first = draft.parts.get(0);
            if (syntax == Syntax.TEXT) {
                Part below = new Part(Kind.LINE, "\\s(.)(.)");
                below.adaptGroups();
                below.max = 3;
                below.eventType = "detail";
                first.add(below);
            } else if (syntax == Syntax.XML) {
                Part below = new Part(Kind.ELEMENT, "m");
                below.tag = Tag.OTHER;
                below.name = "message";
                below.action = 2;
                first.add(below);
            } else {
                draft.delimiter = ';';
                draft.header = false;
            }
            String before = saved(draft.toDefinition());
            String after = saved(ParserDraft.of(draft.toDefinition()).toDefinition());
            assertThat(after).isEqualTo(before);
            assertThat(before).contains("name=\"n\"");
        }
    }

    @Test
    void aLineHasAsManyGroupsAsItsExpression() {
        Part line = new Part(Kind.LINE, "(a)(b)");
        Part child = new Part(Kind.LINE, "c");
        line.add(child);
        line.adaptGroups();
        line.children.get(1).name = "kept";
        line.match = "(a)(b)(c";
        line.adaptGroups();
        assertThat(line.children).hasSize(3);
        line.match = "(a)(?<x>b)(?:c)(d)";
        line.adaptGroups();
        assertThat(line.children)
                .extracting(part -> part.kind)
                .containsExactly(Kind.GROUP, Kind.GROUP, Kind.GROUP, Kind.LINE);
        assertThat(line.children.get(1).name).isEqualTo("kept");
        assertThat(line.isBroken()).isFalse();
        line.match = "(";
        assertThat(line.isBroken()).isTrue();
        line.match = "";
        line.adaptGroups();
        assertThat(line.children).containsExactly(child);
        line.match = "(a)(b)";
        line.adaptGroups();
        assertThat(line.children.get(1).name).isEqualTo("kept");
        line.match = "a";
        line.adaptGroups();
        assertThat(line.children).containsExactly(child);
    }

    @Test
    void everyFieldGetsAColumn() {
        ParserDraft draft = ParserDraft.ofNew(Syntax.TEXT);
        Part line = draft.parts.get(0);
        line.match = "(.*) (.*) (.*)";
        line.adaptGroups();
        line.children.get(2).tag = Tag.OTHER;
        line.children.get(2).name = "user";
        assertThat(draft.toDefinition().outputs)
                .extracting(column -> column.name)
                .containsExactly("Timestamp", "Message", "user", "Extra fields");
    }
}
