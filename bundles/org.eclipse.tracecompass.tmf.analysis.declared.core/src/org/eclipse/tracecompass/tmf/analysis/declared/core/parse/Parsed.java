package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;

/**
 * The parsed part of a file.
 *
 * @param file the declarations without those that could not be understood
 * @param problems what could not be understood, in the order of the file
 */
public record Parsed(StatesFile file, List<Problem> problems) {

    /** Keeps the problems as they are at this moment. */
    public Parsed {
        problems = List.copyOf(problems);
    }

    /** Returns whether everything was understood. */
    public boolean isComplete() {
        return problems.stream().noneMatch(Problem::isError);
    }
}
