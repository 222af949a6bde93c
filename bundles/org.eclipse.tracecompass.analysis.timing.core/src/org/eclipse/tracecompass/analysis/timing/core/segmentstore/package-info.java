/**
 * Analyses that find segments, such as system calls or interrupts: {@link
 * org.eclipse.tracecompass.analysis.timing.core.segmentstore.AbstractSegmentStoreAnalysis} is their
 * base, {@link org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider}
 * what tables, statistics and charts ask. Filters and orders work on the columns of a store.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.jdt.annotation.NonNullByDefault;
