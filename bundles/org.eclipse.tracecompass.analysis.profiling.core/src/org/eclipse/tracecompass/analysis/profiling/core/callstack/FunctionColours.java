package org.eclipse.tracecompass.analysis.profiling.core.callstack;

/**
 * The colours of functions: the same for a name everywhere and always, so that a function is found
 * again in another view, another trace and another week. Warm hues as is usual for flames, and
 * light enough for dark letters.
 */
public final class FunctionColours {

    /** Made by walking hue and lightness in steps that put unlike colours beside each other. */
    private static final int[] COLOURS = new int[24];

    static {
        for (int i = 0; i < COLOURS.length; i++) {
            double hue = 4 + 48.0 * (i * 7 % COLOURS.length) / (COLOURS.length - 1);
            double saturation = 0.72 + 0.14 * (i % 3) / 2;
            double lightness = 0.58 + 0.14 * (i * 5 % 8) / 7;
            COLOURS[i] = 0xff000000 | rgb(hue, saturation, lightness);
        }
    }

    private FunctionColours() {
        // static
    }

    /** Returns how many different colours there are. */
    public static int count() {
        return COLOURS.length;
    }

    /**
     * Returns which colour a function has, from 0 to {@link #count()} exclusive.
     *
     * @param name the name of the function
     */
    public static int index(String name) {
        int hash = name.hashCode();
        hash ^= hash >>> 16;
        hash *= 0x45d9f3b;
        hash ^= hash >>> 16;
        return Math.floorMod(hash, COLOURS.length);
    }

    /** Returns a colour by its index, as 0xAARRGGBB. */
    public static int argb(int index) {
        return COLOURS[index];
    }

    /** Returns a colour by its index, as {@code #rrggbb}. */
    public static String hex(int index) {
        return String.format(java.util.Locale.ROOT, "#%06x", COLOURS[index] & 0xffffff);
    }

    private static int rgb(double hue, double saturation, double lightness) {
        double chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
        double sector = hue / 60;
        double second = chroma * (1 - Math.abs(sector % 2 - 1));
        double base = lightness - chroma / 2;
        // the hues used lie between red and yellow
        return channel(chroma + base) << 16 | channel(second + base) << 8 | channel(base);
    }

    private static int channel(double value) {
        return (int) Math.round(value * 255);
    }
}
