package org.eclipse.tracecompass.tmf.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;

/**
 * The rows of a table on the screen.
 *
 * @param rows the rows, which do not change any more
 * @param hasTimes whether they have columns with times
 */
public record RowsTable(ValueTable.Rows rows, boolean hasTimes) implements ViewTable {

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException {
        ValueTable table = ValueTable.of(rows, monitor);
        try (TableFile out = format.open(file, Map.of(), table.columns())) {
            return table.write(out, from, until, monitor);
        }
    }
}
