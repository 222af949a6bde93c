package org.eclipse.tracecompass.internal.tmf.cli.core.table;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.DataFormats;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;

/** Writes rows of values, one after the other, so that their number does not matter. */
public interface RowWriter {

    /** The formats of tables. */
    enum Format {
        /** Aligned columns, for reading. */
        TABLE,
        /** Comma-separated values with a header; an absent value is an empty field. */
        CSV,
        /** One JSON object per line. */
        JSON
    }

    /**
     * Writes a row.
     *
     * @param values one per column; numbers stay numbers, null is absent
     */
    void row(List<@Nullable Object> values) throws IOException;

    /** Writes what is held back. */
    void finish() throws IOException;

    /**
     * Returns a writer.
     *
     * @param columns the names of the columns
     * @param to receives the text
     */
    static RowWriter of(Format format, List<String> columns, Writer to) throws IOException {
        return switch (format) {
            case TABLE -> new Table(new TextTable(to, columns), to);
            case CSV -> {
                CSVPrinter printer = DataFormats.csv(to);
                printer.printRecord(columns);
                yield new Csv(printer);
            }
            case JSON -> new Json(columns, to);
        };
    }

    /** Aligned columns. */
    record Table(TextTable table, Writer to) implements RowWriter {
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

    /** Comma-separated values. */
    record Csv(CSVPrinter printer) implements RowWriter {
        @Override
        public void row(List<@Nullable Object> values) throws IOException {
            printer.printRecord(values);
        }

        @Override
        public void finish() throws IOException {
            printer.flush();
        }
    }

    /** JSON lines. */
    record Json(List<String> columns, Writer to) implements RowWriter {
        @Override
        public void row(List<@Nullable Object> values) throws IOException {
            JsonWriter json = DataFormats.json(to);
            json.beginObject();
            for (int i = 0; i < values.size(); i++) {
                json.name(columns.get(i));
                switch (values.get(i)) {
                    case null -> json.nullValue();
                    case Double real -> DataFormats.real(json, real);
                    case Number number -> json.value(number.longValue());
                    case Object other -> json.value(other.toString());
                }
            }
            json.endObject();
            to.write('\n');
        }

        @Override
        public void finish() throws IOException {
            to.flush();
        }
    }
}
