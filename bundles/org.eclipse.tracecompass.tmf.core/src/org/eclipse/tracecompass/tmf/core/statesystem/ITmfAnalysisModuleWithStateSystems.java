package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Collections;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/** An analysis whose results are state systems. */
public interface ITmfAnalysisModuleWithStateSystems extends IAnalysisModule {

    /** Returns the versions of the state providers, by the id of their state system. */
    default Map<String, Integer> getProviderVersions() {
        return Collections.emptyMap();
    }

    /**
     * Returns a state system.
     *
     * @param id its id
     * @return the state system, null when there is none (yet)
     */
    @Nullable
    ITmfStateSystem getStateSystem(String id);

    /** Returns the state systems there are so far. */
    Iterable<ITmfStateSystem> getStateSystems();

    /**
     * Waits until the state systems exist (not until they are built).
     *
     * @return true when they exist, false when they could not be created
     */
    boolean waitForInitialization();
}
