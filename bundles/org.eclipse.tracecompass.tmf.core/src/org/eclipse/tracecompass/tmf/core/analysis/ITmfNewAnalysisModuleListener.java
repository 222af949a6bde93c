package org.eclipse.tracecompass.tmf.core.analysis;

/** Is told of each new analysis module. */
public interface ITmfNewAnalysisModuleListener {

    /**
     * Called after a module was created and has its trace.
     *
     * @param module the module
     */
    void moduleCreated(IAnalysisModule module);
}
