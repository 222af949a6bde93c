/**
 * Events and their classes under their documented names. The reader's own {@link
 * org.eclipse.tracecompass.ctf.core.trace.CtfEvent} is an {@link
 * org.eclipse.tracecompass.ctf.core.event.IEventDefinition}, so events are not wrapped or copied;
 * {@link org.eclipse.tracecompass.ctf.core.trace.CtfEventDeclaration} is the class of an event.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.event;
