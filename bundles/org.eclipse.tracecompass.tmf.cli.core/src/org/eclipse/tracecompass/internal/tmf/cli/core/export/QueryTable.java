package org.eclipse.tracecompass.internal.tmf.cli.core.export;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.LongConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.table.RowFormat;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TextTableFile;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TableScan;
import org.eclipse.tracecompass.tmf.tables.core.sql.ISqlSession;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;

/** The answer to a query as a table that is written once. */
public final class QueryTable implements ITraceTable {

    private final ISqlSession session;
    private final String query;
    private final IProgressMonitor monitor;
    private @Nullable SqlResult result;

    /**
     * Creates a table; the query is not begun yet.
     *
     * @param monitor cancels the query
     */
    public QueryTable(ISqlSession session, String query, IProgressMonitor monitor) {
        this.session = session;
        this.query = query;
        this.monitor = monitor;
    }

    @Override
    public String name() {
        return "query";
    }

    /**
     * {@inheritDoc}
     *
     * @throws UserError if the statement has none, such as CREATE TABLE
     */
    @Override
    public List<TableColumn> columns() throws TableException {
        List<TableColumn> columns = begin().columns();
        if (columns.isEmpty()) {
            throw UserError.usage("The statement has no rows to write.");
        }
        return columns;
    }

    @Override
    public TableCursor open(TableScan scan) throws TableException {
        return begin();
    }

    private SqlResult begin() throws TableException {
        SqlResult begun = result;
        if (begun == null) {
            begun = session.query(query, monitor);
            result = begun;
        }
        return begun;
    }

    /**
     * Writes an answer as text.
     *
     * @param rows the answer; is read to its end
     * @param to receives the text
     * @param counted is told how many rows have been written
     * @throws TableException if a row cannot be computed
     */
    public static void print(SqlResult rows, RowFormat format, Writer to, LongConsumer counted)
            throws IOException, TableException {
        TextTableFile file = TextTableFile.printing(rows.columns(), format::writer, to);
        for (long count = 1; rows.next(); count++) {
            file.row(rows);
            counted.accept(count);
        }
        file.finish();
    }
}
