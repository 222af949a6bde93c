package org.eclipse.tracecompass.tmf.core.filter;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/** The form in which filters are kept in a file. A service, see {@link java.util.ServiceLoader}. */
public interface FilterFormat {

    /**
     * Reads filters.
     *
     * @param file the file
     * @return the root of their tree
     * @throws IOException when the file cannot be read or has no filters
     */
    ITmfFilterTreeNode read(Path file) throws IOException;

    /**
     * Writes filters. What the file was before is lost only when all is written.
     *
     * @param root the root of their tree
     * @param file the file; its folder exists
     * @throws IOException when it cannot be written
     */
    void write(ITmfFilterTreeNode root, Path file) throws IOException;
}
