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
public abstract class KernelDataProviderFactory implements IDataProviderFactory {

    private final IDataProviderDescriptor fDescriptor;

    /**
     * Creates a factory.
     *
     * @param id the id of its data providers
     * @param name their name for users
     * @param description what they show
     * @param type what kind of picture that is
     */
    protected KernelDataProviderFactory(
            String id, String name, String description, ProviderType type) {
        fDescriptor =
                new DataProviderDescriptor.Builder()
                        .setId(id)
                        .setName(name)
                        .setDescription(description)
                        .setProviderType(type)
                        .build();
    }

    /**
     * Creates the data provider of a trace.
     *
     * @param trace the trace
     * @param module its kernel analysis, scheduled
     */
    protected abstract ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule module);

    /** Joins the data providers of the traces of an experiment; null if there are none. */
    protected @Nullable ITmfDataProvider join(Collection<ITmfTrace> traces) {
        return TmfTimeGraphCompositeDataProvider.create(traces, fDescriptor.getId());
    }

    /** The id of the data providers. */
    protected final String getId() {
        return fDescriptor.getId();
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        KernelAnalysisModule module = moduleOf(trace);
        if (module != null) {
            module.schedule();
            return create(trace, module);
        }
        Collection<ITmfTrace> kernelTraces = kernelTraces(trace);
        return kernelTraces.isEmpty() ? null : join(kernelTraces);
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
