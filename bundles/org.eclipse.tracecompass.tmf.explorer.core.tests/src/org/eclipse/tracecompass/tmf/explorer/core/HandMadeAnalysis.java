package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;

/** An analysis whose state systems a test fills by hand. */
final class HandMadeAnalysis extends TmfAbstractAnalysisModule
        implements ITmfAnalysisModuleWithStateSystems {

    private final Map<String, ITmfStateSystem> systems = new LinkedHashMap<>();

    HandMadeAnalysis(String id) {
        setId(id);
        setName(id);
    }

    /** Adds an empty state system that begins at an instant. */
    ITmfStateSystemBuilder history(String ssid, long start) {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend(ssid, start));
        systems.put(ssid, ss);
        return ss;
    }

    @Override
    public boolean canExecute(org.eclipse.tracecompass.tmf.core.trace.ITmfTrace trace) {
        return true;
    }

    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        return true;
    }

    @Override
    protected void canceling() {
        // ends at once
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem(String id) {
        return systems.get(id);
    }

    @Override
    public Iterable<ITmfStateSystem> getStateSystems() {
        return systems.values();
    }

    @Override
    public boolean waitForInitialization() {
        return true;
    }
}
