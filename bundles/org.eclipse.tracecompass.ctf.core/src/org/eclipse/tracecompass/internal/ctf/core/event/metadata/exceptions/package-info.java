/** Mistakes in the metadata. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions;
