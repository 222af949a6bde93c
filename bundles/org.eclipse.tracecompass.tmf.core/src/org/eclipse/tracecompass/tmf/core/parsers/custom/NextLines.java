package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;

/**
 * Which kinds of lines may follow in an event, from how often each has come so far.
 *
 * <p>Lines of an event form a tree: children of a line come below it, each as often as its
 * cardinality allows. When a line comes again, its children start anew.
 */
final class NextLines {

    private final Map<InputLine, Integer> counts;

    NextLines(Map<InputLine, Integer> counts) {
        this.counts = counts;
    }

    /** An event that begins with a line. */
    static NextLines from(InputLine first) {
        NextLines lines = new NextLines(new HashMap<>());
        lines.came(first);
        return lines;
    }

    /** A line has come. */
    void came(InputLine line) {
        counts.merge(line, 1, Integer::sum);
        forget(line.childrenInputs);
    }

    private void forget(@Nullable List<InputLine> lines) {
        if (lines != null) {
            for (InputLine line : lines) {
                counts.remove(line);
                forget(line.childrenInputs);
            }
        }
    }

    private int count(InputLine line) {
        return counts.getOrDefault(line, 0);
    }

    private boolean isRequired(InputLine line) {
        return count(line) < line.getMinCount();
    }

    /** The kinds of lines that may follow a line, in the order in which they are tried. */
    List<InputLine> after(InputLine line) {
        List<InputLine> next = new ArrayList<>();
        addAfter(line, next);
        return next;
    }

    /** Whether the event may end behind a line: no kind of line is missing. */
    boolean isCompleteAfter(InputLine line) {
        return addAfter(line, new ArrayList<>());
    }

    /** Adds what may follow; false if a kind that must come ends the list. */
    private boolean addAfter(InputLine line, List<InputLine> next) {
        List<InputLine> children = line.childrenInputs;
        if (children != null && !addAll(children, 0, next)) {
            return false;
        }
        InputLine current = line;
        while (current.parentInput != null) {
            List<InputLine> siblings = current.parentInput.childrenInputs;
            if (!addAll(siblings, siblings.indexOf(current), next)) {
                return false;
            }
            current = current.parentInput;
        }
        return true;
    }

    private boolean addAll(List<InputLine> lines, int from, List<InputLine> next) {
        for (InputLine line : lines.subList(from, lines.size())) {
            if (count(line) < line.getMaxCount()) {
                next.add(line);
            }
            if (isRequired(line)) {
                return false;
            }
        }
        return true;
    }
}
