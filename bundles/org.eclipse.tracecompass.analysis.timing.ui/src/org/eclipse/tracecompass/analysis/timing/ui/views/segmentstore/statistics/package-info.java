/** The statistics of segments of plug-ins. */
@NonNullByDefault({})
package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
