package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** Where traces are on the disk. */
public final class TraceFiles {

    private TraceFiles() {}

    /**
     * The files and folders to open for a trace to be there once more. An experiment of traces that
     * were chosen one by one is in no folder of its own: those are its traces'.
     *
     * @param trace a trace or experiment
     * @return its file or folder, or those of its traces; none for a trace of a server
     */
    public static List<Path> of(ITmfTrace trace) {
        if (trace instanceof IDataProviderSource) {
            return List.of();
        }
        if (trace instanceof TmfExperiment experiment && !isThere(trace.getPath())) {
            return experiment.getTraces().stream()
                    .flatMap(part -> of(part).stream())
                    .distinct()
                    .toList();
        }
        try {
            return trace.getPath() == null ? List.of() : List.of(Path.of(trace.getPath()));
        } catch (InvalidPathException e) {
            return List.of();
        }
    }

    private static boolean isThere(String path) {
        try {
            return path != null && Path.of(path).isAbsolute() && Files.exists(Path.of(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
