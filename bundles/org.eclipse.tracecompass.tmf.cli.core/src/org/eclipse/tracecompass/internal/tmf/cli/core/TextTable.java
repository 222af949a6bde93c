package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.common.core.text.ControlCharacters;

/**
 * Text in aligned columns, of any length: the first rows decide the widths and the rest is
 * streamed, so that a long table needs no memory. A wider cell in a later row widens its column
 * from there on.
 */
public final class TextTable {

    private static final int DECIDING_ROWS = 500;
    private static final int WIDEST = 60;

    private final Writer to;
    private final int[] widths;
    private final List<String[]> held = new ArrayList<>();
    private final StringBuilder line = new StringBuilder(256);
    private boolean decided;

    /**
     * Begins a table.
     *
     * @param to receives the text; not flushed
     * @param header the names of the columns
     */
    public TextTable(Writer to, List<String> header) {
        this.to = to;
        this.widths = new int[header.size()];
        hold(header.toArray(new String[0]));
    }

    /**
     * Adds a row.
     *
     * @param cells as many as the table has columns; line breaks and tabs inside become spaces,
     *     other control characters are made visible
     */
    public void row(String... cells) throws IOException {
        String[] shown = cells;
        for (int i = 0; i < cells.length; i++) {
            String cell = shown(cells[i]);
            if (cell != cells[i]) {
                shown = shown == cells ? cells.clone() : shown;
                shown[i] = cell;
            }
        }
        if (decided) {
            write(shown);
        } else {
            hold(shown);
            if (held.size() > DECIDING_ROWS) {
                finish();
            }
        }
    }

    /** Writes the rows that are still held back. */
    public void finish() throws IOException {
        decided = true;
        for (String[] row : held) {
            write(row);
        }
        held.clear();
    }

    private void hold(String[] cells) {
        held.add(cells);
        for (int i = 0; i < widths.length; i++) {
            widen(i, cells[i]);
        }
    }

    private void widen(int column, String cell) {
        if (cell.length() > widths[column] && cell.length() <= WIDEST) {
            widths[column] = cell.length();
        }
    }

    private void write(String[] cells) throws IOException {
        line.setLength(0);
        int last = widths.length - 1;
        for (int i = 0; i <= last; i++) {
            String cell = cells[i];
            widen(i, cell);
            line.append(cell);
            if (i < last) {
                line.repeat(' ', Math.max(0, widths[i] - cell.length()) + 2);
            }
        }
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == ' ') {
            end--;
        }
        line.setLength(end);
        to.append(line).append('\n');
    }

    /** Returns a text that is one line on a terminal; the same one if it is that already. */
    private static String shown(String cell) {
        for (int i = 0; i < cell.length(); i++) {
            if (ControlCharacters.isControl(cell.charAt(i))) {
                return ControlCharacters.escape(
                        cell.replace('\n', ' ').replace('\r', ' ').replace('\t', ' '));
            }
        }
        return cell;
    }
}
