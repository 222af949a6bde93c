package org.eclipse.tracecompass.tmf.core.filter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.tracecompass.internal.tmf.core.trace.SupplementaryFolder;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLParser;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLWriter;
import org.osgi.framework.FrameworkUtil;
import org.xml.sax.SAXException;

/**
 * The filters that the user has saved: in the workspace, or in the user's cache directory without
 * one. Thread-safe.
 */
public class FilterManager {

    private static final System.Logger LOGGER = System.getLogger(FilterManager.class.getName());
    private static final String FILE = "filters.xml";

    /** Only static methods; public because the documented class can be subclassed. */
    protected FilterManager() {}

    private static Path file() {
        if (ExtensionSource.isPlatformRunning()) {
            try {
                return Platform.getStateLocation(FrameworkUtil.getBundle(FilterManager.class))
                        .append(FILE)
                        .toPath();
            } catch (IllegalStateException e) {
                // The platform runs without a workspace.
            }
        }
        return SupplementaryFolder.cacheRoot().resolve(FILE);
    }

    /** {@return the saved filters; none when the file is absent or cannot be read} */
    public static synchronized ITmfFilterTreeNode[] getSavedFilters() {
        Path file = file();
        if (!Files.isRegularFile(file)) {
            return new ITmfFilterTreeNode[0];
        }
        try {
            return new TmfFilterXMLParser(file.toUri().toString()).getTree().getChildren();
        } catch (SAXException | IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The saved filters cannot be read: " + file, e);
            return new ITmfFilterTreeNode[0];
        }
    }

    /**
     * Saves filters instead of those saved before.
     *
     * @param filters the filters
     */
    public static synchronized void setSavedFilters(ITmfFilterTreeNode[] filters) {
        TmfFilterRootNode root = new TmfFilterRootNode();
        for (ITmfFilterTreeNode filter : filters) {
            root.addChild(filter.clone());
        }
        Path file = file();
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            new TmfFilterXMLWriter(root).saveTree(file.toString());
        } catch (ParserConfigurationException | IOException | UncheckedIOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The filters cannot be saved: " + file, e);
        }
    }
}
