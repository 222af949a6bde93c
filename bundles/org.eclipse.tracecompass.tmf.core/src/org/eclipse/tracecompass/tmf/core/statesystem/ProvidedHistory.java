package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;

/** Builds one state system from a provider that somebody made, outside of the list of analyses. */
final class ProvidedHistory extends TmfStateSystemAnalysisModule {

    private final ITmfStateProvider fProvider;
    private final StateSystemBackendType fType;
    private final @Nullable File fFile;
    private final AtomicBoolean fProviderUsed = new AtomicBoolean();

    ProvidedHistory(ITmfStateProvider provider, StateSystemBackendType type, @Nullable File file) {
        fProvider = provider;
        fType = type;
        fFile = file;
        setId(file == null ? provider.getClass().getName() : file.getName());
        setName(provider.getClass().getSimpleName());
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return fProviderUsed.compareAndSet(false, true) ? fProvider : fProvider.getNewInstance();
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return fType;
    }

    @Override
    protected @Nullable File getSsFile() {
        return fFile;
    }

    /**
     * {@inheritDoc} Nobody disposes of this module, so it leaves nothing behind when it is done.
     */
    @Override
    protected boolean executeAnalysis(@Nullable IProgressMonitor monitor) {
        try {
            return super.executeAnalysis(monitor);
        } finally {
            TmfSignalManager.deregister(this);
        }
    }
}
