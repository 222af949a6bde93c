package org.eclipse.tracecompass.tmf.testkit;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;

/**
 * An example of a simple state system analysis module.
 *
 * @author Geneviève Bastien
 */
public class ExampleStateSystemAnalysisModule extends TmfStateSystemAnalysisModule {

    /** Module ID */
    public static final String ID =
            "org.eclipse.tracecompass.examples.state.system.module"; //$NON-NLS-1$

    @Override
    protected @NonNull ITmfStateProvider createStateProvider() {
        return new ExampleStateProvider(Objects.requireNonNull(getTrace()));
    }
}
