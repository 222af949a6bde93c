package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.util.Collections;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;

/**
 * A state system built elsewhere, as an analysis that is complete when the state system is built.
 */
final class RegisteredStateSystemModule extends TmfAbstractAnalysisModule
        implements ITmfAnalysisModuleWithStateSystems {

    private static final long POLL_MS = 200;

    private final ITmfStateSystem stateSystem;

    RegisteredStateSystemModule(String id, ITmfStateSystem stateSystem) {
        setId(id);
        setName(id);
        this.stateSystem = stateSystem;
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor)
            throws TmfAnalysisException {
        while (!stateSystem.waitUntilBuilt(POLL_MS)) {
            if (stateSystem.isCancelled()) {
                throw new TmfAnalysisException(
                        "The state system " + getId() + " was disposed before it was complete.");
            }
            if (monitor != null && monitor.isCanceled()) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected void canceling() {
        // the builder of the state system continues with it
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem(String id) {
        return id.equals(getId()) || id.equals(stateSystem.getSSID()) ? stateSystem : null;
    }

    @Override
    public Iterable<ITmfStateSystem> getStateSystems() {
        return Collections.singleton(stateSystem);
    }

    @Override
    public boolean waitForInitialization() {
        return true;
    }

    @Override
    public void dispose() {
        super.dispose();
        stateSystem.dispose();
    }
}
