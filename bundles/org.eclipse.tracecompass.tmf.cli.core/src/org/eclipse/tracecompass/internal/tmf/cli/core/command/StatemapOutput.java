package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.timegraph.core.statemap.StatemapExport;

/**
 * The rows of a view as statemap data, or as the interactive SVG of it.
 *
 * @param provider the rows
 * @param all the time of the whole trace
 * @param shown the time to be written
 * @param rows which rows, null for all
 * @param title of what it is a map
 */
record StatemapOutput(
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> provider,
        Span all,
        Span shown,
        @Nullable RowFilter rows,
        String title) {

    private static final String DATA = ".json";
    private static final String COMPRESSED_DATA = ".json.gz";

    /** Returns whether a file of that name is to have statemap data. */
    static boolean isData(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.endsWith(DATA) || name.endsWith(COMPRESSED_DATA);
    }

    private StatemapExport export() {
        return StatemapExport.of(provider, all.start(), all.end())
                .range(shown.start(), shown.end())
                .rows(rows)
                .title(title);
    }

    /**
     * Writes the data.
     *
     * @param target the file that it will be
     * @param file where it is written to for now
     */
    void writeData(Path target, Path file, Console console, Progress progress)
            throws IOException, PictureException {
        boolean compressed =
                String.valueOf(target.getFileName())
                        .toLowerCase(Locale.ROOT)
                        .endsWith(COMPRESSED_DATA);
        try {
            export().writeData(Files.newOutputStream(file), compressed, progress);
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw e;
        }
    }

    /** Draws the SVG. */
    void writeSvg(Path file, Console console, Progress progress)
            throws IOException, PictureException {
        try {
            export().writeSvg(file, StatemapReader.DEFAULT_COALESCE, progress);
        } catch (OperationCanceledException e) {
            console.cancellation().check();
            throw e;
        }
    }
}
