package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ViewAnalyses;

/** What views of threads say about a trace that tells of none, such as one of interrupts alone. */
final class NoThreads {

    private NoThreads() {}

    /** That there are none, and what tells of them. */
    static EmptyReason reason() {
        return new EmptyReason(Messages.Threads_None, Messages.Threads_NoneDetail);
    }

    /** The same if it is known of a trace or an experiment; null if there are threads or may be. */
    static @Nullable EmptyReason of(ITmfTrace trace) {
        List<IAnalysisModule> kernels = ViewAnalyses.of(trace, KernelAnalysisModule.ID).modules();
        return !kernels.isEmpty() && kernels.stream().allMatch(NoThreads::knowsNone)
                ? reason()
                : null;
    }

    private static boolean knowsNone(IAnalysisModule module) {
        if (!(module instanceof KernelAnalysisModule kernel)
                || kernel.getExecutionState() != ExecutionState.COMPLETED) {
            return false;
        }
        ITmfStateSystem history = kernel.getStateSystem();
        return history != null && history.getQuarks(Attributes.THREADS, "*").isEmpty();
    }
}
