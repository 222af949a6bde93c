/**
 * Opening and reading a trace: {@link org.eclipse.tracecompass.ctf.core.trace.CtfRecording} finds
 * the packets, {@link org.eclipse.tracecompass.ctf.core.trace.CtfReader} merges the streams in the
 * order of time, {@link org.eclipse.tracecompass.ctf.core.trace.CtfEvent} is one event, decoded
 * when asked.
 *
 * <p>The documented classes, whose names begin with {@code CTF} or {@code ICTF}, sit on these.
 * {@link org.eclipse.tracecompass.ctf.core.trace.CTFTrace} and {@link
 * org.eclipse.tracecompass.ctf.core.trace.CTFTraceReader} are where plug-ins begin.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.trace;
