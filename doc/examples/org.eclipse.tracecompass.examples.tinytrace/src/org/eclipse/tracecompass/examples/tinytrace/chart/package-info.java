/** A chart from the history of an analysis: a data provider and a view. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.examples.tinytrace.chart;
