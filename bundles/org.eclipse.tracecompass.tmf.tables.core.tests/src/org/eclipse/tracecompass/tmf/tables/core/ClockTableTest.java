package org.eclipse.tracecompass.tmf.tables.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Table {@code clocks} of two hosts that have sent no messages. */
@NonNullByDefault({})
class ClockTableTest {

    @TempDir Path folder;

    private ITmfTrace host(String name) throws Exception {
        return SyntheticTrace.ticks(Files.createDirectory(folder.resolve(name)), 3);
    }

    @Test
    void clocksSetByHandAreThoseInUse() throws Exception {
        ITmfTrace first = host("first");
        ITmfTrace second = host("second");
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class, "both", new ITmfTrace[] {first, second}, 1000, null);
        try {
            experiment.useClocks(
                    trace ->
                            trace == second
                                    ? TimestampTransformFactory.createWithOffset(3_600)
                                    : TimestampTransformFactory.getDefaultTransform());

            List<List<Object>> rows = rows(experiment, List.of("host", "offset", "bound"));

            assertThat(rows)
                    .containsExactly(
                            List.of(first.getHostId(), 0.0, 0.0),
                            java.util.Arrays.asList(second.getHostId(), 3_600.0, null));
        } finally {
            experiment.dispose();
        }
    }

    private static List<List<Object>> rows(TmfExperiment experiment, List<String> columns)
            throws Exception {
        ITraceTable table = TraceTables.of(experiment).table("clocks");
        List<String> names = table.columns().stream().map(TableColumn::name).toList();
        List<List<Object>> rows = new ArrayList<>();
        try (TableCursor cursor = table.open(TableScan.all())) {
            while (cursor.next()) {
                List<Object> row = new ArrayList<>();
                columns.forEach(name -> cursor.read(names.indexOf(name), new Value(row)));
                rows.add(row);
            }
        }
        return rows;
    }

    private record Value(List<@Nullable Object> row) implements CellSink {

        @Override
        public void none() {
            row.add(null);
        }

        @Override
        public void integer(long value) {
            row.add(value);
        }

        @Override
        public void real(double value) {
            row.add(value);
        }

        @Override
        public void text(String value) {
            row.add(value);
        }
    }
}
