package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/** A colour with opacity, each part from 0 to 255. Immutable. */
public class RGBAColor {

    /** The full circle in radians, the range of hues. */
    public static final double TAU = Math.PI * 2;

    private static final int MAX = 255;
    private static final Pattern HEX = Pattern.compile("#?(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})");

    private final short red;
    private final short green;
    private final short blue;
    private final short alpha;

    /**
     * Creates a colour from hue, saturation, brightness and opacity.
     *
     * @param hue the hue in radians; taken modulo {@link #TAU}
     * @param saturation the saturation, 0 to 1
     * @param brightness the brightness, 0 to 1
     * @param alpha the opacity, 0 to 1
     * @return the colour
     */
    public static final RGBAColor fromHSBA(
            float hue, float saturation, float brightness, float alpha) {
        double sector = (hue / TAU - Math.floor(hue / TAU)) * 6;
        int whole = (int) Math.floor(sector) % 6;
        double part = sector - Math.floor(sector);
        double low = brightness * (1 - saturation);
        double falling = brightness * (1 - saturation * part);
        double rising = brightness * (1 - saturation * (1 - part));
        double[] rgb =
                switch (whole) {
                    case 0 -> new double[] {brightness, rising, low};
                    case 1 -> new double[] {falling, brightness, low};
                    case 2 -> new double[] {low, brightness, rising};
                    case 3 -> new double[] {low, falling, brightness};
                    case 4 -> new double[] {rising, low, brightness};
                    default -> new double[] {brightness, low, falling};
                };
        return new RGBAColor(toByte(rgb[0]), toByte(rgb[1]), toByte(rgb[2]), toByte(alpha));
    }

    private static int toByte(double share) {
        return (int) Math.round(Math.max(0, Math.min(1, share)) * MAX);
    }

    /**
     * Reads a colour.
     *
     * @param rgbaString {@code #rrggbb} or {@code #rrggbbaa}, the hash sign being optional
     * @return the colour, null when it is none
     */
    public static @Nullable RGBAColor fromString(String rgbaString) {
        return fromString(rgbaString, MAX);
    }

    /**
     * Reads a colour.
     *
     * @param rgbString {@code #rrggbb} or {@code #rrggbbaa}, the hash sign being optional
     * @param alpha the opacity if the text has none, 0 to 255
     * @return the colour, null when it is none
     */
    public static @Nullable RGBAColor fromString(String rgbString, int alpha) {
        if (!HEX.matcher(rgbString).matches()) {
            return null;
        }
        String digits = rgbString.startsWith("#") ? rgbString.substring(1) : rgbString;
        long value = Long.parseLong(digits, 16);
        return new RGBAColor(digits.length() == 8 ? (int) value : (int) (value << 8 | alpha & MAX));
    }

    /**
     * Creates a colour.
     *
     * @param red the red part
     * @param green the green part
     * @param blue the blue part
     * @param alpha the opacity
     * @throws IllegalArgumentException when a part is not from 0 to 255
     */
    public RGBAColor(int red, int green, int blue, int alpha) {
        if ((red | green | blue | alpha) < 0
                || red > MAX
                || green > MAX
                || blue > MAX
                || alpha > MAX) {
            throw new IllegalArgumentException(
                    "the parts of a colour go from 0 to 255: "
                            + red
                            + ", "
                            + green
                            + ", "
                            + blue
                            + ", "
                            + alpha);
        }
        this.red = (short) red;
        this.green = (short) green;
        this.blue = (short) blue;
        this.alpha = (short) alpha;
    }

    /**
     * Creates an opaque colour.
     *
     * @param red the red part
     * @param green the green part
     * @param blue the blue part
     */
    public RGBAColor(int red, int green, int blue) {
        this(red, green, blue, MAX);
    }

    /**
     * Creates a colour from the number {@link #toInt} returns.
     *
     * @param color 0xRRGGBBAA
     */
    public RGBAColor(int color) {
        this(color >>> 24, color >>> 16 & MAX, color >>> 8 & MAX, color & MAX);
    }

    /** Returns the red part. */
    public short getRed() {
        return red;
    }

    /** Returns the green part. */
    public short getGreen() {
        return green;
    }

    /** Returns the blue part. */
    public short getBlue() {
        return blue;
    }

    /** Returns the opacity. */
    public short getAlpha() {
        return alpha;
    }

    /**
     * Returns the hue in radians, the saturation, the brightness and the opacity, these from 0 to
     * 1.
     */
    public float[] getHSBA() {
        float max = Math.max(red, Math.max(green, blue));
        float min = Math.min(red, Math.min(green, blue));
        float span = max - min;
        double sector = 0;
        if (span > 0) {
            if (max == red) {
                sector = (green - blue) / span;
            } else if (max == green) {
                sector = 2 + (blue - red) / span;
            } else {
                sector = 4 + (red - green) / span;
            }
        }
        double hue = (sector < 0 ? sector + 6 : sector) / 6 * TAU;
        return new float[] {(float) hue, max == 0 ? 0 : span / max, max / MAX, (float) alpha / MAX};
    }

    /** Returns the colour as 0xRRGGBBAA. */
    public int toInt() {
        return red << 24 | green << 16 | blue << 8 | alpha;
    }

    /** Returns the colour as {@code #RRGGBBAA}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "#%08X", toInt());
    }

    @Override
    public boolean equals(@Nullable Object arg0) {
        return arg0 instanceof RGBAColor other && toInt() == other.toInt();
    }

    @Override
    public int hashCode() {
        return toInt();
    }
}
