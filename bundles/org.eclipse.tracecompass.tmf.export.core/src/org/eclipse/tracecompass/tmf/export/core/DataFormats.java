package org.eclipse.tracecompass.tmf.export.core;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The data formats of text files, set up in one place so that everything writes the same. */
public final class DataFormats {

    /** RFC 4180 quoting; lines end with a line feed alone, as the tools of a pipeline expect. */
    private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();

    private DataFormats() {}

    /**
     * Returns a writer of comma-separated values.
     *
     * @throws IOException if the text cannot be written
     */
    public static CSVPrinter csv(Writer to) throws IOException {
        return new CSVPrinter(to, CSV);
    }

    /** Returns a writer of one compact JSON value. */
    public static JsonWriter json(Writer to) {
        JsonWriter json = new JsonWriter(to);
        json.setStrictness(Strictness.LEGACY_STRICT);
        json.setHtmlSafe(false);
        return json;
    }

    /**
     * Writes a real; what JSON has no number for (NaN, infinity) becomes a text.
     *
     * @throws IOException if the text cannot be written
     */
    public static void real(JsonWriter json, double value) throws IOException {
        if (Double.isFinite(value)) {
            json.value(value);
        } else {
            json.value(Double.toString(value));
        }
    }
}
