package org.eclipse.tracecompass.common.core.text;

import java.util.function.IntPredicate;

/**
 * Patterns in which a wildcard stands for any number of parts, also none: a {@code *} for
 * characters of a name, a {@code **} for names of a path. Patterns come with traces, so none takes
 * long: a match goes back to the last wildcard only.
 */
public final class Wildcards {

    private static final char ANY = '*';

    /** Compares a part of a pattern, by its index, with a part of a name. */
    @FunctionalInterface
    public interface Fits {
        /**
         * Returns whether a part of the pattern stands for a part of the name.
         *
         * @param patternIndex the index of a part that is no wildcard
         * @param nameIndex the index of a part of the name
         */
        boolean test(int patternIndex, int nameIndex);
    }

    private Wildcards() {}

    /**
     * Returns whether a pattern matches a name as a whole.
     *
     * @param pattern the pattern; each {@code *} stands for any text
     * @param name the name
     */
    public static boolean match(String pattern, String name) {
        if (pattern.indexOf(ANY) < 0) {
            return pattern.equals(name);
        }
        return match(
                pattern.length(),
                name.length(),
                p -> pattern.charAt(p) == ANY,
                (p, n) -> pattern.charAt(p) == name.charAt(n));
    }

    /**
     * Returns whether a pattern of several parts matches a name of several parts. Takes time in
     * proportion to the product of the lengths, for any pattern.
     *
     * @param patternLength the number of parts of the pattern
     * @param nameLength the number of parts of the name
     * @param isAny says which parts of the pattern stand for any number of parts of the name
     * @param fits says which part of the name another part of the pattern stands for
     */
    public static boolean match(int patternLength, int nameLength, IntPredicate isAny, Fits fits) {
        int p = 0;
        int n = 0;
        int star = -1;
        int resume = 0;
        while (n < nameLength) {
            if (p < patternLength && isAny.test(p)) {
                star = p++;
                resume = n;
            } else if (p < patternLength && fits.test(p, n)) {
                p++;
                n++;
            } else if (star >= 0) {
                // What the last wildcard stands for is one part more.
                p = star + 1;
                n = ++resume;
            } else {
                return false;
            }
        }
        while (p < patternLength && isAny.test(p)) {
            p++;
        }
        return p == patternLength;
    }
}
