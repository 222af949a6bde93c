package org.eclipse.tracecompass.tmf.drawing.core.surface;

import java.util.ArrayList;
import java.util.List;

/**
 * Rasterised states: bands of device pixels, each with one colour per column. A band is some lines
 * of a row that all look the same, so that the states of a row cost a few arrays, not a colour per
 * pixel. A surface of pixels copies the bands into one buffer with {@link #toPixels()} and draws it
 * once; SVG writes runs of equal colour.
 */
public final class StateRaster {

    /**
     * Lines of equal look.
     *
     * @param top the first line, device pixels
     * @param bottom the line after the last
     * @param argb one colour per column, not premultiplied; 0 where there is nothing. Shared; do
     *     not modify
     */
    public record Band(int top, int bottom, int[] argb) {}

    private final int width;
    private final int height;
    private final double scale;
    private final List<Band> bands = new ArrayList<>();

    /**
     * @param width columns, device pixels
     * @param height lines, device pixels
     * @param scale device pixels per logical pixel
     */
    public StateRaster(int width, int height, double scale) {
        this.width = Math.max(1, width);
        this.height = Math.max(1, height);
        this.scale = scale;
    }

    /** The number of columns, in device pixels. */
    public int width() {
        return width;
    }

    /** The number of lines, in device pixels. */
    public int height() {
        return height;
    }

    /** Device pixels per logical pixel. */
    public double scale() {
        return scale;
    }

    /** The bands, in the order in which they were added. */
    public List<Band> bands() {
        return bands;
    }

    /** Adds a band; lines outside the raster are cut off. */
    public void add(int top, int bottom, int[] argb) {
        int from = Math.max(0, top);
        int to = Math.min(height, bottom);
        if (from < to) {
            bands.add(new Band(from, to, argb));
        }
    }

    /** All pixels, line by line, 0xAARRGGBB not premultiplied. A new array of width × height. */
    public int[] toPixels() {
        return toPixels(0, height);
    }

    /** The pixels of some lines: from one, up to but not including another. A new array. */
    public int[] toPixels(int from, int to) {
        int[] pixels = new int[Math.multiplyExact(width, to - from)];
        for (Band band : bands) {
            for (int y = Math.max(from, band.top); y < Math.min(to, band.bottom); y++) {
                System.arraycopy(band.argb, 0, pixels, (y - from) * width, width);
            }
        }
        return pixels;
    }
}
