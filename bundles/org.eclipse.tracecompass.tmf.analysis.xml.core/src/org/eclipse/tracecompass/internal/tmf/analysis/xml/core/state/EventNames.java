package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The names of events that a handler or transition is for: whole names, in which {@code *} is any
 * text, separated by {@code |}. Immutable.
 */
public final class EventNames {

    private static final Pattern SEPARATOR = Pattern.compile("\\|");
    private static final String ANY = "*";

    private final List<Pattern> patterns;

    private EventNames(List<Pattern> patterns) {
        this.patterns = patterns;
    }

    /** Returns the names that a text lists; an empty text means all. */
    public static EventNames of(String text) {
        List<Pattern> patterns = new ArrayList<>();
        for (String name : SEPARATOR.split(text.isBlank() ? ANY : text)) {
            StringBuilder regex = new StringBuilder();
            String[] parts = name.strip().split("\\*", -1);
            for (int i = 0; i < parts.length; i++) {
                regex.append(i == 0 ? "" : ".*").append(Pattern.quote(parts[i]));
            }
            patterns.add(Pattern.compile(regex.toString(), Pattern.DOTALL));
        }
        return new EventNames(List.copyOf(patterns));
    }

    /** Returns whether a name is one of them. */
    public boolean contains(String name) {
        for (Pattern pattern : patterns) {
            if (pattern.matcher(name).matches()) {
                return true;
            }
        }
        return false;
    }
}
