package org.eclipse.tracecompass.tmf.ui.xychart;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The time that is selected in a chart. It is the selection of the context menu, so that other
 * plug-ins can add commands for it.
 *
 * @param trace the trace that is shown
 * @param analysisId the analysis behind the chart; null for none
 * @param start the first selected instant, ns
 * @param end the last one, ns
 * @since 0.2.0
 */
public record SelectedTimes(ITmfTrace trace, @Nullable String analysisId, long start, long end) {}
