package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import org.eclipse.jdt.annotation.Nullable;
import picocli.CommandLine.Option;

/** The option by which the user says what a trace is, instead of its content. */
final class TypeOption {

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description =
                    "Read the trace as this type: its name, 'category : name' or id. By default the"
                            + " content decides.")
    private @Nullable String type;

    /** Returns the type; null if the content decides. */
    @Nullable
    String given() {
        return type;
    }
}
