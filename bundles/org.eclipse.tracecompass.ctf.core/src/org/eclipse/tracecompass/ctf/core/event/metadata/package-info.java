/** The names that a part of the metadata declares. */
@org.eclipse.jdt.annotation.NonNullByDefault({})
package org.eclipse.tracecompass.ctf.core.event.metadata;
