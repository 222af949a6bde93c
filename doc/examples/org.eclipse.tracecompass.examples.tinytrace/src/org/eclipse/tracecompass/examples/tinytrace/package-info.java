/**
 * A whole plug-in in six short classes: a trace type for lines such as {@code 1200 hall-lamp on},
 * an analysis with its state provider, a data provider, and a view of its rows.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.examples.tinytrace;
