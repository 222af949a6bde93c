package org.eclipse.tracecompass.tmf.fleet.core;

import java.io.Serializable;

/**
 * A file with rows of a table.
 *
 * @param table the name of the table
 * @param path where it is, relative to the folder of its trace, with slashes
 * @param rows the number of rows
 * @param bytes its size
 * @param from the first instant of a row, ns by the clock of the trace; the least there is if rows
 *     have no time
 * @param to the last instant of a row, inclusive; the greatest there is if rows have no time
 */
public record FleetFile(String table, String path, long rows, long bytes, long from, long to)
        implements Serializable {

    /** Returns whether rows may share an instant with a time range. */
    public boolean overlaps(long first, long last) {
        return from <= last && to >= first;
    }
}
