package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Takes the states of rows as slices of time, in order of time over all rows. A row has one slice
 * at a time: the end of one comes before the beginning of the next at the same instant.
 */
public interface SliceSink {

    /**
     * A row comes up, before its first slice.
     *
     * @param row its place in the view, from 0; rows without slices never come up
     * @param name its name, which no other row has
     */
    void row(int row, String name) throws IOException;

    /**
     * A slice begins.
     *
     * @param time the first instant, ns since the epoch
     * @param state the name of the state
     * @param label more about it, such as the name of a function; null for nothing
     */
    void begins(long time, int row, String state, @Nullable String label) throws IOException;

    /**
     * The slice of a row ends.
     *
     * @param time the instant behind the last one, ns since the epoch
     */
    void ends(long time, int row) throws IOException;
}
