package org.eclipse.tracecompass.examples.tinytrace.calls;

import java.util.Objects;
import org.eclipse.tracecompass.analysis.profiling.core.instrumented.InstrumentedCallStackAnalysis;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;

/** Which functions each thread was in. */
public class CallAnalysis extends InstrumentedCallStackAnalysis {

    /** The id under which {@code plugin.xml} declares this analysis. */
    public static final String ID = "org.eclipse.tracecompass.examples.tinytrace.calls";

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new CallStateProvider(Objects.requireNonNull(getTrace()));
    }
}
