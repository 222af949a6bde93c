package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The statistics of segments as a tree: all of them, and below it each kind, the one that took
 * longest in total first. With requested times, of the segments that have an instant in common with
 * their range.
 */
public final class SegmentStatisticsDataProvider extends SegmentDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    private static final String TOTAL = "total/";
    private static final String GROUP = "group/";

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param segments its segments
     * @param id the provider's identifier
     */
    public SegmentStatisticsDataProvider(ITmfTrace trace, ProvidedSegments segments, String id) {
        super(trace, segments, id);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answerTree(fetchParameters, monitor, this::tree);
    }

    private TmfTreeModel<TmfTreeDataModel> tree(SegmentStatistics statistics) {
        List<TmfTreeDataModel> entries = new ArrayList<>();
        long root = id(TOTAL);
        entries.add(
                new TmfTreeDataModel(root, -1, labels(getTrace().getName(), statistics.total())));
        statistics.groups().entrySet().stream()
                .sorted((a, b) -> Long.compare(b.getValue().sum(), a.getValue().sum()))
                .forEach(
                        group ->
                                entries.add(
                                        new TmfTreeDataModel(
                                                id(GROUP + group.getKey()),
                                                root,
                                                labels(group.getKey(), group.getValue()))));
        return new TmfTreeModel.Builder<TmfTreeDataModel>()
                .setColumnDescriptors(columns())
                .setEntries(entries)
                .build();
    }

    private List<ITableColumnDescriptor> columns() {
        List<ITableColumnDescriptor> columns = new ArrayList<>();
        columns.add(
                column(
                        segments().group().getName(),
                        segments().group().getHelpText(),
                        DataType.STRING));
        columns.add(column("Count", "How many there are", DataType.NUMBER));
        columns.add(column("Total", "The sum of their durations", DataType.DURATION));
        columns.add(column("Minimum", "The shortest", DataType.DURATION));
        columns.add(column("Maximum", "The longest", DataType.DURATION));
        columns.add(column("Average", "The mean of their durations", DataType.DURATION));
        columns.add(
                column(
                        "Deviation",
                        "The standard deviation of their durations",
                        DataType.DURATION));
        if (segments().hasFailures()) {
            columns.add(column("Failed", "How many failed", DataType.NUMBER));
        }
        for (ISegmentAspect amount : segments().amounts()) {
            columns.add(column(amount.getName(), amount.getHelpText(), amount.getDataType()));
        }
        return columns;
    }

    private static ITableColumnDescriptor column(String text, String tooltip, DataType type) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setTooltip(tooltip)
                .setDataType(type)
                .build();
    }

    private List<String> labels(String name, SegmentStatistics.Figures figures) {
        List<String> labels = new ArrayList<>();
        labels.add(name);
        labels.add(Long.toString(figures.count()));
        labels.add(Long.toString(figures.sum()));
        labels.add(Long.toString(figures.min()));
        labels.add(Long.toString(figures.max()));
        labels.add(Long.toString(Math.round(figures.average())));
        labels.add(Long.toString(Math.round(figures.deviation())));
        if (segments().hasFailures()) {
            labels.add(Long.toString(figures.failed()));
        }
        figures.amounts().forEach(amount -> labels.add(amount.toString()));
        return labels;
    }
}
