package org.eclipse.tracecompass.tmf.export.core.views;

import java.io.IOException;
import java.util.List;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.ValueRow;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;

/** The values of a chart as rows, one series after the other. */
public final class SeriesRows {

    /** The columns. */
    public static final List<TableColumn> COLUMNS =
            List.of(
                    new TableColumn("series", ColumnType.TEXT, false, "the name of the series"),
                    new TableColumn("time", ColumnType.INTEGER, false, "the instant, ns"),
                    new TableColumn("value", ColumnType.REAL, false, "the value"));

    private SeriesRows() {}

    /**
     * Writes the values of a chart; not those that are no numbers, where there is nothing to draw.
     *
     * @param data the chart
     * @param file receives the rows; has {@link #COLUMNS}
     * @return how many rows were written
     * @throws IOException if the file cannot be written
     */
    public static long write(ChartData data, TableFile file) throws IOException {
        ValueRow row = new ValueRow(COLUMNS);
        long written = 0;
        for (ChartSeries series : data.series()) {
            for (int i = 0; i < series.x().length; i++) {
                if (!Double.isNaN(series.y()[i])) {
                    file.row(row.with(series.name(), series.x()[i], series.y()[i]));
                    written++;
                }
            }
        }
        return written;
    }
}
