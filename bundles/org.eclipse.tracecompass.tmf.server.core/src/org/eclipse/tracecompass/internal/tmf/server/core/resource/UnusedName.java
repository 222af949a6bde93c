package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;

/** Names things after their files. */
final class UnusedName {

    private UnusedName() {}

    /**
     * Returns the name of a file; with that of its folder, and so on, when it is taken.
     *
     * @param path the file, an absolute path
     * @param isUsed whether a name is taken
     */
    static String of(Path path, Predicate<String> isUsed) {
        @Nullable Path last = path.getFileName();
        String name = last == null ? path.toString() : last.toString();
        Path parent = path.getParent();
        while (isUsed.test(name) && parent != null && parent.getFileName() != null) {
            name = parent.getFileName() + "/" + name;
            parent = parent.getParent();
        }
        return name;
    }
}
