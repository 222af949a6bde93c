package org.eclipse.tracecompass.tmf.timegraph.core.paint;

/**
 * The parts of a time graph that users can hide.
 *
 * @param links the arrows between rows
 * @param labels the texts in states
 * @param grid the lines at the ticks of the ruler
 * @param markers the marks on the chart and on rows
 * @param rowLines the lines through the middle of rows
 * @param gridColour the colour of lines, 0xAARRGGBB; 0 for that of the theme
 * @since 0.2.0
 */
public record Shown(
        boolean links,
        boolean labels,
        boolean grid,
        boolean markers,
        boolean rowLines,
        int gridColour) {

    /** Everything but the lines through rows. */
    public static final Shown ALL = new Shown(true, true, true, true, false, 0);

    /** The same with or without arrows. */
    public Shown withLinks(boolean show) {
        return new Shown(show, labels, grid, markers, rowLines, gridColour);
    }

    /** The same with or without texts in states. */
    public Shown withLabels(boolean show) {
        return new Shown(links, show, grid, markers, rowLines, gridColour);
    }

    /** The same with or without lines. */
    public Shown withGrid(boolean show) {
        return new Shown(links, labels, show, markers, rowLines, gridColour);
    }

    /** The same with or without marks. */
    public Shown withMarkers(boolean show) {
        return new Shown(links, labels, grid, show, rowLines, gridColour);
    }

    /** The same with or without lines through rows. */
    public Shown withRowLines(boolean show) {
        return new Shown(links, labels, grid, markers, show, gridColour);
    }

    /** The same with lines of a colour, 0xAARRGGBB; 0 for that of the theme. */
    public Shown withGridColour(int argb) {
        return new Shown(links, labels, grid, markers, rowLines, argb);
    }
}
