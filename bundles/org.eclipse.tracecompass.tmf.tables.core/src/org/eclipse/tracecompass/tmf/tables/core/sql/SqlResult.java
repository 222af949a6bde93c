package org.eclipse.tracecompass.tmf.tables.core.sql;

import java.util.List;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableCursor;

/** The rows that a query has. They are computed while they are read. */
public interface SqlResult extends TableCursor {

    /** Returns the columns, from left to right; several may have the same name. */
    List<TableColumn> columns();
}
