package org.eclipse.tracecompass.tmf.ui.views;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Why a view shows nothing, in words for the user.
 *
 * @param title one short sentence
 * @param detail what is behind it and what to do
 */
public record EmptyReason(String title, String detail) {

    private static final int MOST_NAMES = 5;

    /** That no trace is open. */
    public static EmptyReason noTrace() {
        return new EmptyReason(Messages.Empty_NoTrace, Messages.Empty_NoTraceDetail);
    }

    /** That the data provider failed, and how. */
    public static EmptyReason failed(String message) {
        return new EmptyReason(
                Messages.Empty_Failed, NLS.bind(Messages.Empty_FailedDetail, message));
    }

    /**
     * Why there is no data provider: what the analysis says about the trace. May read the trace.
     */
    public static EmptyReason noProvider(ITmfTrace trace, @Nullable String analysisId) {
        Set<String> reasons = new LinkedHashSet<>();
        Set<String> others = new LinkedHashSet<>();
        if (analysisId != null) {
            for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
                for (IAnalysisModuleHelper helper :
                        TmfAnalysisManager.getAnalysisModules().get(analysisId)) {
                    if (helper.appliesToTraceType(part.getClass())) {
                        reasons.add(helper.getHelpText(part));
                    } else {
                        others.add(NLS.bind(Messages.Empty_OtherKind, helper.getName()));
                    }
                }
            }
        }
        reasons.removeIf(String::isBlank);
        if (reasons.isEmpty()) {
            reasons.addAll(others.isEmpty() ? Set.of(Messages.Empty_NoAnalysis) : others);
            String instead = otherAnalyses(trace);
            if (!instead.isEmpty()) {
                reasons.add(NLS.bind(Messages.Empty_Instead, instead));
            }
        }
        return new EmptyReason(
                NLS.bind(Messages.Empty_NoProvider, trace.getName()), String.join("\n", reasons));
    }

    /** The names of the analyses whose views can show a trace. */
    private static String otherAnalyses(ITmfTrace trace) {
        return TmfTraceManager.getTraceSetWithExperiment(trace).stream()
                .flatMap(
                        part ->
                                StreamSupport.stream(part.getAnalysisModules().spliterator(), false)
                                        .filter(module -> module.canExecute(part))
                                        .filter(EmptyReason::hasView))
                .map(IAnalysisModule::getName)
                .distinct()
                .sorted()
                .limit(MOST_NAMES)
                .collect(Collectors.joining(", "));
    }

    private static boolean hasView(IAnalysisModule module) {
        return module.getOutputs().iterator().hasNext();
    }

    /** That an analysis was cancelled, and how it is started again. */
    static EmptyReason cancelled(String analysis) {
        return new EmptyReason(
                Messages.Empty_Cancelled, NLS.bind(Messages.Empty_CancelledDetail, analysis));
    }
}
