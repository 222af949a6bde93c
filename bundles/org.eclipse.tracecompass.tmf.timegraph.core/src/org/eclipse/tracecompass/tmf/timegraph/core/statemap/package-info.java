/** Time graphs as statemap data, and as the interactive SVG that is drawn from it. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.timegraph.core.statemap;
