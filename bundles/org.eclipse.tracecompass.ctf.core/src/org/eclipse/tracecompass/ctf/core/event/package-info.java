/**
 * Events and their classes under their documented names. The engine's own {@link
 * org.eclipse.tracecompass.ctf.core.trace.CtfEvent} and {@link
 * org.eclipse.tracecompass.ctf.core.layout.EventLayout} implement these interfaces, so nothing is
 * wrapped or copied; their fields are read through the engine's types.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.event;
