/** Numbers of any number of bits in a buffer of bytes. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.event.io;
