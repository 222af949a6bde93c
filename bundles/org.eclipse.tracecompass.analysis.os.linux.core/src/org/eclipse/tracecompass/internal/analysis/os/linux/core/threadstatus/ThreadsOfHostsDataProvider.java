package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * The threads of several traces, with an arrow for each message between their hosts, from the
 * thread that was on the CPU where it was sent to the one on the CPU where it was received.
 */
final class ThreadsOfHostsDataProvider
        extends TmfTimeGraphCompositeDataProvider<
                ITimeGraphEntryModel, ITimeGraphDataProvider<ITimeGraphEntryModel>> {

    private final MessageArrows messages;

    /**
     * A provider.
     *
     * @param experiment the experiment, whose synchronization knows the messages
     * @param providers the providers of the traces
     * @param parts the same by their class
     */
    ThreadsOfHostsDataProvider(
            TmfExperiment experiment,
            List<ITimeGraphDataProvider<ITimeGraphEntryModel>> providers,
            List<ThreadStatusDataProvider> parts) {
        super(providers, ThreadStatusDataProvider.ID);
        messages = new MessageArrows(experiment, parts);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<List<ITimeGraphArrow>> wakeUps =
                super.fetchArrows(fetchParameters, monitor);
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<ITimeGraphArrow> known = wakeUps.getModel();
        if (known == null || times == null || times.isEmpty()) {
            return wakeUps;
        }
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        Set<Long> wanted = items == null || items.isEmpty() ? null : new HashSet<>(items);
        List<ITimeGraphArrow> all = new ArrayList<>(known);
        for (ITimeGraphArrow arrow : messages.in(times, monitor)) {
            if (wanted == null
                    || wanted.contains(arrow.getSourceId())
                    || wanted.contains(arrow.getDestinationId())) {
                all.add(arrow);
            }
        }
        if (Answers.isCancelled(monitor)) {
            return Answers.taskCancelled();
        }
        return new TmfModelResponse<>(all, wakeUps.getStatus(), wakeUps.getStatusMessage());
    }
}
