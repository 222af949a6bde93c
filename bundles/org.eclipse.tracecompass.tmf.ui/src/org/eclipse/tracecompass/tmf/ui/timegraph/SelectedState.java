package org.eclipse.tracecompass.tmf.ui.timegraph;

import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * What is selected in a time graph: a row and a time. It is the selection of the context menu, so
 * that other plug-ins can add commands for it.
 *
 * @param trace the trace that is shown
 * @param analysisId the analysis behind the view; null for none
 * @param metadata what identifies the row, as its provider says
 * @param start the selected time, or the start of the state of the row that is there, ns
 * @param end the end of it, ns
 * @since 0.2.0
 */
public record SelectedState(
        ITmfTrace trace,
        @Nullable String analysisId,
        Multimap<String, Object> metadata,
        long start,
        long end) {}
