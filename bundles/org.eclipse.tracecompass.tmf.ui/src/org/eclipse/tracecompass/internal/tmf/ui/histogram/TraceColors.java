package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import org.eclipse.swt.graphics.Color;

/** The colours of traces in a histogram that tells them apart. */
public final class TraceColors {

    /** Told apart by colour-blind people too, and visible on light and dark backgrounds. */
    private static final int[] RGB = {
        0x5B8DB8, 0xE08E2B, 0x4FA66B, 0xC9648F, 0x8A7BC8, 0xB5A22C, 0x47A8B0, 0x9C7358
    };

    private TraceColors() {}

    /** The number of different colours. */
    public static int count() {
        return RGB.length;
    }

    /** The colour of a trace by its index; colours repeat after {@link #count()} traces. */
    public static Color of(int trace) {
        int rgb = RGB[Math.floorMod(trace, RGB.length)];
        return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }
}
