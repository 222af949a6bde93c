package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.List;
import java.util.stream.Collectors;

/** Rows as text to copy or to write to a file. */
public enum RowText {
    /** Cells separated by tabs. */
    PLAIN,
    /** Comma-separated values as of RFC 4180. */
    CSV;

    /** A line, without its end. */
    public String line(List<String> cells) {
        return switch (this) {
            case PLAIN ->
                    cells.stream()
                            .map(cell -> cell.replace('\t', ' ').replace('\n', ' '))
                            .collect(Collectors.joining("\t"));
            case CSV -> cells.stream().map(RowText::quoted).collect(Collectors.joining(","));
        };
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
