package org.eclipse.tracecompass.tmf.tables.core;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;
import org.eclipse.tracecompass.tmf.export.core.TableException;

/** A table of the schema, over some traces. Immutable, thread-safe. */
public interface ITraceTable {

    /** Returns the name, in small letters. */
    String name();

    /**
     * Returns the columns, from left to right. They are always the same but for {@code segments},
     * which has columns of its analyses, and for {@code attributes}, which has as many levels as
     * the deepest attribute. May build these analyses to know.
     *
     * @throws TableException if an analysis has failed
     */
    List<TableColumn> columns() throws TableException;

    /**
     * Returns the columns as {@link #columns()}.
     *
     * @param monitor cancels the building of analyses
     * @throws TableException if an analysis has failed
     * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor is cancelled
     * @since 0.2.0
     */
    default List<TableColumn> columns(IProgressMonitor monitor) throws TableException {
        return columns();
    }

    /**
     * Begins to read rows. Waits for the analyses that they come from.
     *
     * @param scan which rows are wanted
     * @return the rows; to be closed
     * @throws TableException if an analysis has failed
     * @throws org.eclipse.core.runtime.OperationCanceledException if the scan is cancelled
     */
    TableCursor open(TableScan scan) throws TableException;
}
