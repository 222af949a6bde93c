package org.eclipse.tracecompass.internal.statemap.core.svg;

/**
 * A colour in the Oklab space, in which the distance of two colours is how different they look, and
 * the middle of two looks like the middle.
 *
 * @param lightness 0 to 1
 * @param a from green to red
 * @param b from blue to yellow
 */
record Oklab(double lightness, double a, double b) {

    static Oklab of(int rgb) {
        double red = linear(rgb >> 16 & 0xff);
        double green = linear(rgb >> 8 & 0xff);
        double blue = linear(rgb & 0xff);
        double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
        double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
        double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
        return new Oklab(
                0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
    }

    /** Returns the colour of a hue in degrees. */
    static Oklab ofHue(double lightness, double chroma, double hue) {
        double angle = StrictMath.toRadians(hue);
        return new Oklab(lightness, chroma * StrictMath.cos(angle), chroma * StrictMath.sin(angle));
    }

    /** Returns the colour as 0xRRGGBB; what a screen cannot show is cut off. */
    int rgb() {
        double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
        double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
        double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
        return component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) << 16
                | component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) << 8
                | component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s);
    }

    double distance(Oklab other) {
        double dl = lightness - other.lightness;
        double da = a - other.a;
        double db = b - other.b;
        return Math.sqrt(dl * dl + da * da + db * db);
    }

    private static double cube(double x) {
        return x * x * x;
    }

    private static double linear(int component) {
        double c = component / 255.0;
        return c <= 0.04045 ? c / 12.92 : StrictMath.pow((c + 0.055) / 1.055, 2.4);
    }

    private static int component(double linear) {
        double c =
                linear <= 0.0031308
                        ? linear * 12.92
                        : 1.055 * StrictMath.pow(linear, 1 / 2.4) - 0.055;
        return (int) Math.round(Math.clamp(c, 0.0, 1.0) * 255);
    }
}
