package org.eclipse.tracecompass.spark.source;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import org.eclipse.tracecompass.tmf.fleet.core.FleetFile;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;

/** A scan of a table: the files that may have rows of it, and what to read of them. */
final class FleetScan implements Scan, Batch {

    /** Small files are read by one task. */
    private static final long BYTES_PER_TASK = 16L << 20;

    private final FleetTable table;
    private final StructType columns;
    private final Bounds bounds;
    private List<FleetPartition.File> files;
    private long allFiles;

    FleetScan(FleetTable table, StructType columns, Bounds bounds) {
        this.table = table;
        this.columns = columns;
        this.bounds = bounds;
    }

    @Override
    public StructType readSchema() {
        return columns;
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public String description() {
        List<FleetPartition.File> wanted = files();
        return "%s: %d of %d files of %d of %d traces, columns %s%s"
                .formatted(
                        table.name(),
                        wanted.size(),
                        allFiles,
                        wanted.stream().map(FleetPartition.File::trace).distinct().count(),
                        table.fleet().traces().size(),
                        List.of(columns.fieldNames()),
                        range());
    }

    private String range() {
        boolean isBounded = bounds.first() != Long.MIN_VALUE || bounds.last() != Long.MAX_VALUE;
        return (isBounded ? ", time %d to %d".formatted(bounds.first(), bounds.last()) : "")
                + (bounds.texts().isEmpty() ? "" : ", " + bounds.texts());
    }

    private boolean isOfMessages() {
        return table.table().equals("messages");
    }

    private synchronized List<FleetPartition.File> files() {
        List<FleetPartition.File> known = files;
        if (known == null) {
            known =
                    ManifestRows.has(table.table())
                            ? List.of()
                            : isOfMessages() ? messages() : ofTraces();
            files = known;
        }
        return known;
    }

    private List<FleetPartition.File> ofTraces() {
        Manifest fleet = table.fleet();
        Function<TraceEntry, TraceClock> clocks = TraceClock.of(fleet);
        for (TraceEntry trace : fleet.traces()) {
            TraceEntry.Totals totals = trace.tables().get(table.table());
            allFiles += totals == null ? 0 : totals.files();
        }
        return fleet.traces().parallelStream()
                .filter(trace -> trace.tables().containsKey(table.table()))
                .filter(trace -> bounds.allows("host", trace.host()))
                .filter(trace -> bounds.allows("trace", trace.name()))
                .flatMap(trace -> ofTrace(trace, clocks.apply(trace)).stream())
                .toList();
    }

    private List<FleetPartition.File> ofTrace(TraceEntry trace, TraceClock clock) {
        long first = clock.least(bounds.first());
        long last = clock.most(bounds.last());
        List<FleetPartition.File> wanted = new ArrayList<>();
        // Not every list is read: of most traces the time alone tells.
        if (trace.start() > last || trace.end() < first) {
            return wanted;
        }
        for (FleetFile file : table.folder().filesOf(trace)) {
            if (file.table().equals(table.table()) && file.overlaps(first, last)) {
                wanted.add(
                        new FleetPartition.File(
                                trace.name(),
                                table.folder().path(trace.folder() + '/' + file.path()).toString(),
                                file.bytes(),
                                first,
                                last,
                                trace.end(),
                                clock));
            }
        }
        return wanted;
    }

    /** Of these the times are by different clocks, so that ranges are left to Spark. */
    private List<FleetPartition.File> messages() {
        Manifest.MessageFiles messages = table.fleet().messages();
        List<FleetPartition.File> all = new ArrayList<>();
        if (messages != null) {
            for (FleetFile file : messages.files()) {
                all.add(
                        new FleetPartition.File(
                                "",
                                table.folder()
                                        .path(messages.folder() + '/' + file.path())
                                        .toString(),
                                file.bytes(),
                                Long.MIN_VALUE,
                                Long.MAX_VALUE,
                                Long.MAX_VALUE,
                                TraceClock.SAME));
            }
        }
        allFiles = all.size();
        return all;
    }

    @Override
    public InputPartition[] planInputPartitions() {
        if (ManifestRows.has(table.table())) {
            return new InputPartition[] {
                new FleetPartition.Rows(ManifestRows.of(table.table(), table.fleet()))
            };
        }
        List<InputPartition> partitions = new ArrayList<>();
        List<FleetPartition.File> task = new ArrayList<>();
        long bytes = 0;
        for (FleetPartition.File file : files()) {
            if (bytes > 0 && bytes + file.bytes() > BYTES_PER_TASK) {
                partitions.add(new FleetPartition.Files(List.copyOf(task)));
                task.clear();
                bytes = 0;
            }
            task.add(file);
            bytes += file.bytes();
        }
        if (!task.isEmpty()) {
            partitions.add(new FleetPartition.Files(List.copyOf(task)));
        }
        return partitions.toArray(InputPartition[]::new);
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return new FleetReaderFactory(
                table.table(),
                List.of(columns.fieldNames()),
                columns,
                new HashMap<>(bounds.texts()),
                isOfMessages() ? table.fleet().toCommon() : Map.of(),
                new SerializableConfiguration(
                        SparkSession.active().sparkContext().hadoopConfiguration()));
    }
}
