package org.eclipse.tracecompass.tmf.timegraph.core.model;

/**
 * A mark at an instant or a range, on one row or on all of them.
 *
 * @param entryId the row, or -1 for all
 * @param time the first instant, ns
 * @param duration the length, ns; 0 for an instant
 * @param label a short text, or the empty string
 * @param argb the colour, or 0 for the theme's; ranges are tinted in it as far as it is opaque, and
 *     faintly if it is fully so
 * @param symbol what is drawn at the instant on a row, one of the names of {@code SymbolType};
 *     empty for the usual one
 * @param foreground whether it lies over the states, and not behind them
 */
public record TimeGraphMarker(
        long entryId,
        long time,
        long duration,
        String label,
        int argb,
        String symbol,
        boolean foreground) {}
