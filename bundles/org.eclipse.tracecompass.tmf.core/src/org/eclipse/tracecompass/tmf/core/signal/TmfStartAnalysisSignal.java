package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/** An analysis was started. */
public class TmfStartAnalysisSignal extends TmfSignal {

    private final IAnalysisModule fAnalysisModule;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param analysisModule the analysis
     */
    public TmfStartAnalysisSignal(Object source, IAnalysisModule analysisModule) {
        super(source);
        fAnalysisModule = analysisModule;
    }

    /** {@return the analysis} */
    public IAnalysisModule getAnalysisModule() {
        return fAnalysisModule;
    }

    @Override
    public String toString() {
        return "[TmfStartAnalysisSignal (analysisModule=" + fAnalysisModule + ")]";
    }
}
