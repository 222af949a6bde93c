package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Oklab;

/** The styles that states refer to by index. Immutable and thread-safe. */
public final class StatePalette {

    private static final StateStyle UNKNOWN = new StateStyle("?", "?", 0xff9e9e9e, 1);

    /** The palette without styles. */
    public static final StatePalette EMPTY = new StatePalette(List.of());

    private final List<StateStyle> styles;
    private final double[] heights;
    private final int[] levels;
    private final Oklab[] colours;
    private final double[] opacities;

    /**
     * @param styles the styles by index
     */
    public StatePalette(List<StateStyle> styles) {
        this.styles = List.copyOf(styles);
        this.heights =
                this.styles.stream().mapToDouble(StateStyle::height).sorted().distinct().toArray();
        this.levels = new int[this.styles.size()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = java.util.Arrays.binarySearch(heights, this.styles.get(i).height());
        }
        // the last one is for indexes that do not exist
        this.colours = new Oklab[levels.length + 1];
        this.opacities = new double[levels.length + 1];
        for (int i = 0; i <= levels.length; i++) {
            int argb = style(i).argb();
            colours[i] = Oklab.of(argb);
            opacities[i] = (argb >>> 24) / 255.0;
        }
    }

    /** The style of an index; a grey one for an index that does not exist. */
    public StateStyle style(int index) {
        return index >= 0 && index < styles.size() ? styles.get(index) : UNKNOWN;
    }

    /** All styles, by index. */
    public List<StateStyle> styles() {
        return styles;
    }

    /** The different heights of all styles, ascending. Do not modify. */
    public double[] heights() {
        return heights;
    }

    /**
     * The place of a style's height in {@link #heights()}; the last one for an index that does not
     * exist.
     */
    public int level(int index) {
        return index >= 0 && index < levels.length
                ? levels[index]
                : Math.max(0, heights.length - 1);
    }

    /** A style's colour, to be mixed with others; grey for an index that does not exist. */
    public Oklab colour(int index) {
        return colours[known(index)];
    }

    /** The opacity of a style's colour, 0 to 1. */
    public double opacity(int index) {
        return opacities[known(index)];
    }

    private int known(int index) {
        return index >= 0 && index < levels.length ? index : levels.length;
    }

    /** This palette in other colours. */
    public StatePalette mapped(ToIntFunction<StateStyle> colour) {
        List<StateStyle> list = new ArrayList<>(styles.size());
        for (StateStyle style : styles) {
            list.add(style.withColour(colour.applyAsInt(style)));
        }
        return list.equals(styles) ? this : new StatePalette(list);
    }
}
