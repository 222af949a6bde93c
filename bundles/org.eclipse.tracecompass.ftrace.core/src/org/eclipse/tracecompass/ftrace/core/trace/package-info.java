/** The trace type of ftrace text: what {@code trace-cmd report} and the file tracefs print. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ftrace.core.trace;
