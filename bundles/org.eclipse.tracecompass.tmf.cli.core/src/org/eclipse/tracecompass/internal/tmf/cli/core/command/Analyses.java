package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The analyses of a trace or of the traces of an experiment, by id. A user may name one by its id,
 * by the end of its id after a dot ({@code kernel}), or by its title.
 */
final class Analyses {

    /**
     * An analysis of a trace.
     *
     * @param module the analysis
     * @param trace the trace that it analyses
     */
    record OfTrace(IAnalysisModule module, ITmfTrace trace) {}

    private final SortedMap<String, List<OfTrace>> byId = new TreeMap<>();

    /** Collects the analyses of what is open. */
    Analyses(OpenTrace opened) {
        List<IAnalysisModule> seen = new ArrayList<>();
        List<ITmfTrace> traces = new ArrayList<>(opened.withMembers());
        // an experiment lists the modules of its traces too: those belong to the trace
        for (ITmfTrace trace : traces.reversed()) {
            for (IAnalysisModule module : trace.getAnalysisModules()) {
                if (seen.stream().noneMatch(m -> m == module)) {
                    seen.add(module);
                    byId.computeIfAbsent(module.getId(), id -> new ArrayList<>())
                            .add(0, new OfTrace(module, trace));
                }
            }
        }
    }

    /** Returns all, by id. */
    List<OfTrace> all() {
        return byId.values().stream().flatMap(Collection::stream).toList();
    }

    /** Returns the automatic analyses, by id. */
    List<OfTrace> automatic() {
        return byId.values().stream()
                .flatMap(Collection::stream)
                .filter(a -> a.module().isAutomatic())
                .toList();
    }

    /**
     * Returns the analysis of a name, once for each trace that has it.
     *
     * @param name id, short name or title
     * @param given the ids of analyses that come from an option of the command: where names clash
     *     one of them is meant
     * @param console where it is said which analysis was taken, if others have the name too
     * @throws UserError if none or several analyses have the name
     */
    List<OfTrace> named(String name, Collection<String> given, Console console) {
        List<OfTrace> exact = byId.getOrDefault(name, List.of());
        if (!exact.isEmpty()) {
            return exact;
        }
        String lower = name.toLowerCase(Locale.ROOT);
        Optional<String> found =
                new NameChoice<>(List.copyOf(byId.keySet()), given::contains, Function.identity())
                        .named(
                                name,
                                List.of(
                                        id -> id.toLowerCase(Locale.ROOT).endsWith('.' + lower),
                                        id -> title(id).toLowerCase(Locale.ROOT).equals(lower)),
                                console);
        if (found.isPresent()) {
            return byId.getOrDefault(found.get(), List.of());
        }
        if (byId.isEmpty()) {
            throw new UserError(
                    "There is no analysis '%s', because no analysis applies to this trace."
                            .formatted(name));
        }
        throw new UserError(
                "There is no analysis '%s' for this trace; its analyses are: %s."
                        .formatted(name, String.join(", ", byId.keySet())));
    }

    private String title(String id) {
        return byId.getOrDefault(id, List.of()).get(0).module().getName();
    }
}
