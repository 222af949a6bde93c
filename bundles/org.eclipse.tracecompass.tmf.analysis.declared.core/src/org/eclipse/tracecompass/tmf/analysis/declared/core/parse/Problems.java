package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Problem.Severity;

/** The problems of a file while it is read; no more than {@link Limits#PROBLEMS}. */
final class Problems {

    private final String fSource;
    private final List<Problem> fList = new ArrayList<>();

    Problems(String source) {
        fSource = source;
    }

    void error(int line, int column, String message, String hint) {
        if (fList.size() < Limits.PROBLEMS) {
            fList.add(new Problem(Severity.ERROR, fSource, line, column, message, hint));
        }
    }

    void error(SyntaxError error) {
        error(error.line(), error.column(), error.message(), error.hint());
    }

    /** Tells whether it is no use to go on. */
    boolean areTooMany() {
        return fList.size() >= Limits.PROBLEMS;
    }

    List<Problem> list() {
        return List.copyOf(fList);
    }
}
