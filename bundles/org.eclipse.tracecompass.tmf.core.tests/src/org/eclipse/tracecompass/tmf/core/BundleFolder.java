package org.eclipse.tracecompass.tmf.core;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Finds the folder of all bundles, above the folder that a test runs in. */
final class BundleFolder {

    private BundleFolder() {}

    static Path find() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("bundles"))) {
            folder = Objects.requireNonNull(folder.getParent(), "no folder of bundles above");
        }
        return folder.resolve("bundles");
    }
}
