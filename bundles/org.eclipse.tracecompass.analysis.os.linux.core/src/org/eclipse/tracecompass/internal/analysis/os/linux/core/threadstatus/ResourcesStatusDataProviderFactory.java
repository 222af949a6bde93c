package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of the Resources view. */
@SuppressWarnings("nls")
public final class ResourcesStatusDataProviderFactory
        extends AnalysisDataProviderFactory<KernelAnalysisModule> {

    /** Creates the factory; called for the extension point. */
    public ResourcesStatusDataProviderFactory() {
        super(
                KernelAnalysisModule.class,
                KernelAnalysisModule.ID,
                descriptor(
                        ResourcesStatusDataProvider.ID,
                        "Resources",
                        "What each CPU did, with its interrupts",
                        ProviderType.TIME_GRAPH));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule analysis) {
        return new ResourcesStatusDataProvider(trace, analysis);
    }
}
