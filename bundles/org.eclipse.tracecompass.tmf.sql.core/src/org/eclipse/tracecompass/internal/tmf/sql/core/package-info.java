/**
 * DuckDB over the tables of traces: {@code DuckDbSession} registers a table function for each
 * table, {@code QueryRewriter} passes it what the conditions of a query exclude, and {@code
 * TableFunction} reads the rest.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.sql.core;
