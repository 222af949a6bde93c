package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes a provider for a trace with a kernel analysis, and for an experiment one that joins those
 * of its traces.
 */
abstract class KernelDataProviderFactory implements IDataProviderFactory {

    private final IDataProviderDescriptor fDescriptor;

    KernelDataProviderFactory(String id, String name, String description) {
        fDescriptor =
                new DataProviderDescriptor.Builder()
                        .setId(id)
                        .setName(name)
                        .setDescription(description)
                        .setProviderType(ProviderType.TIME_GRAPH)
                        .build();
    }

    abstract ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule module);

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        KernelAnalysisModule module = moduleOf(trace);
        if (module != null) {
            module.schedule();
            return create(trace, module);
        }
        Collection<ITmfTrace> kernelTraces = kernelTraces(trace);
        return kernelTraces.isEmpty()
                ? null
                : TmfTimeGraphCompositeDataProvider.create(kernelTraces, fDescriptor.getId());
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return kernelTraces(trace).isEmpty() ? List.of() : List.of(fDescriptor);
    }

    /** The trace itself, or those of an experiment, that have a kernel analysis. */
    private static Collection<ITmfTrace> kernelTraces(ITmfTrace trace) {
        List<ITmfTrace> traces = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (moduleOf(member) != null) {
                traces.add(member);
            }
        }
        return traces;
    }

    /** The analysis of this very trace: an experiment has none of its own. */
    private static @Nullable KernelAnalysisModule moduleOf(ITmfTrace trace) {
        return trace.getAnalysisModule(KernelAnalysisModule.ID)
                        instanceof KernelAnalysisModule module
                ? module
                : null;
    }
}
