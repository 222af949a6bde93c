package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem.Severity;

/** The problems that were found so far. */
final class Findings {

    private static final int MOST = 200;

    private final List<Problem> list = new ArrayList<>();
    private String source = "";

    /** Returns whether continuing is useless. */
    boolean isFull() {
        return list.size() >= MOST;
    }

    /** Sets the file of the following findings. */
    void in(StatesFile file) {
        source = file.source();
    }

    void error(Origin at, String message, String hint) {
        add(Severity.ERROR, source, at, message, hint);
    }

    void warning(Origin at, String message, String hint) {
        add(Severity.WARNING, source, at, message, hint);
    }

    void add(Severity severity, String source, Origin at, String message, String hint) {
        if (list.size() < MOST) {
            list.add(new Problem(severity, source, at.line(), at.column(), message, hint));
        }
    }

    /** Returns the problems, those of a file in the order of its lines. */
    List<Problem> sorted(List<StatesFile> files) {
        List<String> sources = files.stream().map(StatesFile::source).toList();
        return list.stream()
                .distinct()
                .sorted(
                        Comparator.comparingInt(
                                        (Problem problem) -> sources.indexOf(problem.source()))
                                .thenComparingInt(Problem::line)
                                .thenComparingInt(Problem::column))
                .toList();
    }
}
