package org.eclipse.tracecompass.tmf.core.analysis;

/** Contributes analyses in code, besides those of the extension point. */
public interface IAnalysisModuleSource {

    /** Returns the analyses; called again after {@link TmfAnalysisManager#refreshModules()}. */
    Iterable<IAnalysisModuleHelper> getAnalysisModules();
}
