package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The common part of the data providers of segments: the analysis, and stable ids. */
abstract class SegmentDataProvider extends AbstractTmfTraceDataProvider {

    /** The key of the row of the trace in a chart. */
    static final String ROOT = "trace/";

    /** The beginning of the key of the row of a kind in a chart. */
    static final String GROUP = "group/";

    private final ProvidedSegments segments;
    private final String id;
    private final RowIds<String> ids = new RowIds<>();

    SegmentDataProvider(ITmfTrace trace, ProvidedSegments segments, String id) {
        super(trace);
        this.segments = segments;
        this.id = id;
    }

    /** The identifier of the data provider. */
    public final String getId() {
        return id;
    }

    final ProvidedSegments segments() {
        return segments;
    }

    /** The id of an entry: always the same for a key. */
    final long id(String key) {
        return ids.of(key);
    }

    /** The key of an entry, or null if there is none. */
    final @Nullable String key(long id) {
        return ids.key(id);
    }

    /** The first requested time; that of all time where none is requested. */
    static long start(Map<String, Object> parameters) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MIN_VALUE : times.getStart();
    }

    /** The last requested time; that of all time where none is requested. */
    static long end(Map<String, Object> parameters) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MAX_VALUE : times.getEnd();
    }

    /** Answers with a model of the segments that are there so far. */
    final <T> TmfModelResponse<T> answer(@Nullable IProgressMonitor monitor, Supplier<T> model) {
        try {
            return Answers.from(
                    segments.module(),
                    monitor,
                    () -> segments.segments() == null ? null : model.get());
        } catch (OperationCanceledException e) {
            return Answers.taskCancelled();
        }
    }

    /**
     * The rows of a chart: the trace, and below it each kind, with their numbers.
     *
     * @param statistics the kinds
     * @param hasTotal whether the trace has a series
     * @param style the style of all series
     */
    final TmfTreeModel<TmfXyTreeDataModel> chartTree(
            SegmentStatistics statistics, boolean hasTotal, OutputElementStyle style) {
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        long root = id(ROOT);
        entries.add(
                new TmfXyTreeDataModel(
                        root,
                        -1,
                        List.of(getTrace().getName(), Long.toString(statistics.total().count())),
                        hasTotal,
                        hasTotal ? style : null));
        for (String name : new TreeSet<>(statistics.groups().keySet())) {
            SegmentStatistics.Figures figures = statistics.groups().get(name);
            entries.add(
                    new TmfXyTreeDataModel(
                            id(GROUP + name),
                            root,
                            List.of(name, Long.toString(figures == null ? 0 : figures.count())),
                            true,
                            style,
                            true));
        }
        ITableColumnDescriptor name =
                new TableColumnDescriptor.Builder()
                        .setText(segments().group().getName())
                        .setTooltip(segments().group().getHelpText())
                        .build();
        ITableColumnDescriptor count =
                new TableColumnDescriptor.Builder()
                        .setText("Count")
                        .setTooltip("Number of segments in the shown range")
                        .setDataType(DataType.NUMBER)
                        .build();
        return new TmfTreeModel.Builder<TmfXyTreeDataModel>()
                .setColumnDescriptors(List.of(name, count))
                .setEntries(entries)
                .build();
    }

    /**
     * Answers with a tree of the statistics of the requested time, over the segments that are there
     * so far, below one row for all of them.
     */
    final <M extends ITmfTreeDataModel> TmfModelResponse<TmfTreeModel<M>> answerTree(
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor,
            Function<SegmentStatistics, TmfTreeModel<M>> tree) {
        TmfModelResponse<TmfTreeModel<M>> answer =
                answer(
                        monitor,
                        () ->
                                tree.apply(
                                        SegmentStatistics.compute(
                                                segments,
                                                start(parameters),
                                                end(parameters),
                                                monitor)));
        TmfTreeModel<M> model = answer.getModel();
        return model != null
                        && answer.getStatus() == Status.COMPLETED
                        && model.getEntries().size() <= 1
                ? Answers.of(AnalysisCondition.nothingToShow(segments.module()), model)
                : answer;
    }
}
