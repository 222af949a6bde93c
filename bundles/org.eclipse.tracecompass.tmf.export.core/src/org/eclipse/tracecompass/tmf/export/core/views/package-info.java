/** Time graphs and charts as rows: {@code StateRows} and {@code SeriesRows}. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.export.core.views;
