package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModuleHelper;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/** Why an analysis that the user names is not there: what the trace lacks for it. */
final class MissingAnalysis {

    private MissingAnalysis() {}

    /**
     * Returns what the trace lacks.
     *
     * @param trace the trace or experiment
     * @param view the analysis that the user wants, or a view of it
     * @return sentences for the user; empty if no analysis has the name
     */
    static Optional<String> reason(ITmfTrace trace, String view) {
        for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
            for (IAnalysisModuleHelper helper :
                    TmfAnalysisManager.getAnalysisModules(part.getClass()).values()) {
                if (isMeant(helper, view) && part.getAnalysisModule(helper.getId()) == null) {
                    return Optional.of(helper.getHelpText(part));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isMeant(IAnalysisModuleHelper helper, String view) {
        String wanted = FilterColumns.key(view);
        String name = FilterColumns.key(helper.getName());
        return wanted.equals(name)
                || wanted.startsWith(name + '_')
                || helper.getId().toLowerCase(Locale.ROOT).endsWith('.' + wanted);
    }
}
