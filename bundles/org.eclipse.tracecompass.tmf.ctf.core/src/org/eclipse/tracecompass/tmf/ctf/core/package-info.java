/** Names and values that traces in the Common Trace Format share. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core;
