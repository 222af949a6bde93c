package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.TraceEventCatalog;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code astrolabe states check}: what is wrong with declarations. */
@Command(
        name = "check",
        description = {
            "Print the problems of declarations, one per line, as compilers do. With a trace, also"
                    + " check the names of events and fields."
        },
        footer = {
            "",
            "The exit code is 1 if there is an error; warnings do not count.",
            "",
            "Example:",
            "  astrolabe states check app.states my-trace"
        })
public final class StatesCheckCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(index = "0", paramLabel = "FILE", description = "Declarations, as text or XML.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "TRACE",
            description = "A trace to check against.")
    private @Nullable Path trace;

    /** Creates the command. */
    public StatesCheckCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Parsed parsed = StatesFiles.read(file);
        List<Problem> problems = new ArrayList<>(parsed.problems());
        if (parsed.isComplete()) {
            problems.addAll(check(parsed.file()));
        }
        Writer out = console.text();
        for (Problem problem : problems) {
            out.write(problem.toString());
            out.write('\n');
        }
        out.flush();
        long errors = problems.stream().filter(Problem::isError).count();
        if (errors == 0 && !parsed.file().definitions().isEmpty()) {
            console.note(splitting(DeclarationSet.of(parsed.file(), DeclarationSet.Origin.GIVEN)));
        }
        if (errors == 0 && parsed.file().definitions().isEmpty()) {
            console.warn("%s declares nothing.".formatted(file));
        } else if (problems.isEmpty()) {
            console.note("%s has no problems.".formatted(file));
        }
        return errors == 0 ? 0 : 1;
    }

    /** The result for a trace that begins late, such as a snapshot. */
    private String splitting(DeclarationSet set) {
        return set.needOfPast()
                .map(
                        need ->
                                ("%s is not splittable: %s needs earlier states, which a part of a"
                                                + " trace lacks.")
                                        .formatted(file, need))
                .orElse(
                        ("%s is splittable: a part of a trace has the same states as the whole,"
                                        + " from their first change on.")
                                .formatted(file));
    }

    private List<Problem> check(StatesFile states) {
        Path place = trace;
        if (place == null) {
            return StatesChecker.check(List.of(states));
        }
        Map<Problem, Integer> traces = new LinkedHashMap<>();
        int count;
        try (OpenTrace opened = OpenTrace.open(place, console)) {
            count = opened.members().size();
            for (ITmfTrace member : opened.members()) {
                new LinkedHashSet<>(
                                StatesChecker.check(List.of(states), TraceEventCatalog.of(member)))
                        .forEach(problem -> traces.merge(problem, 1, Integer::sum));
            }
        }
        // What one trace of an experiment does not have, another may have.
        traces.entrySet().removeIf(e -> !e.getKey().isError() && e.getValue() < count);
        return List.copyOf(traces.keySet());
    }
}
