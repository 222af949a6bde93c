package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import java.util.ArrayList;
import java.util.Arrays;
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
 * The durations of segments over their starts: a dot for each, a series for each kind. Where dots
 * would lie on each other, that is between the same two requested times and within a tenth of the
 * duration, one of them stands for all, so that an answer is as large as the picture.
 */
public final class SegmentScatterDataProvider extends SegmentDataProvider
        implements ITmfTreeXYDataProvider<TmfXyTreeDataModel> {

    /** Dots of durations that differ by less than the eighth part of an octave are one. */
    private static final double BINS_PER_OCTAVE = 8;

    private static final TmfXYAxisDescription TIME =
            new TmfXYAxisDescription("Time", "ns", DataType.TIMESTAMP);
    private static final TmfXYAxisDescription DURATION =
            new TmfXYAxisDescription("Duration", "ns", DataType.DURATION);
    private static final OutputElementStyle DOTS =
            new OutputElementStyle(
                    null, Map.of(StyleProperties.SERIES_TYPE, StyleProperties.SeriesType.SCATTER));

    private final String title;

    /**
     * Creates the provider of a trace.
     *
     * @param trace the trace
     * @param segments its segments
     * @param id the provider's identifier
     * @param title the title of the chart
     */
    public SegmentScatterDataProvider(
            ITmfTrace trace, ProvidedSegments segments, String id, String title) {
        super(trace, segments, id);
        this.title = title;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfXyTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answerTree(
                fetchParameters, monitor, statistics -> chartTree(statistics, false, DOTS));
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
        Map<String, Dots> dots = new HashMap<>();
        List<String> names = new ArrayList<>();
        for (Long id : query.getSelectedItems()) {
            String key = key(id);
            if (key != null && key.startsWith(GROUP)) {
                names.add(key.substring(GROUP.length()));
                dots.put(key.substring(GROUP.length()), new Dots(query.getTimesRequested()));
            }
        }
        IndexedSegmentStore<ISegment> store = segments().segments();
        if (store != null && !dots.isEmpty()) {
            ISegmentAspect group = segments().group();
            store.forEachIn(
                    query.getStart(),
                    query.getEnd(),
                    index -> {
                        Dots of = dots.get(String.valueOf(group.resolve(store.get(index))));
                        if (of != null) {
                            of.add(store.getStart(index), store.getEnd(index));
                        }
                    });
        }
        List<ISeriesModel> series = new ArrayList<>();
        for (String name : names) {
            Dots of = dots.get(name);
            if (of != null) {
                series.add(
                        new SeriesModel.SeriesModelBuilder(
                                        id(GROUP + name),
                                        name,
                                        new ISampling.Timestamps(of.starts()),
                                        of.durations())
                                .xAxisDescription(TIME)
                                .yAxisDescription(DURATION)
                                .seriesDisplayType(DisplayType.SCATTER)
                                .build());
            }
        }
        return series;
    }

    /** The dots of a series, one per place of the picture. */
    private static final class Dots {
        private final long[] times;
        private final Map<Long, long[]> places = new HashMap<>();

        Dots(long[] times) {
            this.times = times;
        }

        void add(long start, long end) {
            int column = Arrays.binarySearch(times, start);
            long duration = end - start;
            long bin =
                    duration <= 0
                            ? -1
                            : (long) (Math.log(duration) / Math.log(2) * BINS_PER_OCTAVE);
            places.putIfAbsent((long) column << 16 ^ bin & 0xffff, new long[] {start, duration});
        }

        long[] starts() {
            return places.values().stream().mapToLong(p -> p[0]).toArray();
        }

        double[] durations() {
            return places.values().stream().mapToDouble(p -> p[1]).toArray();
        }
    }
}
