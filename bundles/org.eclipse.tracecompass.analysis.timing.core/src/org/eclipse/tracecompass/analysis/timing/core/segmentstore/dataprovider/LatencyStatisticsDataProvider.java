package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentStoreStatisticsModel;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentSums;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The statistics of segments as documented clients know them: below the trace a row "Total" with
 * one row per kind, and the same below a row "Selection" for the requested times if the request is
 * filtered. A row has its figures, and the segments with the least and the greatest duration.
 */
final class LatencyStatisticsDataProvider extends SegmentDataProvider
        implements ITmfTreeDataProvider<SegmentStoreStatisticsModel> {

    /** The row of the requested times, as documented clients know it. */
    static final String SELECTION = "Selection";

    private static final String TOTAL = "Total";
    private static final String TRACE = "trace";

    LatencyStatisticsDataProvider(ITmfTrace trace, ProvidedSegments segments, String id) {
        super(trace, segments, id);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<SegmentStoreStatisticsModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(monitor, () -> tree(fetchParameters, monitor));
    }

    private TmfTreeModel<SegmentStoreStatisticsModel> tree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        List<SegmentStoreStatisticsModel> entries = new ArrayList<>();
        long root = id(TRACE);
        SegmentSums.ByKind all = figures(Long.MIN_VALUE, Long.MAX_VALUE, monitor);
        entries.add(entry(root, -1, getTrace().getName(), all.total()));
        add(TOTAL, root, all, entries);
        if (Boolean.TRUE.equals(DataProviderParameterUtils.extractIsFiltered(parameters))) {
            add(SELECTION, root, figures(start(parameters), end(parameters), monitor), entries);
        }
        return new TmfTreeModel.Builder<SegmentStoreStatisticsModel>()
                .setColumnDescriptors(columns())
                .setEntries(entries)
                .build();
    }

    private void add(
            String name,
            long root,
            SegmentSums.ByKind figures,
            List<SegmentStoreStatisticsModel> entries) {
        long above = id(name);
        entries.add(entry(above, root, name, figures.total()));
        new TreeMap<>(figures.kinds())
                .forEach(
                        (kind, statistics) ->
                                entries.add(entry(id(name + '/' + kind), above, kind, statistics)));
    }

    private SegmentSums.ByKind figures(long start, long end, @Nullable IProgressMonitor monitor) {
        return SegmentSums.of(segments(), start, end, monitor);
    }

    private static SegmentStoreStatisticsModel entry(
            long id, long parent, String name, SegmentSums statistics) {
        boolean any = statistics.getNbElements() > 0;
        List<String> labels =
                new ArrayList<>(
                        List.of(
                                name,
                                any ? Long.toString(statistics.getMin()) : "",
                                any ? Long.toString(statistics.getMax()) : "",
                                any ? Long.toString(Math.round(statistics.getMean())) : "",
                                Double.isNaN(statistics.getStdDev())
                                        ? ""
                                        : Long.toString(Math.round(statistics.getStdDev())),
                                Long.toString(statistics.getNbElements()),
                                Long.toString(Math.round(statistics.getTotal())),
                                range(statistics.getMinObject()),
                                range(statistics.getMaxObject())));
        statistics.figures().amounts().forEach(amount -> labels.add(amount.toString()));
        return new SegmentStoreStatisticsModel(id, parent, List.copyOf(labels), statistics);
    }

    private static String range(@Nullable ISegment segment) {
        return segment == null ? "" : "[" + segment.getStart() + ',' + segment.getEnd() + ']';
    }

    private List<ITableColumnDescriptor> columns() {
        List<ITableColumnDescriptor> columns =
                new ArrayList<>(
                        List.of(
                                column("Label", "The kind of the segments", DataType.STRING),
                                column("Minimum", "The shortest duration", DataType.DURATION),
                                column("Maximum", "The longest duration", DataType.DURATION),
                                column("Average", "The mean of the durations", DataType.DURATION),
                                column(
                                        "Std Dev",
                                        "The standard deviation of the durations",
                                        DataType.DURATION),
                                column("Count", "The number of segments", DataType.NUMBER),
                                column("Total", "The sum of the durations", DataType.DURATION),
                                column(
                                        "Min Time Range",
                                        "When the shortest one was",
                                        DataType.TIME_RANGE),
                                column(
                                        "Max Time Range",
                                        "When the longest one was",
                                        DataType.TIME_RANGE)));
        for (ISegmentAspect amount : segments().amounts()) {
            columns.add(column(amount.getName(), amount.getHelpText(), amount.getDataType()));
        }
        return List.copyOf(columns);
    }

    private static ITableColumnDescriptor column(String text, String tooltip, DataType type) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setTooltip(tooltip)
                .setDataType(type)
                .build();
    }
}
