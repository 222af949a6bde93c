/** Rows and columns for people and programs. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.table;
