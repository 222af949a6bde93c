/**
 * The type model of a trace, the same for CTF 1.8 and CTF 2: trace class, data stream classes,
 * event classes, clock classes and field classes. Everything here is an immutable description of
 * bytes; nothing here reads them.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.type;
