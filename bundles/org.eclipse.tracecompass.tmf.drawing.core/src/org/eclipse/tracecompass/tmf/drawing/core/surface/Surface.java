package org.eclipse.tracecompass.tmf.drawing.core.surface;

/**
 * The target of painters. Coordinates are logical pixels from the top left; a logical pixel is
 * {@link #scale()} device pixels. Colours are 0xAARRGGBB, not premultiplied. Used by one thread.
 */
public interface Surface {

    /** Device pixels per logical pixel, at least 1 (2 on a 200 % screen). */
    double scale();

    /** Fills a rectangle. */
    void fillRect(double x, double y, double width, double height, int argb);

    /** Fills a rectangle with round corners. */
    void fillRoundRect(double x, double y, double width, double height, double radius, int argb);

    /** Draws a line. */
    void line(double x1, double y1, double x2, double y2, double width, int argb);

    /** Fills a polygon given as x0, y0, x1, y1, … */
    void fillPolygon(double[] points, int argb);

    /** Draws one line of text; {@code baseline} is the y of its base line. */
    void text(String text, double x, double baseline, FontRole font, int argb);

    /** The width of a text. */
    double textWidth(String text, FontRole font);

    /** The height of capital letters, which centres a text vertically. */
    double capHeight(FontRole font);

    /** Draws rasterised states with the top left corner at some place. */
    void states(StateRaster raster, double x, double y);

    /** Limits everything that follows to a rectangle, until {@link #popClip()}. Clips nest. */
    void pushClip(double x, double y, double width, double height);

    /** Takes the last clip away. */
    void popClip();

    /** A coordinate moved to the nearest device pixel, so that edges are crisp. */
    default double snap(double value) {
        return Math.round(value * scale()) / scale();
    }

    /** A one-device-pixel vertical line, crisp. */
    default void hairlineV(double x, double y1, double y2, int argb) {
        fillRect(Math.floor(x * scale()) / scale(), y1, 1 / scale(), y2 - y1, argb);
    }

    /** A one-device-pixel horizontal line, crisp. */
    default void hairlineH(double x1, double x2, double y, int argb) {
        fillRect(x1, Math.floor(y * scale()) / scale(), x2 - x1, 1 / scale(), argb);
    }

    /** Draws a text with its vertical centre at {@code middle}. */
    default void textMiddle(String text, double x, double middle, FontRole font, int argb) {
        text(text, x, snap(middle + capHeight(font) / 2), font, argb);
    }

    /**
     * A text cut to a width, with an ellipsis where something is missing; empty if not even that
     * fits. Never cut within a character.
     */
    default String fit(String text, double width, FontRole font) {
        if (textWidth(text, font) <= width) {
            return text;
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int mid = (low + high + 1) >>> 1;
            if (textWidth(text.substring(0, mid) + "…", font) <= width) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        if (low > 0 && Character.isSurrogatePair(text.charAt(low - 1), text.charAt(low))) {
            low--;
        }
        return low > 0 ? text.substring(0, low).stripTrailing() + "…" : "";
    }
}
