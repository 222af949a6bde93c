/** Reads statemap data: as it comes, or coalesced into rectangles. */
@NonNullByDefault
package org.eclipse.tracecompass.statemap.core.read;

import org.eclipse.jdt.annotation.NonNullByDefault;
