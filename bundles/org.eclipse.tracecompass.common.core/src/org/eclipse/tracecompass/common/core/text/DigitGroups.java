package org.eclipse.tracecompass.common.core.text;

/**
 * Whole numbers whose digits are in groups of three, as {@code 1,234,567}. Java's formatter writes
 * them, too, but takes 20 ms for the first one in a process.
 */
public final class DigitGroups {

    private static final int GROUP = 3;

    private DigitGroups() {}

    /**
     * Returns the digits of a number.
     *
     * @param number the number
     * @return the digits with commas between the groups, and the sign of a negative number
     */
    public static String of(long number) {
        return of(number, ',');
    }

    /**
     * Returns the digits of a number.
     *
     * @param number the number
     * @param separator what stands between groups
     * @return the digits, and the sign of a negative number
     */
    public static String of(long number, char separator) {
        StringBuilder digits = new StringBuilder(Long.toString(number));
        int first = number < 0 ? 1 : 0;
        for (int i = digits.length() - GROUP; i > first; i -= GROUP) {
            digits.insert(i, separator);
        }
        return digits.toString();
    }
}
