package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/** Tells what a command has found wrong with the traces that it has read. */
final class TraceProblems {

    /** A trace that is wrong from end to end says so often enough. */
    private static final int MOST = 20;

    private TraceProblems() {}

    /**
     * Tells of each problem in a sentence on the error stream.
     *
     * @return the exit code: 1 if data is missing because it could not be read, else 0
     */
    static int tell(OpenTrace opened, Console console) {
        List<CtfDiagnostic> problems = of(opened);
        for (CtfDiagnostic problem : problems.subList(0, Math.min(MOST, problems.size()))) {
            if (isError(problem)) {
                console.error(problem.sentence());
            } else {
                console.warn(problem.sentence());
            }
        }
        if (problems.size() > MOST) {
            console.warn("There are %d more problems.".formatted(problems.size() - MOST));
        }
        return problems.stream().anyMatch(TraceProblems::isError) ? 1 : 0;
    }

    /** Tells of each problem as a warning: what the command answers stands nevertheless. */
    static void warn(OpenTrace opened, Console console) {
        List<CtfDiagnostic> problems = of(opened);
        problems.stream().limit(MOST).forEach(problem -> console.warn(problem.sentence()));
        if (problems.size() > MOST) {
            console.warn("There are %d more problems.".formatted(problems.size() - MOST));
        }
    }

    private static boolean isError(CtfDiagnostic problem) {
        return problem.severity() == CtfDiagnostic.Severity.ERROR;
    }

    private static List<CtfDiagnostic> of(OpenTrace opened) {
        List<CtfDiagnostic> problems = new ArrayList<>();
        for (ITmfTrace trace : opened.members()) {
            if (trace instanceof CtfTmfTrace ctf) {
                problems.addAll(ctf.getDiagnostics());
            }
        }
        return problems;
    }
}
