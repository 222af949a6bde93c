package org.eclipse.tracecompass.tmf.timegraph.core.paint;

/**
 * The parts of a time graph that users can hide.
 *
 * @param links the arrows between rows
 * @param labels the texts in states
 * @param grid the lines at the ticks of the ruler
 * @param markers the marks on the chart and on rows
 * @since 0.2.0
 */
public record Shown(boolean links, boolean labels, boolean grid, boolean markers) {

    /** Everything. */
    public static final Shown ALL = new Shown(true, true, true, true);

    /** The same with or without arrows. */
    public Shown withLinks(boolean show) {
        return new Shown(show, labels, grid, markers);
    }

    /** The same with or without texts in states. */
    public Shown withLabels(boolean show) {
        return new Shown(links, show, grid, markers);
    }

    /** The same with or without lines. */
    public Shown withGrid(boolean show) {
        return new Shown(links, labels, show, markers);
    }

    /** The same with or without marks. */
    public Shown withMarkers(boolean show) {
        return new Shown(links, labels, grid, show);
    }
}
