package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreStatisticsFactory;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;

/**
 * The statistics of the segments of a window. The documented tables of statistics always have the
 * figures of the whole trace; a filtered request adds those of its times below a row of their own.
 */
final class SelectionStatistics {

    /** The row of the requested times, as documented clients know it. */
    private static final String SELECTION = "Selection";

    private SelectionStatistics() {}

    /** Returns whether a view is such a table. */
    static boolean concerns(IDataProviderDescriptor descriptor) {
        return descriptor.getId().startsWith(SegmentStoreStatisticsFactory.ID);
    }

    /**
     * Reads the figures of a window.
     *
     * @param provider the provider, of {@link ViewProvider#await}
     * @return the trace, and the selection with its kinds, all with the figures of the window
     * @throws UserError if there are none
     */
    static TmfTreeModel<ITmfTreeDataModel> read(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Span window,
            Console console) {
        Map<String, Object> parameters = new HashMap<>(ViewProvider.times(window));
        parameters.put(DataProviderParameterUtils.FILTERED_KEY, Boolean.TRUE);
        TmfTreeModel<? extends ITmfTreeDataModel> all =
                ViewProvider.rows(opened, descriptor, provider, parameters, console);
        List<ITmfTreeDataModel> rows = selected(all.getEntries());
        if (rows.isEmpty()) {
            throw new UserError(
                    "The view %s has no figures of a part of %s; omit --from and --to."
                            .formatted(descriptor.getName(), opened.path()));
        }
        return new TmfTreeModel.Builder<ITmfTreeDataModel>()
                .setColumnDescriptors(all.getColumnDescriptors())
                .setEntries(rows)
                .build();
    }

    /** The selections and what is below them, each after its trace. */
    private static List<ITmfTreeDataModel> selected(List<? extends ITmfTreeDataModel> entries) {
        Map<Long, ITmfTreeDataModel> traces = new HashMap<>();
        Set<Long> chosen = new HashSet<>();
        List<ITmfTreeDataModel> rows = new ArrayList<>();
        for (ITmfTreeDataModel entry : entries) {
            ITmfTreeDataModel trace = traces.get(entry.getParentId());
            if (entry.getParentId() < 0) {
                traces.put(entry.getId(), entry);
            } else if (trace != null && entry.getName().equals(SELECTION)) {
                List<String> labels = new ArrayList<>(entry.getLabels());
                labels.set(0, trace.getName());
                rows.add(new TmfTreeDataModel(trace.getId(), trace.getParentId(), labels));
                rows.add(entry);
                chosen.add(entry.getId());
            } else if (chosen.contains(entry.getParentId())) {
                rows.add(entry);
                chosen.add(entry.getId());
            }
        }
        return rows;
    }
}
