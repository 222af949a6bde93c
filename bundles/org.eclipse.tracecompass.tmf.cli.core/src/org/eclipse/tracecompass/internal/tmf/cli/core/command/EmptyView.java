package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.surface.PictureException;

/**
 * Says of a view without data what its analyses need. That they could run says little: a tracer
 * also declares the events of which it records none.
 */
final class EmptyView {

    private EmptyView() {}

    /**
     * Creates the error of a view that cannot be drawn or exported, and first reports the problems
     * of the trace, which may be why.
     *
     * @param isWhole whether all of the time was asked for
     */
    static UserError report(
            PictureException cause,
            OpenTrace opened,
            String title,
            boolean isWhole,
            Console console) {
        ProblemReport.warn(opened, console);
        return new UserError(
                cause.isOfNothing() && isWhole
                        ? explanation(opened, title)
                        : cause.getMessage() + ".",
                cause);
    }

    /** Says what the analyses need that have been run for a view. */
    static String explanation(OpenTrace opened, String title) {
        return explanation(
                title,
                new Analyses(opened)
                        .all().stream().filter(analysis -> hasRun(analysis.module())).toList());
    }

    /** Its results may be there before it is noted that it has completed. */
    private static boolean hasRun(IAnalysisModule module) {
        return module instanceof TmfAbstractAnalysisModule run
                && (run.getExecutionState() == ExecutionState.COMPLETED
                        || run.getExecutionState() == ExecutionState.RUNNING);
    }

    /**
     * Says what analyses need.
     *
     * @param title the view
     * @param behind the analyses whose data it would show
     */
    static String explanation(String title, List<Analyses.OfTrace> behind) {
        Set<String> sentences = new LinkedHashSet<>();
        sentences.add("The trace has nothing for '%s'.".formatted(title));
        for (Analyses.OfTrace analysis : behind) {
            sentences.addAll(needs(analysis.module(), analysis.trace()));
        }
        String counts = "'astrolabe info' counts the events that it has";
        // With all events recorded there may be no leak, no preemption or no wait to tell of.
        sentences.add(
                sentences.size() == 1
                        ? counts + '.'
                        : counts + "; if these are among them, nothing of the kind happened.");
        return String.join(" ", sentences);
    }

    private static Set<String> needs(IAnalysisModule module, ITmfTrace trace) {
        Set<String> hints = new LinkedHashSet<>();
        boolean needsAnything = false;
        for (TmfAbstractAnalysisRequirement requirement : module.getAnalysisRequirements()) {
            needsAnything = true;
            hints.addAll(requirement.getInformation());
        }
        if (needsAnything && hints.isEmpty()) {
            hints.add(module.getHelpText(trace));
        }
        return hints;
    }
}
