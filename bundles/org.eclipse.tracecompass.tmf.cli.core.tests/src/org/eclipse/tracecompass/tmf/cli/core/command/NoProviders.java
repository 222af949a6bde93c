package org.eclipse.tracecompass.tmf.cli.core.command;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Has data providers for no trace. */
public final class NoProviders implements IDataProviderFactory {

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        return null;
    }
}
