package org.eclipse.tracecompass.tmf.analysis.declared.core.analysis;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;

/**
 * Declarations that were found for a trace.
 *
 * @param set the declarations, as far as they were understood
 * @param problems what is wrong with them
 * @param isOn whether they are carried out; the user switches them on and off
 */
public record Found(DeclarationSet set, List<Problem> problems, boolean isOn) {

    /** Keeps the problems as they are at this moment. */
    public Found {
        problems = List.copyOf(problems);
    }

    /** Returns whether they can be executed. */
    public boolean isSound() {
        return problems.stream().noneMatch(Problem::isError);
    }
}
