package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.File;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;

/** Builds one state system from a given provider, outside the list of analyses. */
final class ProvidedHistory extends TmfStateSystemAnalysisModule {

    private static final System.Logger LOGGER = LazyLogger.of(ProvidedHistory.class);

    private final ITmfStateProvider provider;
    private final StateSystemBackendType type;
    private final @Nullable File file;
    private final AtomicBoolean providerUsed = new AtomicBoolean();

    ProvidedHistory(ITmfStateProvider provider, StateSystemBackendType type, @Nullable File file) {
        this.provider = provider;
        this.type = type;
        this.file = file;
        setId(file == null ? provider.getClass().getName() : file.getName());
        setName(provider.getClass().getSimpleName());
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        return providerUsed.compareAndSet(false, true) ? provider : provider.getNewInstance();
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return type;
    }

    @Override
    protected @Nullable File getSsFile() {
        return file;
    }

    /**
     * {@inheritDoc} The state system belongs to the caller that requested it, who would not get
     * another one: only the file is removed, so that it is rebuilt the next time.
     */
    @Override
    protected void discardResults() {
        File file = this.file;
        if (file != null && !file.delete()) {
            LOGGER.log(System.Logger.Level.WARNING, "{0} cannot be deleted", file);
        }
    }

    /**
     * {@inheritDoc} This module is never disposed of, so it releases everything when it is done.
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
