package org.eclipse.tracecompass.internal.analysis.graph.core.graph;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/** The files of graphs. */
public final class StoredGraphs {

    private static final System.Logger LOGGER = LazyLogger.of(StoredGraphs.class);

    private StoredGraphs() {}

    /** Deletes the file of a graph if it exists; a failure is logged. */
    public static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The graph " + file + " cannot be deleted", e);
        }
    }
}
