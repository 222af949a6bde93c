package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** Makes the data providers of the Threads view. */
@SuppressWarnings("nls")
public final class ThreadStatusDataProviderFactory
        extends AnalysisDataProviderFactory<KernelAnalysisModule> {

    /** Creates the factory; called for the extension point. */
    public ThreadStatusDataProviderFactory() {
        super(
                KernelAnalysisModule.class,
                KernelAnalysisModule.ID,
                descriptor(
                        ThreadStatusDataProvider.ID,
                        "Threads",
                        "What each thread did, as a tree of processes",
                        ProviderType.TIME_GRAPH));
    }

    /** {@inheritDoc} Several traces have arrows for the messages between their hosts. */
    @Override
    protected @Nullable ITmfDataProvider join(ITmfTrace experiment, Collection<ITmfTrace> members) {
        return experiment instanceof TmfExperiment hosts && members.size() > 1
                ? withMessages(hosts, members)
                : super.join(experiment, members);
    }

    @SuppressWarnings("unchecked")
    private static ITmfDataProvider withMessages(
            TmfExperiment experiment, Collection<ITmfTrace> members) {
        List<ITimeGraphDataProvider<ITimeGraphEntryModel>> providers = new ArrayList<>();
        List<ThreadStatusDataProvider> parts = new ArrayList<>();
        for (ITmfTrace trace : members) {
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
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, KernelAnalysisModule analysis) {
        return new ThreadStatusDataProvider(trace, analysis);
    }
}
