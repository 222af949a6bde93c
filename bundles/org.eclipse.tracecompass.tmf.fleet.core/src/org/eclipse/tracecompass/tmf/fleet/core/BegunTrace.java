package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;

/**
 * A trace of which there are the histories and the ends of messages, but no tables yet.
 *
 * @param entry the trace, without tables
 * @param ends the file of the ends of messages; empty if there are none
 * @param tableFiles at most so many files of tables will be there
 */
public record BegunTrace(TraceEntry entry, List<FleetFile> ends, int tableFiles)
        implements Serializable {

    /** Returns all files, in the order in which one task would have written them. */
    public List<FleetFile> files(List<TableChunk> chunks) {
        Map<Integer, FleetFile> tables = new TreeMap<>();
        chunks.forEach(chunk -> tables.putAll(chunk.files()));
        List<FleetFile> files = new ArrayList<>(tables.values());
        files.addAll(ends);
        return files;
    }

    /**
     * Returns what one task would have built.
     *
     * @param chunks the chunks of all tasks
     */
    public BuiltTrace join(List<TableChunk> chunks) {
        Map<String, List<TableColumn>> columns = new TreeMap<>();
        chunks.forEach(chunk -> columns.putAll(chunk.columns()));
        return new BuiltTrace(entry.withFiles(files(chunks)), columns);
    }
}
