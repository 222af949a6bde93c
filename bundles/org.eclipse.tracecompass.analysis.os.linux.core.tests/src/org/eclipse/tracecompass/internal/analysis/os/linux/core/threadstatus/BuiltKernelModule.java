package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** A kernel analysis whose history is given to it. */
public final class BuiltKernelModule extends KernelAnalysisModule {

    private final @Nullable ITmfStateSystem fHistory;

    /** Makes a module; without a history it has failed. */
    public BuiltKernelModule(@Nullable ITmfStateSystem history) {
        fHistory = history;
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem() {
        return fHistory;
    }

    @Override
    public boolean waitForInitialization() {
        return fHistory != null;
    }
}
