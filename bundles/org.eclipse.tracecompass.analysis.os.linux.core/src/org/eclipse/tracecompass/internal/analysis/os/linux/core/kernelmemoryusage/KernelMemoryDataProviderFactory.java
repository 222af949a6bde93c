package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernelmemoryusage;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage.KernelMemoryAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of the Kernel Memory Usage chart. */
public final class KernelMemoryDataProviderFactory
        extends AnalysisDataProviderFactory<KernelMemoryAnalysisModule> {

    /** Creates the factory; called for the extension point. */
    public KernelMemoryDataProviderFactory() {
        super(
                KernelMemoryAnalysisModule.class,
                KernelMemoryAnalysisModule.ID,
                descriptor(
                        KernelMemoryDataProvider.ID,
                        KernelMemoryDataProvider.TITLE,
                        "The memory that the kernel gave to threads",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(
            ITmfTrace trace, KernelMemoryAnalysisModule analysis) {
        return new KernelMemoryDataProvider(trace, analysis);
    }
}
