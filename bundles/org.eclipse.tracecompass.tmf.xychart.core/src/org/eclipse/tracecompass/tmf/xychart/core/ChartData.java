package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.List;

/**
 * A provider's answer for a window.
 *
 * @param tree the rows
 * @param series the series of the rows that are shown
 * @param label what the values are, for the axis
 * @param quantity how values are written
 * @param start the start of the window, ns
 * @param end its end
 * @param running whether a later answer may say more because the analysis is running
 */
public record ChartData(
        ChartTree tree,
        List<ChartSeries> series,
        String label,
        Quantity quantity,
        long start,
        long end,
        boolean running) {

    /** Nothing, before the first answer. */
    public static final ChartData EMPTY =
            new ChartData(ChartTree.EMPTY, List.of(), "", Quantity.NUMBER, 0, 0, true);

    /** Whether there is a value to draw. */
    public boolean hasValues() {
        return series.stream().anyMatch(s -> s.extremes() != null);
    }
}
