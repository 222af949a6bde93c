package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The colours of series: what the provider wants, else the next of a palette, kept for as long as
 * the object lives so that a series never changes its colour. For one thread.
 */
public final class ChartColours {

    /**
     * Colours that can be told apart on white and on dark grey, also by most of the colour-blind.
     */
    private static final int[] PALETTE = {
        0xff3b7dd8,
        0xffe8833a,
        0xff2fa36b,
        0xffd6455d,
        0xff8f6ad1,
        0xff1fa8b8,
        0xffc99a1a,
        0xffd66bb0,
        0xff7a8b99,
        0xff8aab2e,
        0xffa9714b,
        0xff5c6bc0
    };

    private final Map<Long, Integer> given = new HashMap<>();

    /** The colour of a row's series, 0xAARRGGBB. */
    public int of(ChartTree tree, long id) {
        ChartEntry entry = tree.entry(id);
        Integer wanted = entry == null ? null : entry.argb();
        if (wanted != null) {
            return wanted;
        }
        Integer known = given.get(id);
        if (known == null) {
            known = PALETTE[free()];
            given.put(id, known);
        }
        return known;
    }

    /** The first palette colour that is used least. */
    private int free() {
        Map<Integer, Long> uses = new HashMap<>();
        for (Integer colour : given.values()) {
            uses.merge(colour, 1L, Long::sum);
        }
        int best = 0;
        for (int i = 1; i < PALETTE.length; i++) {
            if (uses.getOrDefault(PALETTE[i], 0L) < uses.getOrDefault(PALETTE[best], 0L)) {
                best = i;
            }
        }
        return best;
    }

    /** Releases colours that rows no longer need, so that others can use them. */
    public void keepOnly(Set<Long> rows) {
        given.keySet().retainAll(rows);
    }
}
