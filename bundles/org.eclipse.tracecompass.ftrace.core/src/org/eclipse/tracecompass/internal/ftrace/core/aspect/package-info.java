/** The columns of ftrace text. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.ftrace.core.aspect;
