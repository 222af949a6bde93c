package org.eclipse.tracecompass.common.core.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Says which files are really in a folder: a link in a folder of somebody else may lead to a file
 * of the user that is none of its business.
 */
public final class Containment {

    private Containment() {}

    /**
     * Says whether a file lies in a folder, or below it, once all links are followed.
     *
     * @throws IOException if one of them does not exist or cannot be reached
     */
    public static boolean contains(Path folder, Path file) throws IOException {
        return file.toRealPath().startsWith(folder.toRealPath());
    }
}
