/** Segments with more than times: {@link INamedSegment}, and what is known of any segment. */
@NonNullByDefault
package org.eclipse.tracecompass.segmentstore.core.segment.interfaces;

import org.eclipse.jdt.annotation.NonNullByDefault;
