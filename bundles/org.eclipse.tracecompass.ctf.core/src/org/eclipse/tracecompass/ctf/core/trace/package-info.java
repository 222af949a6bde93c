/**
 * Opening and reading a trace: {@link org.eclipse.tracecompass.ctf.core.trace.CtfRecording} finds
 * the packets, {@link org.eclipse.tracecompass.ctf.core.trace.CtfReader} merges the streams in the
 * order of time, {@link org.eclipse.tracecompass.ctf.core.trace.CtfEvent} is one event, decoded
 * when asked.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.trace;
