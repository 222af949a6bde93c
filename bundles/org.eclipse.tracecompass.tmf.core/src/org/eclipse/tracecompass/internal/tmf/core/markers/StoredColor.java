package org.eclipse.tracecompass.internal.tmf.core.markers;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The colour of a bookmark as the viewer stores it with the file: the text of an SWT {@code RGBA}.
 *
 * @param red from 0 to 255
 * @param green from 0 to 255
 * @param blue from 0 to 255
 * @param alpha from 0, transparent, to 255
 */
public record StoredColor(int red, int green, int blue, int alpha) {

    private static final int MAX = 255;
    private static final Pattern TEXT =
            Pattern.compile("RGBA \\{(\\d{1,3}), (\\d{1,3}), (\\d{1,3}), (\\d{1,3})\\}");

    /**
     * Reads a colour; parts above 255 are 255.
     *
     * @param text the text
     * @return the colour; null if the text is none
     */
    public static @Nullable StoredColor parse(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? new StoredColor(part(parts, 1), part(parts, 2), part(parts, 3), part(parts, 4))
                : null;
    }

    private static int part(Matcher parts, int number) {
        return Math.min(MAX, Integer.parseInt(parts.group(number)));
    }
}
