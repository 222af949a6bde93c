package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Problem.Severity;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** The problems that were found so far. */
final class Findings {

    private static final int MOST = 200;

    private final List<Problem> fList = new ArrayList<>();
    private String fSource = "";

    /** Tells whether it is no use to go on. */
    boolean isFull() {
        return fList.size() >= MOST;
    }

    /** What is found from now on is in this file. */
    void in(StatesFile file) {
        fSource = file.source();
    }

    void error(Origin at, String message, String hint) {
        add(Severity.ERROR, fSource, at, message, hint);
    }

    void warning(Origin at, String message, String hint) {
        add(Severity.WARNING, fSource, at, message, hint);
    }

    void add(Severity severity, String source, Origin at, String message, String hint) {
        if (fList.size() < MOST) {
            fList.add(new Problem(severity, source, at.line(), at.column(), message, hint));
        }
    }

    /** Returns the problems, those of a file in the order of its lines. */
    List<Problem> sorted(List<StatesFile> files) {
        List<String> sources = files.stream().map(StatesFile::source).toList();
        return fList.stream()
                .distinct()
                .sorted(
                        Comparator.comparingInt(
                                        (Problem problem) -> sources.indexOf(problem.source()))
                                .thenComparingInt(Problem::line)
                                .thenComparingInt(Problem::column))
                .toList();
    }
}
