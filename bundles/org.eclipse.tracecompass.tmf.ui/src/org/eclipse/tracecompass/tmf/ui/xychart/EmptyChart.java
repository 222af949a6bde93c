package org.eclipse.tracecompass.tmf.ui.xychart;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;

/** Says why a complete answer has no value to draw. */
final class EmptyChart {

    private EmptyChart() {}

    /** Why there is no value; null if there is one. */
    static @Nullable EmptyReason of(ChartData data) {
        if (data.hasValues()) {
            return null;
        }
        if (data.tree().entries().stream().noneMatch(ChartEntry::hasSeries)) {
            return new EmptyReason(Messages.Empty_NoRows, Messages.Empty_NoRowsDetail);
        }
        return data.series().isEmpty()
                ? new EmptyReason(Messages.Empty_NoneChosen, Messages.Empty_NoneChosenDetail)
                : new EmptyReason(Messages.Empty_Window, Messages.Empty_WindowDetail);
    }

    /**
     * Why there is no value of a trace. Some charts list the series of the window alone: then a
     * trace has none only if the window is all of it. If so, the analysis says what it needs.
     *
     * @param analysisId the analysis behind the chart; null for none
     * @return null if there is a value
     */
    static @Nullable EmptyReason of(ChartData data, ITmfTrace trace, @Nullable String analysisId) {
        EmptyReason reason = of(data);
        if (reason == null || data.tree().entries().stream().anyMatch(ChartEntry::hasSeries)) {
            return reason;
        }
        if (data.start() > trace.getStartTime().toNanos()
                || data.end() < trace.getEndTime().toNanos()) {
            return new EmptyReason(Messages.Empty_NoRowsHere, Messages.Empty_NoRowsHereDetail);
        }
        Set<String> lines = new LinkedHashSet<>(Set.of(reason.detail()));
        lines.addAll(needs(trace, analysisId));
        return new EmptyReason(reason.title(), String.join("\n", lines));
    }

    /** What an analysis needs, if it needs anything: tracers declare events they never record. */
    private static Set<String> needs(ITmfTrace trace, @Nullable String analysisId) {
        Set<String> needs = new LinkedHashSet<>();
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            IAnalysisModule module = analysisId == null ? null : part.getAnalysisModule(analysisId);
            if (module != null && module.getAnalysisRequirements().iterator().hasNext()) {
                needs.add(module.getHelpText(part));
            }
        }
        return needs;
    }
}
