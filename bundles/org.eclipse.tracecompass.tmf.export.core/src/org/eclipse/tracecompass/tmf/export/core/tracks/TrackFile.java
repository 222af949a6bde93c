package org.eclipse.tracecompass.tmf.export.core.tracks;

import java.io.IOException;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.SliceSink;

/** A file of rows with slices of time, or of series with values, for another viewer. */
interface TrackFile extends SliceSink, AutoCloseable {

    /**
     * A series comes up, before its first value.
     *
     * @param series its number, from 0
     * @param name its name
     */
    void series(int series, String name) throws IOException;

    /**
     * A series has another value.
     *
     * @param time from when on, ns since the epoch
     * @param value finite
     */
    void value(long time, int series, double value) throws IOException;

    /** Writes what is held back. */
    void finish() throws IOException;

    @Override
    void close() throws IOException;
}
