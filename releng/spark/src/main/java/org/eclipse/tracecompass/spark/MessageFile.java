package org.eclipse.tracecompass.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.eclipse.tracecompass.parquet.core.ParquetColumn;
import org.eclipse.tracecompass.parquet.core.ParquetType;
import org.eclipse.tracecompass.parquet.core.ParquetWriter;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.MessageMatching.End;

/**
 * Writes messages as a file of the table {@code messages}, with times by the hosts' clocks.
 *
 * @param folder where
 * @param files its file system
 */
record MessageFile(Path folder, FileSystem files) {

    private static final List<ParquetColumn> COLUMNS =
            List.of(
                    text("from_trace"),
                    text("from_host"),
                    integer("from_time"),
                    integer("from_rank"),
                    optional("from_cpu"),
                    text("to_trace"),
                    text("to_host"),
                    integer("to_time"),
                    integer("to_rank"),
                    optional("to_cpu"));

    private static ParquetColumn text(String name) {
        return new ParquetColumn(name, ParquetType.STRING, false);
    }

    private static ParquetColumn integer(String name) {
        return new ParquetColumn(name, ParquetType.INT64, false);
    }

    private static ParquetColumn optional(String name) {
        return new ParquetColumn(name, ParquetType.INT64, true);
    }

    /** Writes messages in the order of time under a name that no other file has. */
    FleetFile write(List<Match> messages) throws IOException {
        messages.sort(
                Comparator.comparingLong((Match m) -> m.from().time())
                        .thenComparing(m -> m.from().trace())
                        .thenComparingLong(m -> m.from().rank()));
        String name = UUID.randomUUID() + ".parquet";
        Path file = new Path(folder, name);
        try (ParquetWriter out =
                new ParquetWriter(
                        new BufferedOutputStream(files.create(file, false)),
                        COLUMNS,
                        Map.of("astrolabe.table", "messages"))) {
            for (Match message : messages) {
                write(out, 0, message.from());
                write(out, COLUMNS.size() / 2, message.to());
                out.endRow();
            }
            out.finish();
        }
        return new FleetFile(
                "messages",
                name,
                messages.size(),
                files.getFileStatus(file).getLen(),
                messages.get(0).from().time(),
                messages.stream().mapToLong(m -> m.from().time()).max().orElseThrow());
    }

    private static void write(ParquetWriter out, int first, End end) {
        out.putString(first, end.trace());
        out.putString(first + 1, end.host());
        out.putLong(first + 2, end.time());
        out.putLong(first + 3, end.rank());
        if (end.cpu() >= 0) {
            out.putLong(first + 4, end.cpu());
        }
    }
}
