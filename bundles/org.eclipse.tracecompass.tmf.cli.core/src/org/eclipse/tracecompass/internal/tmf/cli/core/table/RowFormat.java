package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.export.core.RowWriter;

/** How rows are printed. */
public enum RowFormat {
    /** Aligned columns, for reading. */
    TABLE,
    /** Comma-separated values with a header; an absent value is an empty field. */
    CSV,
    /** One JSON object per line. */
    JSON;

    /**
     * Returns a writer.
     *
     * @param columns the names of the columns
     * @param to receives the text
     */
    public RowWriter writer(List<String> columns, Writer to) throws IOException {
        return switch (this) {
            case TABLE -> new Aligned(new TextTable(to, columns), to);
            case CSV -> RowWriter.csv(columns, to);
            case JSON -> RowWriter.json(columns, to);
        };
    }

    private record Aligned(TextTable table, Writer to) implements RowWriter {
        @Override
        public void row(List<@Nullable Object> values) throws IOException {
            List<String> cells = new ArrayList<>();
            values.forEach(v -> cells.add(v == null ? "-" : v.toString()));
            table.row(cells.toArray(new String[0]));
        }

        @Override
        public void finish() throws IOException {
            table.finish();
            to.flush();
        }
    }
}
