package org.eclipse.tracecompass.tmf.timegraph.core.layout;

import java.util.Comparator;

/**
 * Compares names as people do: digits by their number ("CPU 2" before "CPU 10"), letters without
 * case.
 */
public final class NaturalOrder implements Comparator<String> {

    /** The only one. */
    public static final NaturalOrder INSTANCE = new NaturalOrder();

    private NaturalOrder() {}

    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            char x = a.charAt(i);
            char y = b.charAt(j);
            if (isDigit(x) && isDigit(y)) {
                int iEnd = endOfNumber(a, i);
                int jEnd = endOfNumber(b, j);
                int order = compareNumbers(a.substring(i, iEnd), b.substring(j, jEnd));
                if (order != 0) {
                    return order;
                }
                i = iEnd;
                j = jEnd;
            } else {
                int order = Character.compare(Character.toLowerCase(x), Character.toLowerCase(y));
                if (order != 0) {
                    return order;
                }
                i++;
                j++;
            }
        }
        int order = Integer.compare(a.length() - i, b.length() - j);
        return order != 0 ? order : a.compareTo(b);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int endOfNumber(String s, int from) {
        int end = from;
        while (end < s.length() && isDigit(s.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int compareNumbers(String a, String b) {
        String x = a.replaceFirst("^0+(?=.)", "");
        String y = b.replaceFirst("^0+(?=.)", "");
        return x.length() != y.length() ? Integer.compare(x.length(), y.length()) : x.compareTo(y);
    }
}
