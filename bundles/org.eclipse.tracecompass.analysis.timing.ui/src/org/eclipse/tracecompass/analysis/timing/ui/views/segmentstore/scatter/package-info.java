/** The durations of segments over time, as charts of points. */
@NonNullByDefault({})
package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter;

import org.eclipse.jdt.annotation.NonNullByDefault;
