/**
 * The events of ftrace text: what a line says, its fields taken apart when somebody asks for them.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ftrace.core.event;
