package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;

/**
 * The colours of a palette as numbers to be added up: the coordinates of the colour times opacity,
 * then opacity. Immutable and thread-safe.
 */
final class PaletteMix {

    /** The length of a sum: these components, and the time. */
    static final int CHANNELS = 5;

    private static final int COLOUR = 4;

    private final float[] colours;
    private final int styles;

    PaletteMix(StatePalette palette) {
        styles = palette.styles().size();
        // the last one is for indexes that do not exist
        colours = new float[(styles + 1) * COLOUR];
        for (int i = 0; i <= styles; i++) {
            Oklab colour = palette.colour(i);
            double opacity = palette.opacity(i);
            colours[i * COLOUR] = (float) (opacity * colour.lightness());
            colours[i * COLOUR + 1] = (float) (opacity * colour.a());
            colours[i * COLOUR + 2] = (float) (opacity * colour.b());
            colours[i * COLOUR + 3] = (float) opacity;
        }
    }

    private int colour(int style) {
        return (Integer.compareUnsigned(style, styles) < 0 ? style : styles) * COLOUR;
    }

    /** Adds a style to a sum. */
    void add(int style, double weight, float[] sums, int sum) {
        int colour = colour(style);
        float part = (float) weight;
        sums[sum] += part * colours[colour];
        sums[sum + 1] += part * colours[colour + 1];
        sums[sum + 2] += part * colours[colour + 2];
        sums[sum + 3] += part * colours[colour + 3];
        sums[sum + 4] += part;
    }

    /**
     * Adds all shares of a blend to a sum; what its shares do not fill is empty.
     *
     * @param states the row of the blend
     * @param blend its index
     * @param weight the weight of its whole span
     */
    void add(RowStates states, int blend, double weight, float[] sums, int sum) {
        long span = states.end(blend) - states.start(blend);
        int shares = states.shares(blend);
        float lightness = 0;
        float a = 0;
        float b = 0;
        float opacity = 0;
        double total = 0;
        for (int i = 0; i < shares; i++) {
            int colour = colour(states.shareStyle(blend, i));
            float time = states.shareTime(blend, i);
            lightness += time * colours[colour];
            a += time * colours[colour + 1];
            b += time * colours[colour + 2];
            opacity += time * colours[colour + 3];
            total += time;
        }
        double whole = Math.max(total, span);
        if (whole > 0 && weight > 0) {
            float part = (float) (weight / whole);
            sums[sum] += part * lightness;
            sums[sum + 1] += part * a;
            sums[sum + 2] += part * b;
            sums[sum + 3] += part * opacity;
            sums[sum + 4] += (float) (part * total);
        }
    }
}
