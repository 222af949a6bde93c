package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of the CPU Usage view. */
public final class CpuUsageDataProviderFactory
        extends AnalysisDataProviderFactory<KernelAnalysisModule> {

    /** Creates the factory; called for the extension point. */
    public CpuUsageDataProviderFactory() {
        super(
                KernelAnalysisModule.class,
                KernelAnalysisModule.ID,
                descriptor(
                        CpuUsageDataProvider.ID,
                        CpuUsageDataProvider.TITLE,
                        "CPU load in total, by CPU and by thread",
                        ProviderType.TREE_TIME_XY));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule analysis) {
        return new CpuUsageDataProvider(trace, analysis);
    }
}
