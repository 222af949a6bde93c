package org.eclipse.tracecompass.common.core.filter;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The words that need no quotes. */
final class FilterWords {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_.:/@$-]+");
    private static final Pattern VALUE = Pattern.compile("[\\p{L}\\p{N}_.:/@$+-]+");
    private static final Set<String> CONNECTIVES = Set.of("and", "or", "not");
    private static final Set<String> OPERATORS =
            Set.of("contains", "includes", "equals", "matches", "present");

    private FilterWords() {}

    static boolean isPlain(String text) {
        return PLAIN.matcher(text).matches();
    }

    static boolean isValue(String text) {
        return VALUE.matcher(text).matches();
    }

    static boolean isConnective(String word) {
        return CONNECTIVES.contains(word.toLowerCase(Locale.ROOT));
    }

    static boolean isOperator(String word) {
        return OPERATORS.contains(word.toLowerCase(Locale.ROOT));
    }

    static boolean isKeyword(String word) {
        return isConnective(word) || isOperator(word);
    }
}
