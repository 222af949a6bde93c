package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;

/**
 * The figures of a range of time among the statistics of segments. The documented trees of {@link
 * SegmentStoreStatisticsFactory} always have the figures of the whole trace; a filtered request
 * adds those of its times below a row of their own.
 *
 * @since 0.2.0
 */
public final class SelectionFigures {

    private SelectionFigures() {}

    /**
     * Returns whether the tree of a data provider is such a tree.
     *
     * @param providerId the id of the data provider
     */
    public static boolean concern(String providerId) {
        return providerId.startsWith(SegmentStoreStatisticsFactory.ID);
    }

    /**
     * Returns the parameters of a request for the figures of a range.
     *
     * @param start the first instant, ns
     * @param end the last instant, ns
     */
    public static Map<String, Object> parameters(long start, long end) {
        return Map.of(
                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                List.of(start, end),
                DataProviderParameterUtils.FILTERED_KEY,
                Boolean.TRUE);
    }

    /**
     * Returns the rows with the figures of the requested range.
     *
     * @param all the answer to a filtered request
     * @return the trace, its selection and the kinds below that, all with the figures of the range;
     *     no rows if the answer has no selection
     */
    public static TmfTreeModel<ITmfTreeDataModel> of(
            TmfTreeModel<? extends ITmfTreeDataModel> all) {
        Map<Long, ITmfTreeDataModel> traces = new HashMap<>();
        Set<Long> chosen = new HashSet<>();
        List<ITmfTreeDataModel> rows = new ArrayList<>();
        for (ITmfTreeDataModel entry : all.getEntries()) {
            ITmfTreeDataModel trace = traces.get(entry.getParentId());
            if (entry.getParentId() < 0) {
                traces.put(entry.getId(), entry);
            } else if (trace != null
                    && entry.getName().equals(LatencyStatisticsDataProvider.SELECTION)) {
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
        return new TmfTreeModel.Builder<ITmfTreeDataModel>()
                .setColumnDescriptors(all.getColumnDescriptors())
                .setEntries(rows)
                .build();
    }
}
