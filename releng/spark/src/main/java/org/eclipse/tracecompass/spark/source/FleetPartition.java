package org.eclipse.tracecompass.spark.source;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.connector.read.InputPartition;

/** The work of a task of a scan. */
sealed interface FleetPartition extends InputPartition {

    /**
     * A file to read.
     *
     * @param trace the name of the trace
     * @param path the file
     * @param bytes its size
     * @param first the first instant that rows are wanted of, by the clock of the trace
     * @param last the last instant, inclusive
     * @param end the end of the trace, by its clock
     * @param clock leads from the times of the file to those of the table
     */
    record File(
            String trace,
            String path,
            long bytes,
            long first,
            long last,
            long end,
            TraceClock clock)
            implements Serializable {}

    /** Files, one after the other. */
    record Files(List<File> files) implements FleetPartition {}

    /** Rows that are known, as values by column. */
    record Rows(List<Map<String, Object>> rows) implements FleetPartition {}
}
