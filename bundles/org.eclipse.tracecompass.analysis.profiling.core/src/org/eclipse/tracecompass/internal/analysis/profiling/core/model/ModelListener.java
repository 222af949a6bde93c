package org.eclipse.tracecompass.internal.analysis.profiling.core.model;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.ITmfNewAnalysisModuleListener;

/** Tells the models of hosts of new analyses. Created for the extension point. */
public final class ModelListener implements ITmfNewAnalysisModuleListener {

    @NonNullByDefault({})
    @Override
    public void moduleCreated(IAnalysisModule module) {
        ModelManager.add(module);
    }
}
