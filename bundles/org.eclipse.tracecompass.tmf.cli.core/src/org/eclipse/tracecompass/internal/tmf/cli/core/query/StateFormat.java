package org.eclipse.tracecompass.internal.tmf.cli.core.query;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/** The forms in which intervals are written. Each writes to the end and flushes. */
public enum StateFormat {
    /** Aligned columns, for reading. */
    TABLE {
        @Override
        public void write(Iterable<List<StateRow>> batches, boolean labels, Writer to)
                throws IOException {
            TextTable table = new TextTable(to, HEADER);
            for (List<StateRow> batch : batches) {
                for (StateRow row : batch) {
                    table.row(
                            row.attribute(),
                            Long.toString(row.start()),
                            Long.toString(row.end()),
                            row.type().toString(),
                            row.text());
                }
            }
            table.finish();
            to.flush();
        }
    },
    /** Comma-separated values after RFC 4180, with a header; an absent value is an empty field. */
    CSV {
        @Override
        public void write(Iterable<List<StateRow>> batches, boolean labels, Writer to)
                throws IOException {
            CSVPrinter printer = DataFormats.csv(to);
            List<String> header = new ArrayList<>(HEADER);
            if (labels) {
                header.add("label");
            }
            printer.printRecord(header);
            for (List<StateRow> batch : batches) {
                for (StateRow row : batch) {
                    List<@Nullable Object> cells =
                            new ArrayList<>(
                                    Arrays.asList(
                                            row.attribute(),
                                            row.start(),
                                            row.end(),
                                            row.type(),
                                            row.value()));
                    if (labels) {
                        cells.add(row.label());
                    }
                    printer.printRecord(cells);
                }
            }
            printer.flush();
        }
    },
    /** One JSON object per line. */
    JSON {
        @Override
        public void write(Iterable<List<StateRow>> batches, boolean labels, Writer to)
                throws IOException {
            for (List<StateRow> batch : batches) {
                for (StateRow row : batch) {
                    JsonWriter json = DataFormats.json(to);
                    json.beginObject();
                    json.name("attribute").value(row.attribute());
                    json.name("start").value(row.start()).name("end").value(row.end());
                    json.name("type").value(row.type().toString()).name("value");
                    value(json, row.value());
                    if (row.label() != null) {
                        json.name("label").value(row.label());
                    }
                    json.endObject();
                    to.write('\n');
                }
            }
            to.flush();
        }

        private void value(JsonWriter json, @Nullable Object value) throws IOException {
            switch (value) {
                case null -> json.nullValue();
                case Double real -> DataFormats.real(json, real);
                case Number number -> json.value(number.longValue());
                default -> json.value(value.toString());
            }
        }
    };

    private static final List<String> HEADER =
            List.of("attribute", "start", "end", "type", "value");

    /**
     * Writes intervals.
     *
     * @param batches the intervals in order; read once, lazily
     * @param labels whether values may have labels; the CSV has a column for them then
     * @param to receives the text
     * @throws IOException if it cannot be written
     */
    public abstract void write(Iterable<List<StateRow>> batches, boolean labels, Writer to)
            throws IOException;
}
