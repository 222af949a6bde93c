/**
 * Statistics and scatter charts of segments as data providers. A plug-in with an analysis of
 * segments registers subclasses of {@link
 * org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentDataProviderFactory}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import org.eclipse.jdt.annotation.NonNullByDefault;
