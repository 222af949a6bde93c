package org.eclipse.tracecompass.internal.tmf.ui.traces;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;

/** Finds what a trace says about damage in its files: its properties named Problem or Warning. */
public final class TraceProblems {

    private TraceProblems() {}

    /** The problems of a trace, one sentence each; empty if there are none. */
    public static List<String> of(ITmfTrace trace) {
        List<String> problems = new ArrayList<>(OpenTraces.get().notes(trace));
        if (trace instanceof ITmfPropertiesProvider provider) {
            String path = trace.getPath();
            for (String problem : of(provider.getProperties())) {
                problems.add(path == null ? problem : problem.replace(path + File.separator, ""));
            }
        }
        return problems;
    }

    static List<String> of(Map<String, String> properties) {
        List<String> problems = new ArrayList<>();
        properties.forEach(
                (name, value) -> {
                    String key = name.toLowerCase(Locale.ROOT);
                    if (key.startsWith("problem") || key.startsWith("warning")) {
                        value.lines()
                                .filter(line -> !line.isBlank())
                                .map(String::strip)
                                .forEach(problems::add);
                    }
                });
        return problems;
    }
}
