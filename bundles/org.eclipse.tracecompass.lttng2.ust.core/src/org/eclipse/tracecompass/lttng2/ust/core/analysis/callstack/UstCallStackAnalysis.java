package org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack;

import java.util.List;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackOddities;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CheckedCallStackAnalysis;
import org.eclipse.tracecompass.internal.lttng2.ust.core.callstack.FunctionEventsRequirement;
import org.eclipse.tracecompass.internal.lttng2.ust.core.callstack.UstCallStackStateProvider;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The call stacks of programs that were compiled with {@code -finstrument-functions} and run with
 * one of LTTng's {@code liblttng-ust-cyg-profile} libraries, or that have events of their own of
 * the names {@code func_entry} and {@code func_exit}.
 */
public class UstCallStackAnalysis extends CheckedCallStackAnalysis {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.linuxtools.lttng2.ust.analysis.callstack";

    @Override
    protected ITmfStateProvider createStateProvider(CallStackOddities oddities) {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the call stack analysis has no trace");
        }
        return new UstCallStackStateProvider(trace, oddities);
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(new FunctionEventsRequirement());
    }

    @Override
    protected String getFullHelpText() {
        return "Computes the call stack of each thread of a program, for the Flame Chart, the Flame"
                + " Graph and the function statistics.";
    }
}
