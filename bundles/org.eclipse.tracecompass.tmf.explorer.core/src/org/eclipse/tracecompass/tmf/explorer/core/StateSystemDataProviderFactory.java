package org.eclipse.tracecompass.tmf.explorer.core;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes one provider for a trace, and one for a whole experiment with the analyses of its traces.
 */
public final class StateSystemDataProviderFactory implements IDataProviderFactory {

    private static final IDataProviderDescriptor DESCRIPTOR =
            new DataProviderDescriptor.Builder()
                    .setId(StateSystemDataProvider.ID)
                    .setName("State System Explorer")
                    .setDescription("The attributes of every state system, with their values")
                    .setProviderType(ProviderType.TIME_GRAPH)
                    .build();

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        return new StateSystemDataProvider(trace);
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return RowSources.analysesOf(trace).isEmpty() ? List.of() : List.of(DESCRIPTOR);
    }
}
