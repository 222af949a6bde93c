/** An analysis of segments, with a table and statistics of them. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.examples.tinytrace.segments;
