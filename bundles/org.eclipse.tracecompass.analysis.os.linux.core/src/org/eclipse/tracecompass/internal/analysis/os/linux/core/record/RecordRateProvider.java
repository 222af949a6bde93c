package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel.DisplayType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A chart of an amount per time, such as bytes per second. The value at a requested time is that of
 * the time since the requested time before it; the amount of a record is spread evenly over its
 * time.
 */
final class RecordRateProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

    private static final String ROOT = "";
    private static final TmfXYAxisDescription TIME =
            new TmfXYAxisDescription("Time", "ns", DataType.TIMESTAMP);
    private static final OutputElementStyle LINE =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.LINE));

    private final ProvidedSegments segments;
    private final RecordRate rate;
    private final RowIds<String> ids = new RowIds<>();

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param segments its records
     * @param rate what the chart shows of them
     */
    RecordRateProvider(ITmfTrace trace, ProvidedSegments segments, RecordRate rate) {
        super(trace);
        this.segments = segments;
        this.rate = rate;
    }

    @Override
    public String getId() {
        return rate.id();
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(fetchParameters);
        long from = times == null ? Long.MIN_VALUE : times.getStart();
        long to = times == null ? Long.MAX_VALUE : times.getEnd();
        return Answers.from(
                segments.module(),
                monitor,
                () -> segments.segments() == null ? null : tree(from, to, monitor));
    }

    private TmfTreeModel<TmfXyTreeDataModel> tree(
            long from, long to, @Nullable IProgressMonitor monitor) {
        TreeMap<String, Long> amounts = new TreeMap<>();
        visit(
                from,
                to,
                monitor,
                (name, row) -> amounts.merge(name, Long.valueOf(within(row, from, to)), Long::sum));
        List<TmfXyTreeDataModel> entries = new ArrayList<>();
        long root = ids.of(ROOT);
        entries.add(
                new TmfXyTreeDataModel(root, -1, List.of(getTrace().getName(), ""), false, null));
        amounts.forEach(
                (name, amount) ->
                        entries.add(
                                new TmfXyTreeDataModel(
                                        ids.of(name),
                                        root,
                                        List.of(name, amount.toString()),
                                        true,
                                        LINE,
                                        true)));
        return new TmfTreeModel.Builder<TmfXyTreeDataModel>()
                .setColumnDescriptors(List.of(rate.columns()))
                .setEntries(entries)
                .build();
    }

    private long amount(Row row) {
        return row.get(rate.amount()) instanceof Long amount ? amount.longValue() : 0;
    }

    /** The part of the amount of a record that belongs to a range. */
    private long within(Row row, long from, long to) {
        long start = Math.max(from, row.getStart());
        long end = Math.min(to, row.getEnd());
        long length = row.getLength();
        return length == 0 || end - start == length
                ? amount(row)
                : Math.round((double) amount(row) / length * Math.max(0, end - start));
    }

    private void visit(
            long from,
            long to,
            @Nullable IProgressMonitor monitor,
            BiConsumer<String, Row> visitor) {
        IndexedSegmentStore<ISegment> store = segments.segments();
        if (store != null) {
            store.forEachIn(
                    from,
                    to,
                    index -> {
                        if (monitor != null && monitor.isCanceled()) {
                            throw new OperationCanceledException();
                        }
                        if (store.get(index) instanceof Row row) {
                            String name = rate.series().apply(row);
                            if (name != null) {
                                visitor.accept(name, row);
                            }
                        }
                    });
        }
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(fetchParameters);
        if (query == null) {
            return Answers.incorrectParameters();
        }
        return Answers.from(
                segments.module(),
                monitor,
                () ->
                        segments.segments() == null
                                ? null
                                : new TmfXyModel(rate.title(), series(query, monitor)));
    }

    private List<ISeriesModel> series(
            SelectionTimeQueryFilter query, @Nullable IProgressMonitor monitor) {
        long[] times = query.getTimesRequested();
        if (times.length == 0) {
            return Collections.emptyList();
        }
        Map<String, SpanSums> sums = new TreeMap<>();
        for (Long id : query.getSelectedItems()) {
            String name = ids.key(id.longValue());
            if (name != null && !name.equals(ROOT)) {
                sums.put(name, new SpanSums(times));
            }
        }
        visit(
                RequestedTimes.startOfFirst(times),
                times[times.length - 1],
                monitor,
                (name, row) -> {
                    SpanSums of = sums.get(name);
                    if (of != null) {
                        of.add(row.getStart(), row.getEnd(), amount(row));
                    }
                });
        List<ISeriesModel> series = new ArrayList<>();
        sums.forEach(
                (name, of) ->
                        series.add(
                                new SeriesModel.SeriesModelBuilder(
                                                ids.of(name),
                                                name,
                                                new ISampling.Timestamps(times),
                                                of.rates(rate.unit()))
                                        .xAxisDescription(TIME)
                                        .yAxisDescription(rate.axis())
                                        .seriesDisplayType(DisplayType.LINE)
                                        .build()));
        return series;
    }
}
