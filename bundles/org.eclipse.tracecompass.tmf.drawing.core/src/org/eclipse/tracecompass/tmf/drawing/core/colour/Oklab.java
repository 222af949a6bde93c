package org.eclipse.tracecompass.tmf.drawing.core.colour;

/**
 * A colour in the Oklab space, in which the distance of two colours is how different they look, and
 * the middle of two looks like the middle. A mixture is the mean of all coordinates, weighted by
 * the parts, and so does not depend on the order of what is mixed.
 *
 * @param lightness 0 to 1
 * @param a from green to red
 * @param b from blue to yellow
 */
public record Oklab(double lightness, double a, double b) {

    private static final int MOST = 255;

    /** The light that a component of a colour gives. */
    private static final double[] LINEAR = new double[MOST + 1];

    /** The light from which on a component is the next one. */
    private static final double[] THRESHOLDS = new double[MOST + 1];

    /** Components by light in steps; a step holds at most one threshold. */
    private static final int[] COMPONENTS = new int[1 << 13];

    static {
        for (int i = 0; i <= MOST; i++) {
            LINEAR[i] = linear(i / (double) MOST);
            THRESHOLDS[i] = i == MOST ? Double.MAX_VALUE : linear((i + 0.5) / MOST);
        }
        int component = 0;
        for (int i = 0; i < COMPONENTS.length; i++) {
            while (THRESHOLDS[component] <= i / (double) COMPONENTS.length) {
                component++;
            }
            COMPONENTS[i] = component;
        }
    }

    /** Returns the coordinates of a colour, given as 0xRRGGBB; what is above is ignored. */
    public static Oklab of(int rgb) {
        double red = LINEAR[rgb >> 16 & 0xff];
        double green = LINEAR[rgb >> 8 & 0xff];
        double blue = LINEAR[rgb & 0xff];
        double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
        double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
        double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
        return new Oklab(
                0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    /** Returns the colour of a hue in degrees. */
    public static Oklab ofHue(double lightness, double chroma, double hue) {
        double angle = StrictMath.toRadians(hue);
        return new Oklab(lightness, chroma * StrictMath.cos(angle), chroma * StrictMath.sin(angle));
    }

    /** Returns the colour as 0xRRGGBB; what a screen cannot show is cut off. */
    public int rgb() {
        return rgb(lightness, a, b);
    }

    /** Returns the colour of coordinates as 0xRRGGBB; what a screen cannot show is cut off. */
    public static int rgb(double lightness, double a, double b) {
        double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
        double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
        double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
        return component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) << 16
                | component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) << 8
                | component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
    }

    /** Returns how different two colours look. */
    public double distance(Oklab other) {
        double dl = lightness - other.lightness;
        double da = a - other.a;
        double db = b - other.b;
        return Math.sqrt(dl * dl + da * da + db * db);
    }

    private static double cube(double x) {
        return x * x * x;
    }

    private static double linear(double c) {
        return c <= 0.04045 ? c / 12.92 : StrictMath.pow((c + 0.055) / 1.055, 2.4);
    }

    /** Looks the component up: a power for each pixel of a screen would take too long. */
    private static int component(double light) {
        if (light <= 0) {
            return 0;
        }
        if (light >= 1) {
            return MOST;
        }
        int component = COMPONENTS[(int) (light * COMPONENTS.length)];
        return light >= THRESHOLDS[component] ? component + 1 : component;
    }
}
