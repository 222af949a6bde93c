package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;

/**
 * The states of a row in one pixel: each kind of state with its time there.
 *
 * @param shares the longest first; empty if there was no state
 * @param length how long the pixel is, ns; the shares may be less together
 */
public record PixelShares(List<Share> shares, long length) {

    /**
     * The time of one kind of state.
     *
     * @param style the palette index
     * @param label the label, or null
     * @param duration ns, more than 0
     */
    public record Share(int style, @Nullable String label, long duration) {}

    private record Kind(int style, @Nullable String label) {}

    /**
     * Adds up the states of a row.
     *
     * @param from the first instant of the pixel
     * @param to the first instant behind it
     */
    public static PixelShares of(RowStates row, long from, long to) {
        Map<Kind, Long> times = new LinkedHashMap<>();
        for (int i = row.firstEndingAfter(from); i < row.size() && row.start(i) < to; i++) {
            long span = row.end(i) - row.start(i);
            long inside = Math.min(to, row.end(i)) - Math.max(from, row.start(i));
            if (row.shares(i) == 0) {
                times.merge(new Kind(row.style(i), row.label(i)), inside, Long::sum);
                continue;
            }
            for (int s = 0; s < row.shares(i); s++) {
                long duration = row.shareTime(i, s);
                long part =
                        inside == span
                                ? duration
                                : Math.round((double) duration * inside / Math.max(1, span));
                times.merge(new Kind(row.shareStyle(i, s), row.shareLabel(i, s)), part, Long::sum);
            }
        }
        return new PixelShares(
                times.entrySet().stream()
                        .filter(e -> e.getValue() > 0)
                        .map(e -> new Share(e.getKey().style, e.getKey().label, e.getValue()))
                        .sorted(Comparator.comparingLong(Share::duration).reversed())
                        .toList(),
                to - from);
    }

    /** The mixture of the shares' colours, 0xAARRGGBB; 0 if there are none. */
    public int colour(StatePalette palette) {
        double lightness = 0;
        double a = 0;
        double b = 0;
        double opacity = 0;
        long time = 0;
        for (Share share : shares) {
            Oklab colour = palette.colour(share.style);
            double weight = share.duration * palette.opacity(share.style);
            lightness += weight * colour.lightness();
            a += weight * colour.a();
            b += weight * colour.b();
            opacity += weight;
            time += share.duration;
        }
        return opacity == 0
                ? 0
                : (int) Math.round(opacity / time * 255) << 24
                        | Oklab.rgb(lightness / opacity, a / opacity, b / opacity);
    }

    /** Whether several kinds of states share the pixel, so that its colour is a mixture. */
    public boolean isBlended() {
        return shares.size() > 1;
    }
}
