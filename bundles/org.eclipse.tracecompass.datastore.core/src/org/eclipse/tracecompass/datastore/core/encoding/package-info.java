/**
 * Integers in as few bytes as they need: {@link
 * org.eclipse.tracecompass.datastore.core.encoding.HTVarInt} describes the format.
 */
@NonNullByDefault
package org.eclipse.tracecompass.datastore.core.encoding;

import org.eclipse.jdt.annotation.NonNullByDefault;
