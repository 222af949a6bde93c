package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;

/** A kernel analysis whose history is given to it. */
public final class BuiltKernelModule extends KernelAnalysisModule {

    private final @Nullable ITmfStateSystem history;

    /** Makes a module; without a history it has failed. */
    public BuiltKernelModule(@Nullable ITmfStateSystem history) {
        this.history = history;
    }

    @Override
    public @Nullable ITmfStateSystem getStateSystem() {
        return history;
    }

    @Override
    public boolean waitForInitialization() {
        return history != null;
    }
}
