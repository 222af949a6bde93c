package org.eclipse.tracecompass.tmf.export.core.tracks;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import org.eclipse.tracecompass.tmf.xychart.core.ChartSeries;

/**
 * Writes views for other viewers.
 *
 * @param format of the file
 * @param title what is in it
 * @param start the first instant, ns
 */
public record ViewTracks(TrackFormat format, String title, long start) {

    /** Writes all states of a time graph. */
    public void write(StatemapExport states, Path file, IProgressMonitor monitor)
            throws IOException, PictureException {
        try (TrackFile out = format.open(file, title, start)) {
            states.writeSlices(out, monitor);
            out.finish();
        }
    }

    /** Writes the values of a chart. */
    public void write(ChartPicture chart, Path file, IProgressMonitor monitor)
            throws IOException, PictureException {
        ChartData data = chart.read(monitor);
        try (TrackFile out = format.open(file, title, start)) {
            for (int number = 0; number < data.series().size(); number++) {
                ChartSeries series = data.series().get(number);
                out.series(number, series.name());
                for (int i = 0; i < series.x().length; i++) {
                    if (Double.isFinite(series.y()[i])) {
                        out.value(series.x()[i], number, series.y()[i]);
                    }
                }
            }
            out.finish();
        }
    }
}
