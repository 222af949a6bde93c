/** The events of ftrace text: the columns of a line, with fields parsed on demand. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ftrace.core.event;
