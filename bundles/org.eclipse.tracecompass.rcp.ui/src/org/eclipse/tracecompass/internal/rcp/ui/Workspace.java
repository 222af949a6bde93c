package org.eclipse.tracecompass.internal.rcp.ui;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.tracecompass.common.core.files.UserFolders;

/**
 * The folder of the layout and the preferences. One process at a time has it; the lock of the
 * platform says which.
 */
final class Workspace {

    private Workspace() {}

    /**
     * Takes the folder that {@code -data} names for this process, or else the first of the user's
     * own that no other process has: {@code workspace}, {@code workspace-2} and so on.
     *
     * @return why it cannot be taken; null if it is taken, or if the platform runs without one
     */
    static @Nullable String take(@Nullable Location location) {
        if (location == null) {
            return null;
        }
        if (location.isSet()) {
            return lock(location);
        }
        Optional<Path> data = UserFolders.ofProcess().data();
        return data.isPresent()
                ? takeFree(location, data.get().resolve("workspace"))
                : Messages.HomeUnknown;
    }

    private static @Nullable String takeFree(Location location, Path base) {
        Path candidate = base;
        try {
            for (int i = 2; !location.set(url(candidate), true); i++) {
                candidate = base.resolveSibling(base.getFileName() + "-" + i);
            }
            return null;
        } catch (IOException e) {
            return unusable(candidate.toString(), e);
        }
    }

    /** The platform wants URLs that are not encoded, as only the old method makes them. */
    @SuppressWarnings("deprecation")
    private static URL url(Path folder) throws IOException {
        return folder.toFile().toURL();
    }

    private static @Nullable String lock(Location location) {
        String folder = location.getURL().getPath();
        try {
            return location.lock() ? null : MessageFormat.format(Messages.WorkspaceInUse, folder);
        } catch (IOException e) {
            return unusable(folder, e);
        }
    }

    private static String unusable(String folder, IOException e) {
        return MessageFormat.format(Messages.WorkspaceUnusable, folder, e.getMessage());
    }
}
