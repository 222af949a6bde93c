/**
 * SQL over the tables of traces. The engine is an optional plug-in, found through the extension
 * point {@code org.eclipse.tracecompass.tmf.tables.core.sql}.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.tables.core.sql;
