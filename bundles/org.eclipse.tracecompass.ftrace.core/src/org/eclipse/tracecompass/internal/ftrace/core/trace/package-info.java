/** Reading ftrace text as a trace: contexts, locations, and the list of what could not be read. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.ftrace.core.trace;
