/**
 * Traces as tables: events, states, attributes, segments, messages, clocks and traces with one
 * schema, for every way out. {@link org.eclipse.tracecompass.tmf.tables.core.TraceTables} makes the
 * tables of traces; rows are read through {@link
 * org.eclipse.tracecompass.tmf.export.core.TableCursor}, which reads from histories and traces as
 * it goes, so that memory does not grow with the number of rows.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.tables.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
