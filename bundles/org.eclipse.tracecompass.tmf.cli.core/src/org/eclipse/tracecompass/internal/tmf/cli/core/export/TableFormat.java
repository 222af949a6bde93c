package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowWriter;
import org.eclipse.tracecompass.tmf.tables.core.TableColumn;

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

    /** Begins a file. */
    TableFile open(Path file, String table, List<TableColumn> columns) throws IOException {
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER);
        try {
            return switch (this) {
                case PARQUET -> new ParquetTable(out, table, columns);
                case CSV -> text(RowWriter.Format.CSV, columns, out);
                case JSON -> text(RowWriter.Format.JSON, columns, out);
            };
        } catch (IOException e) {
            out.close();
            throw e;
        }
    }

    private static TableFile text(
            RowWriter.Format format, List<TableColumn> columns, OutputStream out)
            throws IOException {
        return new TextTableFile(
                format, columns, new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }
}
