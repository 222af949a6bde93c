package org.eclipse.tracecompass.tmf.ui.xychart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.ViewTracks;
import org.eclipse.tracecompass.tmf.export.core.views.SeriesRows;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.xychart.core.ChartChoice;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;

/**
 * The values of the series that a chart shows, at up to 10,000 instants.
 *
 * @param provider where they come from
 * @param choice which series are shown
 * @param title the title of the view, and the trace
 */
record SeriesTable(
        ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider,
        ChartChoice choice,
        String title)
        implements ViewTable {

    private static final int POINTS = 10_000;

    @Override
    public boolean hasTimes() {
        return true;
    }

    @Override
    public boolean hasTracks() {
        return true;
    }

    private ChartPicture values(long from, long until) {
        return ChartPicture.of(provider, from, until).width(POINTS).choice(choice);
    }

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, PictureException {
        ChartData data = values(from, until).read(monitor);
        try (TableFile out = format.open(file, Map.of(), SeriesRows.COLUMNS)) {
            long rows = SeriesRows.write(data, out);
            out.finish();
            return rows;
        }
    }

    @Override
    public void writeTracks(
            TrackFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, PictureException {
        new ViewTracks(format, title, from).write(values(from, until), file, monitor);
    }
}
