package org.eclipse.tracecompass.tmf.export.core;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.jdt.annotation.Nullable;

/** Writes rows of values, one after the other, so that their number does not matter. */
public interface RowWriter {

    /**
     * Writes a row.
     *
     * @param values one per column; numbers stay numbers, null is absent
     * @throws IOException if the text cannot be written
     */
    void row(List<@Nullable Object> values) throws IOException;

    /**
     * Writes what is held back.
     *
     * @throws IOException if the text cannot be written
     */
    void finish() throws IOException;

    /**
     * Returns a writer of comma-separated values with a header; an absent value is an empty field.
     *
     * @param columns the names of the columns
     * @param to receives the text
     * @throws IOException if the text cannot be written
     */
    static RowWriter csv(List<String> columns, Writer to) throws IOException {
        CSVPrinter printer = DataFormats.csv(to);
        printer.printRecord(columns);
        return new Csv(printer);
    }

    /**
     * Returns a writer of one JSON object per line.
     *
     * @param columns the names of the columns
     * @param to receives the text
     */
    static RowWriter json(List<String> columns, Writer to) {
        return new Json(columns, to);
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
