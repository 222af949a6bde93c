package org.eclipse.tracecompass.internal.rcp.ui;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the traces among the arguments of the application. */
final class Arguments {

    /** Options of the platform that take a value and may be left among the arguments. */
    private static final Set<String> WITH_VALUE =
            Set.of(
                    "-product",
                    "-application",
                    "-data",
                    "-perspective",
                    "-showlocation",
                    "-testproperties",
                    "-testpluginname",
                    "-loaderpluginname",
                    "-testapplication",
                    "-port",
                    "-name",
                    "-nl",
                    "-plugincustomization");

    private Arguments() {}

    /**
     * The paths among some arguments: everything that is no option, and everything after {@code
     * --}. Addresses of trace servers are left to those who open them.
     *
     * @param arguments the arguments
     * @param folder what relative paths are relative to
     */
    static List<Path> traces(String[] arguments, Path folder) {
        List<Path> traces = new ArrayList<>();
        boolean onlyPaths = false;
        for (int i = 0; i < arguments.length; i++) {
            String argument = arguments[i];
            if (onlyPaths || !argument.startsWith("-")) {
                if (!argument.isBlank() && !argument.matches("(?i)https?://.*")) {
                    traces.add(folder.resolve(argument).toAbsolutePath().normalize());
                }
            } else if (argument.equals("--")) {
                onlyPaths = true;
            } else if (WITH_VALUE.contains(argument.toLowerCase(java.util.Locale.ROOT))) {
                i++;
            }
        }
        return List.copyOf(traces);
    }
}
