/**
 * From the intervals of a history to what a screen can show, without losing a nanosecond: long
 * states as they are, short ones blended per pixel, and the highest value of each pixel.
 *
 * <p>Read {@link org.eclipse.tracecompass.tmf.rows.core.HistoryRows} first: it reads rows of a
 * history. {@link org.eclipse.tracecompass.tmf.rows.core.TimeGraphRowReducer} reduces them, {@link
 * org.eclipse.tracecompass.tmf.rows.core.ColumnRow} is the result. {@link
 * org.eclipse.tracecompass.tmf.rows.core.RowLooks} say what states look like, {@link
 * org.eclipse.tracecompass.tmf.rows.core.ValueTables} keep names and colours of values in the
 * history itself. {@link org.eclipse.tracecompass.tmf.rows.core.AnalysisTimeGraphProvider} is the
 * base of data providers that answer with such rows, {@link
 * org.eclipse.tracecompass.tmf.rows.core.PeakSeries} reads lines of charts.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.rows.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
