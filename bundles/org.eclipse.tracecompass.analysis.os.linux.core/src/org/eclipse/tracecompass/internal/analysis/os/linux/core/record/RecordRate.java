package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/**
 * What a chart shows of records: an amount per time, a series for each name.
 *
 * @param id the identifier of the data provider
 * @param title the title of the chart
 * @param help what it shows
 * @param series the name of the series of a record, null if it has none
 * @param seriesColumn what the names are
 * @param amount the column of the amount
 * @param amountType the type of its values
 * @param unit the time to which the amount is related, ns
 * @param axis the axis of the values
 */
record RecordRate(
        String id,
        String title,
        String help,
        Function<Row, @Nullable String> series,
        String seriesColumn,
        RecordColumn amount,
        DataType amountType,
        double unit,
        TmfXYAxisDescription axis) {

    private static final double SECOND = 1e9;

    /** The mean number of threads that waited for each CPU. */
    static final RecordRate RUN_QUEUE =
            new RecordRate(
                    "org.eclipse.tracecompass.analysis.os.linux.runqueue.length",
                    "Run Queue Length",
                    "How many threads waited for each CPU, on average",
                    row -> {
                        Object cpu = row.get(ThreadColumns.CPU);
                        return cpu == null ? null : "CPU " + cpu;
                    },
                    "CPU",
                    RunQueueAnalysis.WAITED,
                    DataType.DURATION,
                    1,
                    new TmfXYAxisDescription("Threads waiting", ""));

    /** The bytes per second that each disk read and wrote. */
    static final RecordRate DISK_THROUGHPUT =
            new RecordRate(
                    "org.eclipse.tracecompass.analysis.os.linux.block.throughput",
                    "Disk Throughput",
                    "How many bytes per second each disk read and wrote",
                    row ->
                            row.get(BlockRequestAnalysis.DISK)
                                    + " "
                                    + row.get(BlockRequestAnalysis.OPERATION),
                    "Disk",
                    BlockRequestAnalysis.BYTES,
                    DataType.BINARY_NUMBER,
                    SECOND,
                    new TmfXYAxisDescription("Throughput", "B/s", DataType.BINARY_NUMBER));

    /** The columns of the table beside the chart. */
    ITableColumnDescriptor[] columns() {
        return new ITableColumnDescriptor[] {
            new TableColumnDescriptor.Builder().setText(seriesColumn).setTooltip("").build(),
            new TableColumnDescriptor.Builder()
                    .setText(amount.getName())
                    .setTooltip(amount.getHelpText() + ", in the shown range")
                    .setDataType(amountType)
                    .build()
        };
    }
}
