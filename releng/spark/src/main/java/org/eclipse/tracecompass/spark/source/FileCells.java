package org.eclipse.tracecompass.spark.source;

import java.io.Closeable;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.filter2.predicate.FilterApi;
import org.apache.parquet.filter2.predicate.FilterPredicate;
import org.apache.parquet.io.api.Binary;
import org.eclipse.tracecompass.spark.ParquetRows;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;

/** The cells of a file, with the times of the table. Used by one thread. */
final class FileCells implements Closeable {

    private static final Set<String> PUSHED_TEXTS =
            Set.of("analysis", "path", "type", "name", "from_host", "to_host");

    private final ParquetRows rows;
    private final Supplier<Object>[] cells;
    private final ITmfTimestampTransform shown;
    private final ITmfTimestampTransform host;
    private final FleetPartition.File file;
    private final Map<String, ITmfTimestampTransform> clocks;
    private final boolean areStates;

    private FileCells(FleetReaderFactory factory, FleetPartition.File file, ParquetRows rows) {
        this.rows = rows;
        this.file = file;
        this.shown = file.clock().common();
        this.host = file.clock().toHost();
        this.areStates = factory.table().equals("states");
        this.clocks = factory.clocks();
        List<String> columns = factory.columns();
        @SuppressWarnings("unchecked")
        Supplier<Object>[] made = new Supplier[columns.size()];
        for (int i = 0; i < made.length; i++) {
            made[i] = cell(factory.table(), columns.get(i));
        }
        this.cells = made;
    }

    static FileCells open(FleetReaderFactory factory, FleetPartition.File file) throws IOException {
        Set<String> wanted = new LinkedHashSet<>();
        for (String column : factory.columns()) {
            wanted.addAll(needed(factory.table(), column));
        }
        if (factory.table().equals("states")) {
            wanted.addAll(List.of("start", "end"));
        }
        return new FileCells(
                factory,
                file,
                ParquetRows.open(
                        new Path(file.path()),
                        List.copyOf(wanted),
                        filter(factory, file),
                        factory.configuration().value()));
    }

    /** The columns of the file that a column of the table is made of. */
    private static List<String> needed(String table, String column) {
        if (table.equals("messages")) {
            return switch (column) {
                case "latency" -> List.of("from_host", "from_time", "to_host", "to_time");
                case "from_time", "from_host_time" -> List.of("from_host", "from_time");
                case "to_time", "to_host_time" -> List.of("to_host", "to_time");
                default -> List.of(column);
            };
        }
        return switch (column) {
            case "host_time" -> List.of("time");
            case "host_start" -> List.of("start");
            case "host_end" -> List.of("end");
            default -> List.of(column);
        };
    }

    private static FilterPredicate filter(FleetReaderFactory factory, FleetPartition.File file) {
        FilterPredicate all = null;
        String begin =
                switch (factory.table()) {
                    case "events" -> "time";
                    case "states", "segments" -> "start";
                    default -> null;
                };
        String end = "start".equals(begin) ? "end" : begin;
        if (begin != null && file.first() != Long.MIN_VALUE) {
            all = and(all, FilterApi.gtEq(FilterApi.longColumn(end), file.first()));
        }
        if (begin != null && file.last() != Long.MAX_VALUE) {
            all = and(all, FilterApi.ltEq(FilterApi.longColumn(begin), file.last()));
        }
        for (Map.Entry<String, Set<String>> text : factory.texts().entrySet()) {
            if (PUSHED_TEXTS.contains(text.getKey())) {
                Set<Binary> values = new HashSet<>();
                text.getValue().forEach(value -> values.add(Binary.fromString(value)));
                if (!values.isEmpty()) {
                    all = and(all, FilterApi.in(FilterApi.binaryColumn(text.getKey()), values));
                }
            }
        }
        return all;
    }

    private static FilterPredicate and(FilterPredicate a, FilterPredicate b) {
        return a == null ? b : FilterApi.and(a, b);
    }

    private Supplier<Object> cell(String table, String column) {
        if (table.equals("messages")) {
            return ofMessage(column);
        }
        int index = rows.index(column);
        return switch (column) {
            case "time", "start" -> () -> shown.transform(rows.getLong(index));
            case "end" -> () -> shownEnd(rows.getLong(index));
            case "host_time" -> onHost("time");
            case "host_start" -> onHost("start");
            case "host_end" -> onHost("end");
            default -> () -> rows.get(index);
        };
    }

    private Supplier<Object> onHost(String column) {
        int index = rows.index(column);
        return file.clock().isCorrected() ? () -> host.transform(rows.getLong(index)) : () -> null;
    }

    /** A state lasts up to the begin of the next, as in a history whose clock is corrected. */
    private long shownEnd(long own) {
        return !areStates || own >= file.end()
                ? shown.transform(own)
                : shown.transform(own + 1) - 1;
    }

    private Supplier<Object> ofMessage(String column) {
        return switch (column) {
            case "latency" -> () -> shown("to") - shown("from");
            case "from_time" -> () -> shown("from");
            case "to_time" -> () -> shown("to");
            case "from_host_time" -> () -> own("from");
            case "to_host_time" -> () -> own("to");
            default -> {
                int index = rows.index(column);
                yield () -> rows.get(index);
            }
        };
    }

    private long shown(String end) {
        long own = rows.getLong(rows.index(end + "_time"));
        ITmfTimestampTransform clock = clocks.get(rows.get(rows.index(end + "_host")));
        return clock == null ? own : clock.transform(own);
    }

    private Long own(String end) {
        ITmfTimestampTransform clock = clocks.get(rows.get(rows.index(end + "_host")));
        return clock == null || clock.equals(TimestampTransformFactory.getDefaultTransform())
                ? null
                : Long.valueOf(rows.getLong(rows.index(end + "_time")));
    }

    boolean next() throws IOException {
        while (rows.next()) {
            if (!areStates || isSeen()) {
                return true;
            }
        }
        return false;
    }

    /** A corrected clock may leave no instant to a short state. */
    private boolean isSeen() {
        return !file.clock().isCorrected()
                || shownEnd(rows.getLong(rows.index("end")))
                        >= shown.transform(rows.getLong(rows.index("start")));
    }

    Object get(int column) {
        return cells[column].get();
    }

    @Override
    public void close() throws IOException {
        rows.close();
    }
}
