package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;

/** An analysis was started. */
public class TmfStartAnalysisSignal extends TmfSignal {

    private final IAnalysisModule analysisModule;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param analysisModule the analysis
     */
    @NonNullByDefault({})
    public TmfStartAnalysisSignal(Object source, IAnalysisModule analysisModule) {
        super(source);
        this.analysisModule = analysisModule;
    }

    /** {@return the analysis} */
    @NonNullByDefault({})
    public IAnalysisModule getAnalysisModule() {
        return analysisModule;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfStartAnalysisSignal (analysisModule=" + analysisModule + ")]";
    }
}
