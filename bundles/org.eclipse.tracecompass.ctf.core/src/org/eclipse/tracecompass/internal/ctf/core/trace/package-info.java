/** A type that the documented interface names although it does not have it: a file's packets. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.ctf.core.trace;
