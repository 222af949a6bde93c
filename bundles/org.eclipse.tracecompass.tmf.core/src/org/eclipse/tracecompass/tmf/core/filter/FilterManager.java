package org.eclipse.tracecompass.tmf.core.filter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.CacheFolder;
import org.eclipse.tracecompass.common.core.files.FileProblem;
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
    private static final String UNREADABLE = "filters-unreadable-%d.xml";

    /** Only static methods; public because the documented class can be subclassed. */
    protected FilterManager() {}

    static Path file() {
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
     * Saves filters instead of those saved before. If that fails, it is only logged.
     *
     * @param filters the filters
     */
    @NonNullByDefault({})
    public static void setSavedFilters(ITmfFilterTreeNode[] filters) {
        try {
            saveFilters(filters);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, e.getMessage(), e);
        }
    }

    /**
     * Saves filters instead of those saved before. What was saved before but cannot be read is kept
     * beside the new file.
     *
     * @param filters the filters
     * @throws IOException if they cannot be saved; its message says why in a sentence
     * @since 9.6.0
     */
    @NonNullByDefault({})
    public static synchronized void saveFilters(ITmfFilterTreeNode[] filters) throws IOException {
        TmfFilterRootNode root = new TmfFilterRootNode();
        for (ITmfFilterTreeNode filter : filters) {
            root.addChild(filter.clone());
        }
        Path file = file();
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            FilterFormat format = format();
            keepUnreadable(file, format);
            format.write(root, file);
        } catch (IOException e) {
            throw new IOException("The filters cannot be saved: " + FileProblem.ofWriting(e), e);
        }
    }

    /** The file may be of a later version, or damaged by hand: it is not ours to delete. */
    private static void keepUnreadable(Path file, FilterFormat format) throws IOException {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            format.read(file);
        } catch (IOException e) {
            Path kept = unusedName(file);
            Files.move(file, kept);
            LOGGER.log(System.Logger.Level.WARNING, "Filters that cannot be read: " + kept, e);
        }
    }

    private static Path unusedName(Path file) {
        int number = 1;
        while (Files.exists(file.resolveSibling(UNREADABLE.formatted(number)))) {
            number++;
        }
        return file.resolveSibling(UNREADABLE.formatted(number));
    }
}
