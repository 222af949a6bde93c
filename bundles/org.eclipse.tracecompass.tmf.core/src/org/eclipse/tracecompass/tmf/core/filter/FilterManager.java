package org.eclipse.tracecompass.tmf.core.filter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;
import org.osgi.framework.FrameworkUtil;

/**
 * The filters that the user has saved: in the workspace, or in the user's cache directory without
 * one. Thread-safe.
 */
public class FilterManager {

    private static final System.Logger LOGGER = LazyLogger.of(FilterManager.class);
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
        return CacheFolder.root().resolve(FILE);
    }

    private static FilterFormat format() throws IOException {
        return ServiceLoader.load(FilterFormat.class, FilterManager.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IOException("There is no format for saved filters"));
    }

    /** {@return the saved filters; none when the file is absent or cannot be read} */
    @NonNullByDefault({})
    public static synchronized ITmfFilterTreeNode[] getSavedFilters() {
        Path file = file();
        if (!Files.isRegularFile(file)) {
            return new ITmfFilterTreeNode[0];
        }
        try {
            return format().read(file).getChildren();
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The saved filters cannot be read: " + file, e);
            return new ITmfFilterTreeNode[0];
        }
    }

    /**
     * Saves filters instead of those saved before.
     *
     * @param filters the filters
     */
    @NonNullByDefault({})
    public static synchronized void setSavedFilters(ITmfFilterTreeNode[] filters) {
        TmfFilterRootNode root = new TmfFilterRootNode();
        for (ITmfFilterTreeNode filter : filters) {
            root.addChild(filter.clone());
        }
        Path file = file();
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            format().write(root, file);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, "The filters cannot be saved: " + file, e);
        }
    }
}
