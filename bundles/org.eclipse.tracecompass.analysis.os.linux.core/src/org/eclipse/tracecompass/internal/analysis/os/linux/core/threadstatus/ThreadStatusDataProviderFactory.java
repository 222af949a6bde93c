package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

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
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        ITmfDataProvider threads = super.createDataProvider(trace);
        return trace instanceof TmfExperiment experiment
                        && threads instanceof TmfTimeGraphCompositeDataProvider
                ? withMessages(experiment)
                : threads;
    }

    @SuppressWarnings("unchecked")
    private static ITmfDataProvider withMessages(TmfExperiment experiment) {
        List<ITimeGraphDataProvider<ITimeGraphEntryModel>> providers = new ArrayList<>();
        List<ThreadStatusDataProvider> parts = new ArrayList<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(experiment)) {
            ThreadStatusDataProvider part =
                    DataProviderManager.getInstance()
                            .fetchOrCreateDataProvider(
                                    trace,
                                    ThreadStatusDataProvider.ID,
                                    ThreadStatusDataProvider.class);
            if (part != null) {
                parts.add(part);
                // A composite only reads the entries.
                providers.add(
                        (ITimeGraphDataProvider<ITimeGraphEntryModel>)
                                (ITimeGraphDataProvider<?>) part);
            }
        }
        return new ThreadsOfHostsDataProvider(experiment, providers, parts);
    }

    @Override
    protected ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule module) {
        return new ThreadStatusDataProvider(trace, module);
    }
}
