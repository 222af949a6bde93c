package org.eclipse.tracecompass.tmf.tables.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
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

            assertThat(rows(experiment, List.of("host", "offset", "bound")))
                    .containsExactly(
                            List.of(first.getHostId(), "0.0", "0.0"),
                            List.of(second.getHostId(), "3600.0", "none"));
        } finally {
            experiment.dispose();
        }
    }

    private static List<List<String>> rows(TmfExperiment experiment, List<String> columns)
            throws Exception {
        ITraceTable table = Objects.requireNonNull(TraceTables.of(experiment).table("clocks"));
        List<String> names = table.columns().stream().map(TableColumn::name).toList();
        List<List<String>> rows = new ArrayList<>();
        try (TableCursor cursor = table.open(TableScan.all())) {
            while (cursor.next()) {
                List<String> row = new ArrayList<>();
                columns.forEach(name -> cursor.read(names.indexOf(name), new Text(row)));
                rows.add(row);
            }
        }
        return rows;
    }

    private record Text(List<String> row) implements CellSink {

        @Override
        public void none() {
            row.add("none");
        }

        @Override
        public void integer(long value) {
            row.add(Long.toString(value));
        }

        @Override
        public void real(double value) {
            row.add(Double.toString(value));
        }

        @Override
        public void text(String value) {
            row.add(value);
        }
    }
}
