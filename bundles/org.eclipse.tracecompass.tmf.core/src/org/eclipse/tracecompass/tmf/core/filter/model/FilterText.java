package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.Set;
import java.util.regex.Pattern;

/** How names and values are written in filter expressions. */
final class FilterText {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_.:/@$-]+");
    private static final Set<String> KEYWORDS =
            Set.of("and", "or", "not", "contains", "includes", "equals", "matches", "present");

    private FilterText() {}

    /** As it is when it is a plain word, else in quotes. */
    static String quote(String text) {
        if (PLAIN.matcher(text).matches() && !KEYWORDS.contains(text)) {
            return text;
        }
        return text(text);
    }

    /** In quotes, which says that a number is meant as text. */
    static String text(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
