package org.eclipse.tracecompass.common.core.text;

import java.util.Comparator;

/**
 * The order of names that people expect: {@code cpu2} before {@code cpu10}.
 *
 * <p>White space does not count. Runs of digits are compared as numbers, or digit by digit as
 * fractions if one begins with a zero. Names that are then equal are in the order of their
 * characters, so the order is total and consistent with equals. Comparing takes time in proportion
 * to the shorter name and allocates nothing.
 */
public enum NaturalOrder implements Comparator<String> {
    /** Letters in either case are the same: {@code bash} before {@code Xorg}. For views. */
    ANY_CASE,
    /** Capitals come before small letters. The order of statemap data. */
    EXACT_CASE;

    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (true) {
            i = skipSpace(a, i);
            j = skipSpace(b, j);
            char c = at(a, i);
            char d = at(b, j);
            if (isDigit(c) && isDigit(d)) {
                int order = c == '0' || d == '0' ? fraction(a, i, b, j) : number(a, i, b, j);
                if (order != 0) {
                    return order;
                }
                // Comparing what is left of two long runs again at each digit is quadratic.
                while (isDigit(at(a, i))) {
                    i++;
                    j++;
                }
                continue;
            }
            int order = Character.compare(folded(c), folded(d));
            if (order != 0) {
                return order;
            }
            if (c == 0) {
                return a.compareTo(b);
            }
            i++;
            j++;
        }
    }

    private char folded(char c) {
        return this == EXACT_CASE ? c : Character.toLowerCase(Character.toUpperCase(c));
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Returns a character, or 0 behind the end. */
    private static char at(String text, int at) {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int fraction(String a, int from, String b, int start) {
        int i = from;
        int j = start;
        while (isDigit(at(a, i)) && isDigit(at(b, j))) {
            if (at(a, i) != at(b, j)) {
                return Character.compare(at(a, i), at(b, j));
            }
            i++;
            j++;
        }
        return Boolean.compare(isDigit(at(a, i)), isDigit(at(b, j)));
    }

    private static int number(String a, int from, String b, int start) {
        int i = from;
        int j = start;
        int first = 0;
        while (isDigit(at(a, i)) && isDigit(at(b, j))) {
            if (first == 0) {
                first = Character.compare(at(a, i), at(b, j));
            }
            i++;
            j++;
        }
        int longer = Boolean.compare(isDigit(at(a, i)), isDigit(at(b, j)));
        return longer != 0 ? longer : first;
    }
}
