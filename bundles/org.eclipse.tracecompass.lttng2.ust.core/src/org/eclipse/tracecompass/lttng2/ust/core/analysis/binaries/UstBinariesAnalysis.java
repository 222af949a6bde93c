package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The programs and libraries that the processes of a trace had loaded, and their addresses, from
 * LTTng's state dump and its events of the dynamic linker. With it addresses are resolved in files
 * that can be loaded anywhere. The history is described in {@link BinaryAttributes}.
 */
public class UstBinariesAnalysis extends TmfStateSystemAnalysisModule {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.linuxtools.lttng2.ust.analysis.debuginfo";

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis of binaries has no trace");
        }
        return new UstBinariesStateProvider(trace);
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(new BinaryEventsRequirement());
    }

    @Override
    protected String getFullHelpText() {
        return "Records the programs and libraries that each process had loaded, and their"
                + " addresses, to resolve function names.";
    }

    /** {@inheritDoc} From now on, addresses may have names that they had not before. */
    @Override
    protected void completingBuild(boolean deleteFiles) {
        super.completingBuild(deleteFiles);
        ITmfTrace trace = getTrace();
        if (!deleteFiles && trace != null) {
            SymbolProviderManager.getInstance().refresh(trace);
        }
    }
}
