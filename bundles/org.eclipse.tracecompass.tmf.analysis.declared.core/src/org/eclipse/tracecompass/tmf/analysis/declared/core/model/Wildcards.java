package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/** Names with {@code *} in them, which stands for any text, also none. */
final class Wildcards {

    private static final char ANY = '*';

    private Wildcards() {}

    /** Takes time in proportion to the product of the lengths, whatever the pattern is. */
    static boolean match(String pattern, String name) {
        int p = 0;
        int n = 0;
        int star = -1;
        int resume = 0;
        while (n < name.length()) {
            if (p < pattern.length() && pattern.charAt(p) == ANY) {
                star = p++;
                resume = n;
            } else if (p < pattern.length() && pattern.charAt(p) == name.charAt(n)) {
                p++;
                n++;
            } else if (star >= 0) {
                p = star + 1;
                n = ++resume;
            } else {
                return false;
            }
        }
        while (p < pattern.length() && pattern.charAt(p) == ANY) {
            p++;
        }
        return p == pattern.length();
    }
}
