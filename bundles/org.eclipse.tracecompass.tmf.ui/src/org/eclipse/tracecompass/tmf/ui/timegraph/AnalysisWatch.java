package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/**
 * What becomes of the analyses behind a view while it shows them: one fails or is cancelled, is
 * started again, or has its history built anew. Analyses tell nobody, so this looks from time to
 * time. Thread-safe; a look is cheap.
 */
final class AnalysisWatch {

    /** What has happened since the look before. */
    enum Change {
        /** Nothing that a view need know. */
        NONE,
        /** An analysis failed or was cancelled. */
        STOPPED,
        /** An analysis runs again, or has run again: its data is to be asked for anew. */
        RENEWED
    }

    private record Seen(boolean stopped, @Nullable Object history) {}

    private final Map<IAnalysisModule, Seen> seen = new IdentityHashMap<>();

    /** Looks at the analyses. What is not as it was at the look before is told once. */
    synchronized Change look(List<IAnalysisModule> modules) {
        Change change = Change.NONE;
        for (IAnalysisModule module : modules) {
            Change one = look(module);
            change = one.compareTo(change) > 0 ? one : change;
        }
        return change;
    }

    private Change look(IAnalysisModule module) {
        Seen before = seen.getOrDefault(module, new Seen(false, null));
        ExecutionState state =
                module instanceof TmfAbstractAnalysisModule known
                        ? known.getExecutionState()
                        : ExecutionState.NOT_STARTED;
        Object history =
                module instanceof TmfStateSystemAnalysisModule known
                        ? known.getStateSystem()
                        : null;
        boolean stopped =
                switch (state) {
                    case CANCELLED, FAILED -> true;
                    case NOT_STARTED -> before.stopped();
                    case RUNNING, COMPLETED -> false;
                };
        seen.put(module, new Seen(stopped, history == null ? before.history() : history));
        if (stopped) {
            return before.stopped() ? Change.NONE : Change.STOPPED;
        }
        boolean another =
                history != null && before.history() != null && history != before.history();
        return before.stopped() || another ? Change.RENEWED : Change.NONE;
    }
}
