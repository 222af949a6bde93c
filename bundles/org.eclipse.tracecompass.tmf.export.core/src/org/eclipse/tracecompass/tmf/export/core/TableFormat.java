package org.eclipse.tracecompass.tmf.export.core;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The formats of exported tables. */
public enum TableFormat {
    /** Apache Parquet. */
    PARQUET,
    /** Comma-separated values with a header. */
    CSV,
    /** One JSON object per line. */
    JSON;

    private static final int BUFFER = 1 << 16;

    /** Returns the format that the name of a file asks for; empty if it is that of a folder. */
    public static Optional<TableFormat> of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        for (TableFormat format : values()) {
            if (name.endsWith(format.suffix())) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** Returns how the names of files end. */
    public String suffix() {
        return '.' + name().toLowerCase(Locale.ROOT);
    }

    /**
     * Begins a file.
     *
     * @param file where; an existing file is replaced
     * @param properties what is said of the table, where the format has a place for it
     * @param columns the columns
     * @return the file; to be closed
     * @throws IOException if the file cannot be written
     */
    public TableFile open(Path file, Map<String, String> properties, List<TableColumn> columns)
            throws IOException {
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
        try {
            return switch (this) {
                case PARQUET -> new ParquetTable(out, properties, columns);
                case CSV -> text(RowWriter::csv, columns, out);
                case JSON -> text(RowWriter::json, columns, out);
            };
        } catch (IOException e) {
            out.close();
            throw e;
        }
    }

    private static TableFile text(
            TextTableFile.Format format, List<TableColumn> columns, OutputStream out)
            throws IOException {
        return TextTableFile.printing(
                columns, format, new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }
}
