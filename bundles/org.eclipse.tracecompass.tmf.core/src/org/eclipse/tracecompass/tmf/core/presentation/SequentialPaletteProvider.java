package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.ArrayList;
import java.util.List;

/** A palette for things with an order: one hue, from a colour towards white. Immutable. */
public class SequentialPaletteProvider implements IPaletteProvider {

    private final List<RGBAColor> palette;

    private SequentialPaletteProvider(List<RGBAColor> palette) {
        this.palette = palette;
    }

    /**
     * Creates a palette.
     *
     * @param startingColor the first colour
     * @param nbColors the number of colours, at least 1
     * @return the palette
     * @throws IllegalArgumentException when there are no colours
     */
    public static IPaletteProvider create(RGBAColor startingColor, int nbColors) {
        if (nbColors < 1) {
            throw new IllegalArgumentException("a palette needs at least one colour");
        }
        float[] hsba = startingColor.getHSBA();
        List<RGBAColor> palette = new ArrayList<>(nbColors);
        palette.add(startingColor);
        for (int i = 1; i < nbColors; i++) {
            float part = (float) i / nbColors;
            palette.add(
                    RGBAColor.fromHSBA(
                            hsba[0],
                            hsba[1] * (1 - part),
                            hsba[2] + (1 - hsba[2]) * part,
                            hsba[3]));
        }
        return new SequentialPaletteProvider(List.copyOf(palette));
    }

    @Override
    public List<RGBAColor> get() {
        return palette;
    }
}
