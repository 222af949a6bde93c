/**
 * CTF traces as the framework sees them; {@link
 * org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace} is the base of all trace types that are
 * CTF.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core.trace;
