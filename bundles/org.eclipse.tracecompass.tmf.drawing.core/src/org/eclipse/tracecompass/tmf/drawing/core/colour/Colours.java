package org.eclipse.tracecompass.tmf.drawing.core.colour;

/** Arithmetic on 0xAARRGGBB colours. */
public final class Colours {

    private Colours() {}

    /** A colour with another opacity, 0 to 1, times its own. */
    public static int fade(int argb, double opacity) {
        int alpha = (int) Math.round((argb >>> 24) * Math.clamp(opacity, 0, 1));
        return alpha << 24 | argb & 0xffffff;
    }

    /** A mixture: 0 gives the first colour, 1 the second. Opacity is taken from the first. */
    public static int mix(int a, int b, double part) {
        return a & 0xff000000
                | channel(a >> 16, b >> 16, part) << 16
                | channel(a >> 8, b >> 8, part) << 8
                | channel(a, b, part);
    }

    private static int channel(int a, int b, double part) {
        return (int) Math.round((a & 0xff) * (1 - part) + (b & 0xff) * part);
    }

    /** The relative luminance, 0 (black) to 1 (white). */
    public static double luminance(int argb) {
        return 0.2126 * linear(argb >> 16 & 0xff)
                + 0.7152 * linear(argb >> 8 & 0xff)
                + 0.0722 * linear(argb & 0xff);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    /** Near-black or white, whichever reads better on a colour. */
    public static int readableOn(int argb) {
        double l = luminance(argb);
        return (l + 0.05) / 0.062 > 1.05 / (l + 0.05) ? 0xff1b1f24 : 0xffffffff;
    }

    /** A colour as #rrggbb. */
    public static String hex(int argb) {
        return String.format(java.util.Locale.ROOT, "#%06x", argb & 0xffffff);
    }
}
