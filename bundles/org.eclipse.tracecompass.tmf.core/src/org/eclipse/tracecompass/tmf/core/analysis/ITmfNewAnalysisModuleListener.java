package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Is told of each new analysis module. */
public interface ITmfNewAnalysisModuleListener {

    /**
     * Called after a module was created and has its trace.
     *
     * @param module the module
     */
    @NonNullByDefault({})
    void moduleCreated(IAnalysisModule module);
}
