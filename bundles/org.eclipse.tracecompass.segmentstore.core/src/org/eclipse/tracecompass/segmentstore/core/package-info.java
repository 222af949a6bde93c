/**
 * Segments of time, such as system calls: {@link
 * org.eclipse.tracecompass.segmentstore.core.ISegmentStore} is a collection of them that finds
 * those of a range.
 *
 * <p>{@link org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory} makes stores of segment
 * objects, in memory or in a file. {@link
 * org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore} keeps numbers in {@link
 * org.eclipse.tracecompass.segmentstore.core.SegmentColumns} instead, some 32 bytes per segment,
 * and makes segments of them when they are asked for. {@link
 * org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore#of} gives any store indexes, for
 * tables that sort and filter.
 */
@NonNullByDefault
package org.eclipse.tracecompass.segmentstore.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
