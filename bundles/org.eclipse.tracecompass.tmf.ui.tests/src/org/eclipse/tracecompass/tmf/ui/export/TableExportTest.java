package org.eclipse.tracecompass.tmf.ui.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of views: whole or not at all. */
class TableExportTest {

    @TempDir Path folder = Path.of("");

    private final IProgressMonitor monitor = new NullProgressMonitor();

    private record Rows(List<String> titles, List<List<@Nullable Object>> values)
            implements ValueTable.Rows {

        @Override
        public int size() {
            return values.size();
        }

        @Override
        public List<@Nullable Object> row(int row) {
            return values.get(row);
        }
    }

    private static RowsTable table() {
        return new RowsTable(
                new Rows(
                        List.of("Start", "End", "Name"),
                        List.of(
                                Arrays.asList(10L, 19L, "a"),
                                Arrays.asList(20L, 29L, null),
                                Arrays.asList(30L, 39L, "c"))),
                true);
    }

    private IStatus run(ViewTable table, ExportKind kind, long from, long until, Path file) {
        return TableExport.run(table, kind, new ExportTimes.Span(from, until), file, monitor);
    }

    private List<Path> left() throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void rowsOfTheRangeAreWritten() throws IOException {
        Path file = folder.resolve("a.csv");
        assertThat(run(table(), ExportKind.CSV, 19, 20, file).isOK()).isTrue();
        assertThat(Files.readAllLines(file)).containsExactly("start,end,name", "10,19,a", "20,29,");
    }

    @Test
    void aTableWithoutRowsIsAFileWithAHeader() throws IOException {
        Path file = folder.resolve("a.csv");
        assertThat(run(table(), ExportKind.CSV, 100, 200, file).isOK()).isTrue();
        assertThat(Files.readAllLines(file)).containsExactly("start,end,name");
    }

    @Test
    void aCancelledExportLeavesWhatWasThere() throws IOException {
        Path file = Files.writeString(folder.resolve("a.parquet"), "before");
        monitor.setCanceled(true);
        IStatus status = run(table(), ExportKind.PARQUET, 0, 100, file);
        assertThat(status.getSeverity()).isEqualTo(IStatus.CANCEL);
        assertThat(file).hasContent("before");
        assertThat(left()).containsExactly(file);
    }

    @Test
    void aTableThatFailsMidwayLeavesNoFile() throws IOException {
        ViewTable failing =
                new ViewTable() {
                    @Override
                    public boolean hasTimes() {
                        return false;
                    }

                    @Override
                    public long write(
                            TableFormat format,
                            Path file,
                            long from,
                            long until,
                            IProgressMonitor by)
                            throws IOException, TableException {
                        Files.writeString(file, "half");
                        throw new TableException("The history is damaged", null);
                    }
                };
        IStatus status = run(failing, ExportKind.JSON, 0, 1, folder.resolve("a.json"));
        assertThat(status.getMessage()).endsWith("a.json: The history is damaged.");
        assertThat(left()).isEmpty();
    }

    @Test
    void anUnwritableTargetIsSaidInOneSentence() {
        Path file = folder.resolve("nowhere/a.csv");
        IStatus status = run(table(), ExportKind.CSV, 0, 100, file);
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage())
                .contains(file.toString(), "folder", "choose another")
                .doesNotContain("Exception");
    }
}
