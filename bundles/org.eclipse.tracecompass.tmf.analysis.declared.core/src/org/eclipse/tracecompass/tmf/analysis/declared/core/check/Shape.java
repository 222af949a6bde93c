package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Literal;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Part;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Segment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;

/**
 * The part of a path known before an event arrives: each name, in which {@link #VARIABLE} stands
 * for what is computed.
 *
 * @param names the names
 */
record Shape(List<String> names) {

    /** A character that no literal has. */
    static final char VARIABLE = '\u0001';

    private static final char ANY = '*';

    /** The first name of the paths of notes. */
    private static final String NOTES = "~";

    /** Whether attributes are among those of a pattern. */
    enum Match {
        NO,
        MAYBE,
        YES
    }

    static Shape of(AttributePath path) {
        List<String> names = new ArrayList<>();
        for (Segment segment : path.segments()) {
            StringBuilder name = new StringBuilder();
            for (Part part : segment.parts()) {
                switch (part) {
                    case Literal literal -> name.append(literal.text());
                    case Value value -> name.append(VARIABLE);
                }
            }
            names.add(name.toString());
        }
        return new Shape(List.copyOf(names));
    }

    /** Returns the shape of any attribute below. */
    Shape child() {
        List<String> longer = new ArrayList<>(names);
        longer.add(String.valueOf(VARIABLE));
        return new Shape(longer);
    }

    /** Returns whether it may be that of several attributes. */
    boolean isVariable() {
        return names.stream().anyMatch(name -> name.indexOf(VARIABLE) >= 0);
    }

    /** Returns whether its attributes are notes, which are not in the history. */
    boolean isNote() {
        return names.get(0).equals(NOTES);
    }

    /** Returns whether all, some or none of the attributes of this shape match a pattern. */
    Match match(PathPattern pattern) {
        List<String> segments = pattern.segments();
        // row[n]: whether the first n names are of the segments so far
        Match[] row = new Match[names.size() + 1];
        Arrays.fill(row, Match.NO);
        row[0] = Match.YES;
        for (String segment : segments) {
            row = segment.equals(PathPattern.ANY_DEPTH) ? anyDepth(row) : one(row, segment);
        }
        return row[names.size()];
    }

    private static Match[] anyDepth(Match[] row) {
        Match[] next = row.clone();
        for (int n = 1; n < next.length; n++) {
            next[n] = next[n].compareTo(next[n - 1]) < 0 ? next[n - 1] : next[n];
        }
        return next;
    }

    private Match[] one(Match[] row, String segment) {
        Match[] next = new Match[row.length];
        next[0] = Match.NO;
        for (int n = 1; n < next.length; n++) {
            Match before = row[n - 1];
            Match here = before == Match.NO ? before : match(segment, names.get(n - 1));
            next[n] = here.compareTo(before) < 0 ? here : before;
        }
        return next;
    }

    private static Match match(String pattern, String name) {
        if (pattern.equals("*")) {
            return Match.YES;
        }
        boolean variable = name.indexOf(VARIABLE) >= 0;
        if (!variable) {
            return PathPattern.matches(pattern, name) ? Match.YES : Match.NO;
        }
        return prefixes(pattern, name) ? Match.MAYBE : Match.NO;
    }

    /** Returns whether the constant prefixes agree. */
    private static boolean prefixes(String pattern, String name) {
        for (int i = 0; i < Math.min(pattern.length(), name.length()); i++) {
            if (pattern.charAt(i) == ANY || name.charAt(i) == VARIABLE) {
                return true;
            }
            if (pattern.charAt(i) != name.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns words for messages. */
    @Override
    public String toString() {
        return String.join("/", names).replace(String.valueOf(VARIABLE), "…");
    }
}
