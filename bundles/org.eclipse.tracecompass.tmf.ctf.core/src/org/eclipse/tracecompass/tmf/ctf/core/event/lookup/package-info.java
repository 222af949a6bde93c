/** Places in source code that the metadata of a CTF trace names. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ctf.core.event.lookup;
