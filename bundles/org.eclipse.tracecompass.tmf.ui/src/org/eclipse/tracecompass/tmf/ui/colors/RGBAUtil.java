package org.eclipse.tracecompass.tmf.ui.colors;

import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;

/**
 * Converts colours with opacity to and from numbers {@code 0xRRGGBBAA}. Thread-safe.
 *
 * @since 0.2.0
 */
public final class RGBAUtil {

    private RGBAUtil() {}

    /**
     * The colour of a number.
     *
     * @param value {@code 0xRRGGBBAA}
     */
    public static RGBA fromInt(int value) {
        return new RGBA(value >>> 24, value >> 16 & 0xff, value >> 8 & 0xff, value & 0xff);
    }

    /** The number of a colour, {@code 0xRRGGBBAA}. */
    public static int fromRGBA(RGBA value) {
        return value.rgb.red << 24 | value.rgb.green << 16 | value.rgb.blue << 8 | value.alpha;
    }

    /** The toolkit's form of a colour. */
    public static RGBA fromRGBAColor(RGBAColor color) {
        return new RGBA(color.getRed(), color.getGreen(), color.getBlue(), color.getAlpha());
    }
}
