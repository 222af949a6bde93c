package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.KernelDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfTreeXYCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Makes the data providers of the CPU Usage view. */
public final class CpuUsageDataProviderFactory extends KernelDataProviderFactory {

    /** Creates the factory; called for the extension point. */
    public CpuUsageDataProviderFactory() {
        super(
                CpuUsageDataProvider.ID,
                CpuUsageDataProvider.TITLE,
                "How busy the CPUs were, in total, by CPU and by thread",
                ProviderType.TREE_TIME_XY);
    }

    @Override
    protected ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule module) {
        return new CpuUsageDataProvider(trace, module);
    }

    @Override
    protected @Nullable ITmfDataProvider join(Collection<ITmfTrace> traces) {
        return TmfTreeXYCompositeDataProvider.create(traces, CpuUsageDataProvider.TITLE, getId());
    }
}
