/** How many segments there are, and how long they take. */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
