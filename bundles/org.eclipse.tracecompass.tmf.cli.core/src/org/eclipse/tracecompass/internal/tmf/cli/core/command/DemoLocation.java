package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the demo traces are installed, as the launcher script has found. */
public final class DemoLocation {

    /** System property: the folder that holds the demo traces. */
    public static final String PROPERTY = "astrolabe.demo";

    private DemoLocation() {}

    /** Returns the folder that holds all demo traces, if they are installed. */
    public static Optional<Path> folder() {
        return Optional.ofNullable(System.getProperty(PROPERTY))
                .map(Path::of)
                .filter(Files::isDirectory);
    }
}
