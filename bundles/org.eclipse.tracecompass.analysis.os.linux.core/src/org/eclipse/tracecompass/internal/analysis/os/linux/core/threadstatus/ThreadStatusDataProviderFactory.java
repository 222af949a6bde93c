package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of the Threads view. */
@SuppressWarnings("nls")
public final class ThreadStatusDataProviderFactory extends KernelDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public ThreadStatusDataProviderFactory() {
        super(
                ThreadStatusDataProvider.ID,
                "Threads",
                "What each thread did, as a tree of processes",
                ProviderType.TIME_GRAPH);
    }

    @Override
    protected ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule module) {
        return new ThreadStatusDataProvider(trace, module);
    }
}
