/** A call-stack analysis, with a flame chart of it. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.examples.tinytrace.calls;
