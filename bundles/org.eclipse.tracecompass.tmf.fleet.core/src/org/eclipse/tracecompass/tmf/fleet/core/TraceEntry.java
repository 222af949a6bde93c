package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A trace whose results are in a fleet. All times are ns by the trace's own clock.
 *
 * @param name its name, which no other trace of the fleet has; the column {@code trace} of tables
 * @param host the id of its host
 * @param path where the trace was read from
 * @param type the id of the trace type
 * @param content changes when a file of the trace does
 * @param start the first event; 0 if there is none
 * @param end the last event; 0 if there is none
 * @param events the number of events
 * @param clockOffset what the tracer believes the host's clock to be from its origin, ns; null if
 *     it does not say
 * @param folder the folder of its results, relative to that of the manifest, with slashes
 * @param history the files that the viewer keeps of the trace, in {@code history} of that folder
 * @param tables how much of each table is in it, by the name of the table
 */
public record TraceEntry(
        String name,
        String host,
        String path,
        String type,
        String content,
        long start,
        long end,
        long events,
        @Nullable Long clockOffset,
        String folder,
        List<String> history,
        Map<String, Totals> tables)
        implements Serializable {

    /** How much of a table there is. */
    public record Totals(int files, long rows, long bytes) implements Serializable {

        /** Returns the sum. */
        public Totals plus(Totals more) {
            return new Totals(files + more.files, rows + more.rows, bytes + more.bytes);
        }
    }

    /** Returns whether the trace has no events. */
    public boolean isEmpty() {
        return events == 0;
    }

    /**
     * Returns the same trace as a part of a fleet.
     *
     * @param otherFolder the folder of its results
     * @param otherContent what changes when a file of the trace does
     */
    public TraceEntry placed(String otherFolder, String otherContent) {
        return new TraceEntry(
                name,
                host,
                path,
                type,
                otherContent,
                start,
                end,
                events,
                clockOffset,
                otherFolder,
                history,
                tables);
    }

    /** Returns the same trace with its tables, by the list of its files. */
    TraceEntry withFiles(List<FleetFile> files) {
        Map<String, Totals> totals = new LinkedHashMap<>();
        files.forEach(
                file ->
                        totals.merge(
                                file.table(),
                                new Totals(1, file.rows(), file.bytes()),
                                Totals::plus));
        Totals ofEvents = totals.get("events");
        return new TraceEntry(
                name,
                host,
                path,
                type,
                content,
                start,
                end,
                ofEvents == null ? 0 : ofEvents.rows(),
                clockOffset,
                folder,
                history,
                totals);
    }
}
