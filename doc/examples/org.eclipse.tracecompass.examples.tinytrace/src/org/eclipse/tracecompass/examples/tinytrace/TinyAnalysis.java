package org.eclipse.tracecompass.examples.tinytrace;

import java.util.Objects;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/** The states of all devices, kept in a history file. */
public class TinyAnalysis extends TmfStateSystemAnalysisModule {

    /** The id under which {@code plugin.xml} declares this analysis. */
    public static final String ID = "org.eclipse.tracecompass.examples.tinytrace.devices";

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new TinyStateProvider(Objects.requireNonNull(getTrace()));
    }
}
