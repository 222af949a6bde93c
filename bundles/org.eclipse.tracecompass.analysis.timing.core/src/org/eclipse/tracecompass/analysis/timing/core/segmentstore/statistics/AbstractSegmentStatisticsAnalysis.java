package org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatisticsAnalysis;
import org.eclipse.tracecompass.analysis.timing.core.statistics.Statistics;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the analyses that compute the statistics of segments, of all of them and of each type.
 * The analysis that finds the segments runs before. Ranges are computed when they are asked for, at
 * the cost of a look at each segment in them.
 *
 * @since 0.2.0
 */
public abstract class AbstractSegmentStatisticsAnalysis extends TmfAbstractAnalysisModule
        implements IStatisticsAnalysis<ISegment> {

    private static final int CHECK = 1 << 14;

    /** The statistics of some segments. */
    private record Results(
            IStatistics<ISegment> total, Map<String, IStatistics<ISegment>> perType) {}

    private volatile @Nullable ISegmentStoreProvider provider;
    private volatile @Nullable Results results;

    /**
     * Returns the type of a segment.
     *
     * @param segment the segment
     * @return the name of the type; null to count it in the total only
     */
    protected abstract @Nullable String getSegmentType(ISegment segment);

    /**
     * Returns what finds the segments. Asked when the analysis is scheduled and when it starts.
     *
     * @param trace the trace
     * @return the provider; null if the trace has none
     */
    protected abstract @Nullable ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace);

    /** Returns what gives the number of a segment, by default its length in ns. */
    protected Function<ISegment, @Nullable Number> getMapper() {
        return ISegment::getLength;
    }

    /** The provider of the trace; asked for once, as it may be made for the call. */
    private @Nullable ISegmentStoreProvider provider() {
        ISegmentStoreProvider known = provider;
        ITmfTrace trace = getTrace();
        if (known == null && trace != null) {
            known = getSegmentStoreProvider(trace);
            provider = known;
        }
        return known;
    }

    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        return provider() instanceof IAnalysisModule module
                ? Collections.singleton(module)
                : List.of();
    }

    @Override
    protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
        ISegmentStoreProvider provider = provider();
        if (provider instanceof IAnalysisModule module) {
            module.schedule();
            if (!module.waitForCompletion(monitor)) {
                return false;
            }
        }
        ISegmentStore<ISegment> store = provider == null ? null : provider.getSegmentStore();
        Results computed = store == null ? null : compute(store, monitor);
        results = computed;
        return computed != null;
    }

    /** The statistics of segments; null if cancelled. */
    private @Nullable Results compute(Iterable<ISegment> segments, IProgressMonitor monitor) {
        Function<ISegment, @Nullable Number> mapper = getMapper();
        IStatistics<ISegment> total = new Statistics<>(mapper);
        Map<String, IStatistics<ISegment>> perType = new LinkedHashMap<>();
        int looked = 0;
        for (ISegment segment : segments) {
            if (looked++ % CHECK == 0 && monitor.isCanceled()) {
                return null;
            }
            total.update(segment);
            String type = getSegmentType(segment);
            if (type != null) {
                perType.computeIfAbsent(type, t -> new Statistics<>(mapper)).update(segment);
            }
        }
        return monitor.isCanceled()
                ? null
                : new Results(total, Collections.unmodifiableMap(perType));
    }

    private @Nullable Results compute(long start, long end, IProgressMonitor monitor) {
        ISegmentStoreProvider provider = provider();
        ISegmentStore<ISegment> store = provider == null ? null : provider.getSegmentStore();
        if (store == null) {
            return null;
        }
        Results computed = compute(store.getIntersectingElements(start, end), monitor);
        return computed == null ? new Results(new Statistics<>(getMapper()), Map.of()) : computed;
    }

    @Override
    public @Nullable IStatistics<ISegment> getStatsForRange(
            long start, long end, IProgressMonitor monitor) {
        Results computed = compute(start, end, monitor);
        return computed == null ? null : computed.total();
    }

    @Override
    public Map<String, IStatistics<ISegment>> getStatsPerTypeForRange(
            long start, long end, IProgressMonitor monitor) {
        Results computed = compute(start, end, monitor);
        return computed == null ? Map.of() : computed.perType();
    }

    @Override
    public @Nullable IStatistics<ISegment> getStatsTotal() {
        Results results = this.results;
        return results == null ? null : results.total();
    }

    @Override
    public Map<String, IStatistics<ISegment>> getStatsPerType() {
        Results results = this.results;
        return results == null ? Map.of() : results.perType();
    }

    @Override
    protected void canceling() {
        // the monitor is asked for every few segments
    }
}
