package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers that cannot be written into a file. */
class QueryTableTest {

    @TempDir Path folder = Path.of("");

    /** Knows one statement, which has no rows. */
    private static final class Session implements ISqlSession {

        @Override
        public SqlResult query(String sql, IProgressMonitor monitor) throws TableException {
            if (sql.startsWith("CREATE")) {
                return new NoRows();
            }
            throw new TableException("Syntax error\nLINE 1: here", null);
        }

        @Override
        public void close() {
            // nothing is open
        }
    }

    private static final class NoRows implements SqlResult {

        @Override
        public List<TableColumn> columns() {
            return List.of();
        }

        @Override
        public boolean next() {
            return false;
        }

        @Override
        public void read(int column, CellSink sink) {
            throw new IllegalStateException("There is no row");
        }

        @Override
        public double progress() {
            return 1;
        }

        @Override
        public void close() {
            // nothing is open
        }
    }

    private void write(String sql, TableFormat format) throws Exception {
        Console console = Console.of(new ByteArrayOutputStream(), new ByteArrayOutputStream(), "");
        new TableExport(console, TableScan.all(), "", new TimeFrame(0, 0, ZoneOffset.UTC))
                .copy(
                        new QueryTable(new Session(), sql, new NullProgressMonitor()),
                        format,
                        folder.resolve("out"),
                        true);
    }

    @Test
    void aStatementWithoutRowsIsAWrongOne() {
        for (TableFormat format : TableFormat.values()) {
            UserError error =
                    catchThrowableOfType(
                            UserError.class, () -> write("CREATE TABLE q AS SELECT 1", format));
            assertThat(error.isUsage()).isTrue();
            assertThat(error).hasMessageContaining("no rows to write");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theMessageOfTheEngineKeepsItsLines() {
        assertThatThrownBy(() -> write("SELEC", TableFormat.CSV))
                .isInstanceOf(TableException.class)
                .hasMessage("Syntax error\nLINE 1: here");
        assertThat(folder).isEmptyDirectory();
    }
}
