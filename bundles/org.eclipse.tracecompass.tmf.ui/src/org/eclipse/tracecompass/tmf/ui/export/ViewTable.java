package org.eclipse.tracecompass.tmf.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;

/**
 * What a view shows at the moment when the user asks for a file, as rows. Made on the UI thread,
 * written once, in the background.
 */
public interface ViewTable {

    /** Returns whether rows have times, so that the user can choose a part of the time. */
    boolean hasTimes();

    /** Returns whether {@link #writeTracks} works: whether the rows are states or series. */
    default boolean hasTracks() {
        return false;
    }

    /**
     * Writes rows.
     *
     * @param format of the file
     * @param file where; the caller moves it to its name
     * @param from first instant, ns; rows without times are all written
     * @param until last instant, ns, inclusive
     * @param monitor is told of the progress, and may cancel
     * @return how many rows were written
     * @throws IOException if the file cannot be written
     * @throws TableException if the rows cannot be read; the message is for users
     * @throws PictureException if there is nothing to write; the message is for users
     * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor is cancelled
     */
    long write(TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, TableException, PictureException;

    /**
     * Writes states or series for another viewer.
     *
     * @param format of the file
     * @param file where; the caller moves it to its name
     * @param from first instant, ns
     * @param until last instant, ns, inclusive
     * @param monitor is told of the progress, and may cancel
     * @throws IOException if the file cannot be written
     * @throws PictureException if there is nothing to write; the message is for users
     * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor is cancelled
     */
    default void writeTracks(
            TrackFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, PictureException {
        throw new PictureException("There are no states or series to write");
    }
}
