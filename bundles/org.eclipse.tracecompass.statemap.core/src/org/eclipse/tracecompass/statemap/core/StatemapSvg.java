package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import org.eclipse.tracecompass.internal.statemap.core.svg.StackPicture;

/**
 * Draws maps as an SVG that needs nothing but itself: rows with names, an axis of time, a legend,
 * and for each rectangle a title with its states. The same maps give the same bytes.
 */
public final class StatemapSvg {

    /** The height of a row where none is given, in pixels. */
    public static final int DEFAULT_HEIGHT = 10;

    private StatemapSvg() {}

    /**
     * Draws maps one below the other.
     *
     * @param height the height of a row in pixels, at least 1
     * @param out receives the SVG, which is to be encoded as UTF-8
     */
    public static void write(StatemapStack stack, int height, Appendable out) throws IOException {
        if (height < 1) {
            throw new IllegalArgumentException("state height must be at least 1");
        }
        new StackPicture(stack, height, out).write();
    }
}
