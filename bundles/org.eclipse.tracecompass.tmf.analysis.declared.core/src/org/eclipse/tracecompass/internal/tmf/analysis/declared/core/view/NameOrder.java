package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.Comparator;

/** Sorts names as people do: runs of digits by their number. */
final class NameOrder implements Comparator<String> {

    static final NameOrder INSTANCE = new NameOrder();

    private NameOrder() {}

    @Override
    public int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            int order;
            int iEnd = digits(a, i);
            int jEnd = digits(b, j);
            if (iEnd > i && jEnd > j) {
                int x = leadingZeros(a, i, iEnd);
                int y = leadingZeros(b, j, jEnd);
                order = Integer.compare(iEnd - x, jEnd - y);
                if (order == 0) {
                    order = a.substring(x, iEnd).compareTo(b.substring(y, jEnd));
                }
                i = iEnd;
                j = jEnd;
            } else {
                order = Character.compare(a.charAt(i++), b.charAt(j++));
            }
            if (order != 0) {
                return order;
            }
        }
        int order = Integer.compare(a.length() - i, b.length() - j);
        return order != 0 ? order : a.compareTo(b);
    }

    private static int digits(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private static int leadingZeros(String text, int from, int end) {
        int at = from;
        while (at < end - 1 && text.charAt(at) == '0') {
            at++;
        }
        return at;
    }
}
