package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel.DisplayType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How many segments took how long: a bar per range of durations, a series for all segments of the
 * trace and one for each kind. The segments are those that have an instant in common with the
 * requested times; there are as many ranges as times.
 */
final class SegmentDensityDataProvider extends SegmentDataProvider
        implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

    private static final TmfXYAxisDescription DURATION =
            new TmfXYAxisDescription("Duration", "ns", DataType.DURATION);
    private static final TmfXYAxisDescription COUNT =
            new TmfXYAxisDescription("Count", "", DataType.NUMBER);
    private static final OutputElementStyle BARS =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.BAR));

    private final String title;

    SegmentDensityDataProvider(
            ITmfTrace trace, ProvidedSegments segments, String id, String title) {
        super(trace, segments, id);
        this.title = title;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answerTree(
                fetchParameters, monitor, statistics -> chartTree(statistics, true, BARS));
    }

    @Override
    public TmfModelResponse<ITmfXyModel> fetchXY(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter query =
                DataProviderParameterUtils.createSelectionTimeQuery(fetchParameters);
        if (query == null) {
            return Answers.incorrectParameters();
        }
        return answer(monitor, () -> new TmfXyModel(title, series(query)));
    }

    private List<ISeriesModel> series(SelectionTimeQueryFilter query) {
        List<ISeriesModel> series = new ArrayList<>();
        IndexedSegmentStore<ISegment> store = segments().segments();
        if (store == null) {
            return series;
        }
        Map<String, double[]> counts = new HashMap<>();
        Bins bins = Bins.of(store, query);
        boolean byKind = false;
        for (Long id : query.getSelectedItems()) {
            String key = key(id);
            if (key != null) {
                counts.put(key, new double[bins.count()]);
                byKind |= key.startsWith(GROUP);
            }
        }
        count(store, query, bins, counts, byKind);
        ISampling sampling = bins.sampling();
        counts.forEach(
                (key, numbers) ->
                        series.add(
                                new SeriesModel.SeriesModelBuilder(
                                                id(key),
                                                key.startsWith(GROUP)
                                                        ? key.substring(GROUP.length())
                                                        : getTrace().getName(),
                                                sampling,
                                                numbers)
                                        .xAxisDescription(DURATION)
                                        .yAxisDescription(COUNT)
                                        .seriesDisplayType(DisplayType.BAR)
                                        .build()));
        return series;
    }

    private void count(
            IndexedSegmentStore<ISegment> store,
            SelectionTimeQueryFilter query,
            Bins bins,
            Map<String, double[]> counts,
            boolean byKind) {
        double[] total = counts.get(ROOT);
        ISegmentAspect group = segments().group();
        store.forEachIn(
                query.getStart(),
                query.getEnd(),
                index -> {
                    int bin = bins.of(store.getEnd(index) - store.getStart(index));
                    if (bin < 0) {
                        return;
                    }
                    if (total != null) {
                        total[bin]++;
                    }
                    double[] kind =
                            byKind ? counts.get(GROUP + group.resolve(store.get(index))) : null;
                    if (kind != null) {
                        kind[bin]++;
                    }
                });
    }

    /**
     * Equal ranges of durations.
     *
     * @param first the shortest duration
     * @param width the width of a range, at least 1
     * @param count how many there are
     */
    private record Bins(long first, long width, int count) {

        static Bins of(IndexedSegmentStore<ISegment> store, SelectionTimeQueryFilter query) {
            long[] limits = {Long.MAX_VALUE, -1};
            store.forEachIn(
                    query.getStart(),
                    query.getEnd(),
                    index -> {
                        long duration = store.getEnd(index) - store.getStart(index);
                        limits[0] = Math.min(limits[0], duration);
                        limits[1] = Math.max(limits[1], duration);
                    });
            if (limits[1] < 0) {
                return new Bins(0, 1, 0);
            }
            int wanted = Math.max(1, query.getTimesRequested().length);
            long span = limits[1] - limits[0];
            long width = span / wanted + 1;
            return new Bins(limits[0], width, (int) (span / width) + 1);
        }

        /** The range of a duration; -1 if it is in none, as it came after the ranges were made. */
        int of(long duration) {
            long bin = Math.floorDiv(duration - first, width);
            return bin < 0 || bin >= count ? -1 : (int) bin;
        }

        ISampling sampling() {
            List<ISampling.Range<Long>> ranges = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                long from = first + i * width;
                ranges.add(new ISampling.Range<>(from, from + width - 1));
            }
            return new ISampling.Ranges(ranges);
        }
    }
}
