package org.eclipse.tracecompass.tmf.ui.colors;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.dataprovider.X11ColorUtils;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;

/**
 * Converts colours and their texts. Thread-safe.
 *
 * @since 9.5.0
 */
@NonNullByDefault({})
public final class ColorUtils {

    private static final int HEX_LENGTH = 7;

    private ColorUtils() {}

    /**
     * Reads a colour.
     *
     * @param color {@code #rrggbb}
     * @return the colour; null if the text is none
     */
    public static RGB fromHexColor(String color) {
        if (color == null || color.length() != HEX_LENGTH || !color.startsWith("#")) {
            return null;
        }
        RGBAColor rgba = RGBAColor.fromString(color);
        return rgba == null ? null : new RGB(rgba.getRed(), rgba.getGreen(), rgba.getBlue());
    }

    /** The text of a colour, {@code #rrggbb}. */
    public static String toHexColor(RGB rgb) {
        return toHexColor(rgb.red, rgb.green, rgb.blue);
    }

    /** The text of a colour, {@code #rrggbb}; parts go from 0 to 255. */
    public static String toHexColor(int red, int green, int blue) {
        return X11ColorUtils.toHexColor(red, green, blue);
    }

    /**
     * The colour of a name of the X window system, such as "light sea green".
     *
     * @param x11ColorName the name, in any case
     * @return the colour; null if there is none of that name
     */
    public static RGB fromX11Color(String x11ColorName) {
        return fromHexColor(X11ColorUtils.toHexColor(x11ColorName));
    }
}
