/**
 * Text that every room writes and sorts: the natural order of names, and the escapes of XML and
 * JSON. Plain Java, no state.
 *
 * @since 0.1.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
