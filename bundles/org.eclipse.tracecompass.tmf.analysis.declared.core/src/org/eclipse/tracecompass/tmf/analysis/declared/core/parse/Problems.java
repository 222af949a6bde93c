package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem.Severity;

/** The problems of a file while it is read; no more than {@link Limits#PROBLEMS}. */
final class Problems {

    private final String source;
    private final List<Problem> list = new ArrayList<>();

    Problems(String source) {
        this.source = source;
    }

    void error(int line, int column, String message, String hint) {
        if (list.size() < Limits.PROBLEMS) {
            list.add(new Problem(Severity.ERROR, source, line, column, message, hint));
        }
    }

    void error(SyntaxError error) {
        error(error.line(), error.column(), error.message(), error.hint());
    }

    /** Returns whether continuing is useless. */
    boolean areTooMany() {
        return list.size() >= Limits.PROBLEMS;
    }

    List<Problem> list() {
        return List.copyOf(list);
    }
}
