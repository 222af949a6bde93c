package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.ViewTracks;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;

/**
 * A time graph or a chart for another viewer.
 *
 * @param opened the trace
 * @param declared the ids of analyses that come from options
 * @param console shows progress, and cancels
 */
record ViewExport(OpenTrace opened, List<String> declared, Console console) {

    /** Values of a chart that are asked for; viewers show no more. */
    private static final int POINTS = 10_000;

    /** Writes a view into a file, which appears whole or not at all. */
    void write(String view, TrackFormat format, Path target, Span all, Span shown)
            throws IOException {
        Set<ProviderType> kinds = EnumSet.copyOf(Views.STATES);
        kinds.add(ProviderType.TREE_TIME_XY);
        IDataProviderDescriptor descriptor =
                new Views(opened.trace(), kinds, declared).named(view, console);
        String title = descriptor.getName() + " – " + opened.trace().getName();
        ViewTracks tracks = new ViewTracks(format, title, shown.start());
        boolean isChart = descriptor.getType() == ProviderType.TREE_TIME_XY;
        try (Tidying tidying = console.cancellation().tidying();
                OutputFile file = OutputFile.at(target);
                Progress progress = new Progress(console, "exporting " + descriptor.getName())) {
            if (isChart) {
                tracks.write(
                        ChartPicture.of(chart(descriptor), shown.start(), shown.end())
                                .width(POINTS),
                        file.content(),
                        progress);
            } else {
                tracks.write(
                        StatemapExport.of(graph(descriptor), all.start(), all.end())
                                .range(shown.start(), shown.end())
                                .title(title),
                        file.content(),
                        progress);
            }
            console.cancellation().check();
            file.commit();
        } catch (PictureException e) {
            console.cancellation().check();
            throw EmptyView.report(e, opened, descriptor.getName(), shown.equals(all), console);
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw new CancellationException(e.getMessage());
        }
    }

    @SuppressWarnings("unchecked")
    private ITimeGraphDataProvider<? extends ITimeGraphEntryModel> graph(
            IDataProviderDescriptor descriptor) {
        return ViewProvider.await(opened, descriptor, ITimeGraphDataProvider.class, console);
    }

    @SuppressWarnings("unchecked")
    private ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> chart(
            IDataProviderDescriptor descriptor) {
        return ViewProvider.await(opened, descriptor, ITmfTreeXYDataProvider.class, console);
    }
}
