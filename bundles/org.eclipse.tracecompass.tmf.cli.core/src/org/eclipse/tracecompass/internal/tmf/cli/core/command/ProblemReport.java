package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.TraceInfo;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** Reports the problems of the traces that a command has read. */
final class ProblemReport {

    /** A trace that is wrong from end to end says so often enough. */
    private static final int MOST = 20;

    private ProblemReport() {}

    /**
     * Reports each problem as a sentence on the error stream.
     *
     * @return the exit code: 1 if data is missing because it could not be read, else 0
     */
    static int tell(OpenTrace opened, Console console) {
        List<Problem> problems = of(opened);
        for (Problem problem : problems.subList(0, Math.min(MOST, problems.size()))) {
            if (problem.isError()) {
                console.error(problem.sentence());
            } else {
                console.warn(problem.sentence());
            }
        }
        if (problems.size() > MOST) {
            console.warn("There are %d more problems.".formatted(problems.size() - MOST));
        }
        return problems.stream().anyMatch(Problem::isError) ? 1 : 0;
    }

    /** Reports each problem as a warning: the output of the command is still valid. */
    static void warn(OpenTrace opened, Console console) {
        List<Problem> problems = of(opened);
        problems.stream().limit(MOST).forEach(problem -> console.warn(problem.sentence()));
        if (problems.size() > MOST) {
            console.warn("There are %d more problems.".formatted(problems.size() - MOST));
        }
    }

    private record Problem(String sentence, boolean isError) {}

    private static List<Problem> of(OpenTrace opened) {
        List<Problem> problems = new ArrayList<>();
        for (ITmfTrace trace : opened.members()) {
            if (trace instanceof CtfTmfTrace ctf) {
                for (CtfDiagnostic diagnostic : ctf.getDiagnostics()) {
                    problems.add(
                            new Problem(
                                    diagnostic.sentence(),
                                    diagnostic.severity() == CtfDiagnostic.Severity.ERROR));
                }
            } else if (trace instanceof ITmfPropertiesProvider provider) {
                // Traces of other types tell of what they could not read among their properties.
                TraceInfo.problems(provider.getProperties())
                        .forEach(sentence -> problems.add(new Problem(sentence, true)));
            }
        }
        return problems;
    }
}
