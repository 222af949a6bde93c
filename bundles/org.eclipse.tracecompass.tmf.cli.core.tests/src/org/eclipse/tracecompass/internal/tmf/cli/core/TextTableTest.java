package org.eclipse.tracecompass.internal.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {

    private final StringWriter text = new StringWriter();
    private final TextTable table = new TextTable(text, List.of("name", "n", "note"));

    @Test
    void columnsAreAsWideAsTheirWidestCell() throws IOException {
        table.row("a", "1", "x");
        table.row("a longer name", "22", "");
        table.finish();
        assertThat(text.toString())
                .isEqualTo(
                        """
                        name           n   note
                        a              1   x
                        a longer name  22
                        """);
    }

    @Test
    void aTableWithoutRowsIsItsHeader() throws IOException {
        table.finish();
        assertThat(text.toString()).isEqualTo("name  n  note\n");
    }

    @Test
    void lineBreaksInsideACellStayInTheLine() throws IOException {
        table.row("a\nb", "\t", "c\r\n");
        table.finish();
        assertThat(text.toString().lines()).hasSize(2);
    }

    @Test
    void aLongTableIsStreamedAndWidensWhereItMust() throws IOException {
        for (int i = 0; i < 600; i++) {
            table.row("row " + i, "1", "x");
        }
        assertThat(text.toString().lines().count()).isGreaterThan(500);
        table.row("a name that is wider than all before", "1", "x");
        table.row("short", "1", "x");
        table.finish();
        List<String> lines = text.toString().lines().toList();
        assertThat(lines).hasSize(603);
        assertThat(lines.get(602)).isEqualTo("short" + " ".repeat(33) + "1  x");
    }
}
