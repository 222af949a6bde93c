package org.eclipse.tracecompass.tmf.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.export.core.TableFormat;
import org.eclipse.tracecompass.tmf.export.core.tracks.TrackFormat;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;

/** The kinds of files that can be written. */
enum ExportKind {
    /** Apache Parquet. */
    PARQUET(".parquet", Messages.Kind_Parquet, TableFormat.PARQUET, null),
    /** Comma-separated values. */
    CSV(".csv", Messages.Kind_Csv, TableFormat.CSV, null),
    /** JSON lines. */
    JSON(".json", Messages.Kind_Json, TableFormat.JSON, null),
    /** Perfetto. */
    PERFETTO(".pftrace", Messages.Kind_Perfetto, null, TrackFormat.PERFETTO),
    /** Trace events of Chrome. */
    CHROME(".json.gz", Messages.Kind_Chrome, null, TrackFormat.CHROME);

    private final FileKind file;
    private final @Nullable TableFormat rows;
    private final @Nullable TrackFormat tracks;

    ExportKind(
            String ending, String name, @Nullable TableFormat rows, @Nullable TrackFormat tracks) {
        this.file = new FileKind(ending, name);
        this.rows = rows;
        this.tracks = tracks;
    }

    FileKind file() {
        return file;
    }

    /** Returns the kinds that a table can be written as. */
    static List<ExportKind> of(ViewTable table) {
        return Arrays.stream(values())
                .filter(kind -> kind.rows != null || table.hasTracks())
                .toList();
    }

    void write(ViewTable table, Path to, ExportTimes.Span span, IProgressMonitor monitor)
            throws IOException, TableException, PictureException {
        TableFormat asRows = rows;
        TrackFormat asTracks = tracks;
        if (asRows != null) {
            table.write(asRows, to, span.from(), span.until(), monitor);
        } else if (asTracks != null) {
            table.writeTracks(asTracks, to, span.from(), span.until(), monitor);
        }
    }
}
