/**
 * Numbers with units as text. The formats are immutable and may be used by any thread, other than
 * those of the Java library.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.format;

import org.eclipse.jdt.annotation.NonNullByDefault;
