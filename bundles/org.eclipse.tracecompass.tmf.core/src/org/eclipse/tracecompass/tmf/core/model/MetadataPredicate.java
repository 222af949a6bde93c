package org.eclipse.tracecompass.tmf.core.model;

import com.google.common.collect.Multimap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Filter expressions over metadata:
 *
 * <pre>
 * expression := conjunction { "||" conjunction }
 * conjunction := term { "&amp;&amp;" term }
 * term := "!" term | "(" expression ")" | condition
 * condition := key operator value | key "present" | regex
 * operator := "==" | "!=" | "&lt;" | "&gt;" | "contains" | "matches"
 * </pre>
 *
 * Keys, values and expressions with spaces are put in double quotes. A lone regex (or text) holds
 * when it is found in any value.
 */
final class MetadataPredicate {

    private static final Predicate<Multimap<String, Object>> NEVER = metadata -> false;

    private final String fText;
    private int fPosition;

    private MetadataPredicate(String text) {
        fText = text;
    }

    /** Compiles an expression; one that cannot be understood never holds. */
    static Predicate<Multimap<String, Object>> compile(String expression) {
        MetadataPredicate parser = new MetadataPredicate(expression);
        try {
            Predicate<Multimap<String, Object>> result = parser.expression();
            return parser.atEnd() ? result : NEVER;
        } catch (IllegalArgumentException e) {
            return NEVER;
        }
    }

    private Predicate<Multimap<String, Object>> expression() {
        Predicate<Multimap<String, Object>> result = conjunction();
        while (take("||")) {
            result = result.or(conjunction());
        }
        return result;
    }

    private Predicate<Multimap<String, Object>> conjunction() {
        Predicate<Multimap<String, Object>> result = term();
        while (take("&&")) {
            result = result.and(term());
        }
        return result;
    }

    private Predicate<Multimap<String, Object>> term() {
        skipSpaces();
        if (fText.startsWith("!", fPosition) && !fText.startsWith("!=", fPosition)) {
            fPosition++;
            return term().negate();
        }
        if (take("(")) {
            Predicate<Multimap<String, Object>> result = expression();
            if (!take(")")) {
                throw new IllegalArgumentException("a closing parenthesis is missing");
            }
            return result;
        }
        return condition();
    }

    private Predicate<Multimap<String, Object>> condition() {
        String key = word();
        if (take("==")) {
            String value = word();
            return metadata -> anyValue(metadata, key, value::equals);
        }
        if (take("!=")) {
            String value = word();
            return metadata -> metadata.containsKey(key) && !anyValue(metadata, key, value::equals);
        }
        if (take("<")) {
            double limit = Double.parseDouble(word());
            return metadata -> anyValue(metadata, key, text -> toDouble(text) < limit);
        }
        if (take(">")) {
            double limit = Double.parseDouble(word());
            return metadata -> anyValue(metadata, key, text -> toDouble(text) > limit);
        }
        if (take("contains ")) {
            String value = word();
            return metadata -> anyValue(metadata, key, text -> text.contains(value));
        }
        if (take("matches ")) {
            Predicate<String> pattern = Pattern.compile(word()).asMatchPredicate();
            return metadata -> anyValue(metadata, key, pattern);
        }
        if (take("present")) {
            return metadata -> metadata.containsKey(key);
        }
        Predicate<String> pattern = Pattern.compile(key).asPredicate();
        return metadata -> metadata.values().stream().map(String::valueOf).anyMatch(pattern);
    }

    private static boolean anyValue(
            Multimap<String, Object> metadata, String key, Predicate<String> test) {
        return metadata.get(key).stream().map(String::valueOf).anyMatch(test);
    }

    private static double toDouble(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }

    private String word() {
        skipSpaces();
        if (fPosition < fText.length() && fText.charAt(fPosition) == '"') {
            int end = fText.indexOf('"', fPosition + 1);
            if (end < 0) {
                throw new IllegalArgumentException("a closing quote is missing");
            }
            String quoted = fText.substring(fPosition + 1, end);
            fPosition = end + 1;
            return quoted;
        }
        int begin = fPosition;
        int depth = 0;
        while (fPosition < fText.length() && !endsWord(depth)) {
            char c = fText.charAt(fPosition++);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        if (begin == fPosition) {
            throw new IllegalArgumentException("a word is missing");
        }
        return fText.substring(begin, fPosition);
    }

    private boolean endsWord(int depth) {
        char c = fText.charAt(fPosition);
        return Character.isWhitespace(c)
                || c == ')' && depth == 0
                || fText.startsWith("&&", fPosition)
                || fText.startsWith("||", fPosition)
                || fText.startsWith("==", fPosition)
                || fText.startsWith("!=", fPosition)
                || depth == 0 && (c == '<' || c == '>');
    }

    private boolean take(String token) {
        skipSpaces();
        if (fText.startsWith(token, fPosition)) {
            fPosition += token.length();
            return true;
        }
        return false;
    }

    private void skipSpaces() {
        while (fPosition < fText.length() && Character.isWhitespace(fText.charAt(fPosition))) {
            fPosition++;
        }
    }

    private boolean atEnd() {
        skipSpaces();
        return fPosition == fText.length();
    }
}
