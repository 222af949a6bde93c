/** What the columns of a CTF trace show. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;
