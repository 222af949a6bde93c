package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.Comparator;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** How attributes are named and ordered. */
final class AttributePaths {

    /** Names that begin with numbers by these numbers, the others after them by their text. */
    static final Comparator<String> NAME_ORDER =
            Comparator.comparingLong(AttributePaths::leadingNumber)
                    .thenComparing(Comparator.naturalOrder());

    private static final int MAX_DIGITS = 18;

    private AttributePaths() {
        // static
    }

    /**
     * Returns the full path of an attribute, names joined with "/". A "/" inside of a name is
     * written "\/", so that the path can be pasted where the command line asks for one.
     */
    static String of(ITmfStateSystem ss, int quark) {
        StringBuilder path = new StringBuilder();
        for (String name : ss.getFullAttributePathArray(quark)) {
            if (!path.isEmpty()) {
                path.append('/');
            }
            path.append(name.indexOf('/') < 0 ? name : name.replace("/", "\\/"));
        }
        return path.toString();
    }

    private static long leadingNumber(String name) {
        long number = 0;
        int digits = 0;
        while (digits < name.length()
                && digits < MAX_DIGITS
                && Character.digit(name.charAt(digits), 10) >= 0) {
            number = number * 10 + Character.digit(name.charAt(digits), 10);
            digits++;
        }
        return digits == 0 ? Long.MAX_VALUE : number;
    }
}
