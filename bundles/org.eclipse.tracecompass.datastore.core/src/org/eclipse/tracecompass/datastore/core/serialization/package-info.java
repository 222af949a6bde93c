/**
 * Values in a bounded part of a byte buffer.
 *
 * <p>Numbers and characters have their usual size (2 bytes for a {@code char}) in the byte order of
 * the buffer. A string is a {@code short} with the number of its bytes, and then these, UTF-8.
 */
@NonNullByDefault
package org.eclipse.tracecompass.datastore.core.serialization;

import org.eclipse.jdt.annotation.NonNullByDefault;
