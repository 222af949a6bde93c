package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.export.core.TableFile;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.ViewTracks;
import org.eclipse.tracecompass.tmf.export.core.views.StateRows;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.LayoutOptions;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;

/**
 * The states of the rows that a time graph shows, as they are in the history.
 *
 * @param provider where they come from
 * @param bounds the time of the trace
 * @param rows which rows are shown
 * @param title the title of the view, and the trace
 */
record StatesTable(
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
        Viewport bounds,
        LayoutOptions rows,
        String title)
        implements ViewTable {

    static StatesTable of(
            ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
            TimeGraphScene scene,
            String title) {
        LayoutOptions rows = new LayoutOptions();
        rows.setFilterOf(scene.options());
        return new StatesTable(provider, scene.viewport(), rows, title);
    }

    @Override
    public boolean hasTimes() {
        return true;
    }

    @Override
    public boolean hasTracks() {
        return true;
    }

    private StatemapExport states(long from, long until) {
        return StatemapExport.of(provider, bounds.boundsStart(), bounds.boundsEnd())
                .range(from, until)
                .rows(rows)
                .title(title);
    }

    @Override
    public long write(
            TableFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, PictureException {
        try (TableFile out = format.open(file, Map.of(), StateRows.COLUMNS)) {
            StateRows states = new StateRows(out);
            states(from, until).writeSlices(states, monitor);
            out.finish();
            return states.written();
        }
    }

    @Override
    public void writeTracks(
            TrackFormat format, Path file, long from, long until, IProgressMonitor monitor)
            throws IOException, PictureException {
        new ViewTracks(format, title, from).write(states(from, until), file, monitor);
    }
}
