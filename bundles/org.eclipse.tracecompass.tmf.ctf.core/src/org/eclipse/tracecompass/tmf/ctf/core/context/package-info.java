/** Places in CTF traces, and readers at such places. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core.context;
