package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Checks which files are really in a folder: a link in another user's folder may lead to a file of
 * the user that is none of its business.
 */
public final class Containment {

    private Containment() {}

    /**
     * Returns whether a file is in or below a folder after following all links.
     *
     * @throws IOException if one of them does not exist or cannot be reached
     */
    public static boolean contains(Path folder, Path file) throws IOException {
        return file.toRealPath().startsWith(folder.toRealPath());
    }
}
