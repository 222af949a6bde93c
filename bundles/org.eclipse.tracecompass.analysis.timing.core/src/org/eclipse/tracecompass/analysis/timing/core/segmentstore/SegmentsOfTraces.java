package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.tracecompass.segmentstore.core.AbstractSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The segments that an analysis has found in several traces at a moment, one trace after the other;
 * those that come later are not in it. Where there are several traces, a segment knows its trace,
 * and {@link #aspects} has a column for it. Immutable, thread-safe.
 */
public final class SegmentsOfTraces extends AbstractSegmentStore<ISegment>
        implements IndexedSegmentStore<ISegment> {

    private final boolean several;
    private final List<IndexedSegmentStore<ISegment>> stores = new ArrayList<>();
    private final List<String> traces = new ArrayList<>();
    private final int[] firsts;

    /**
     * Takes what there is.
     *
     * @param providers the segments of each trace
     */
    public SegmentsOfTraces(List<ProvidedSegments> providers) {
        several = providers.size() > 1;
        for (ProvidedSegments provider : providers) {
            IndexedSegmentStore<ISegment> store = provider.segments();
            if (store != null) {
                stores.add(store);
                traces.add(provider.traceName());
            }
        }
        firsts = new int[stores.size() + 1];
        for (int i = 0; i < stores.size(); i++) {
            firsts[i + 1] = Math.addExact(firsts[i], stores.get(i).size());
        }
    }

    /**
     * Returns what a table shows of segments: with the trace before it where there are several.
     *
     * @param providers the segments of each trace
     */
    public static List<ISegmentAspect> aspects(List<ProvidedSegments> providers) {
        if (providers.isEmpty()) {
            return List.of();
        }
        List<ISegmentAspect> own = providers.get(0).aspects();
        return providers.size() == 1 ? own : TracedSegment.aspects(own);
    }

    /**
     * Returns a segment as its analysis knows it.
     *
     * @param segment a segment of this store
     */
    public static ISegment withoutTrace(ISegment segment) {
        return TracedSegment.inner(segment);
    }

    /**
     * Returns the trace of a segment.
     *
     * @param segment a segment of this store
     * @param whole the trace or experiment whose segments the store has
     * @return the trace itself, or the first one of the experiment with the name
     * @since 0.2.0
     */
    public static ITmfTrace traceOf(ISegment segment, ITmfTrace whole) {
        if (segment instanceof TracedSegment known) {
            for (ITmfTrace member : TmfTraceManager.getTraceSet(whole)) {
                if (member.getName().equals(known.trace())) {
                    return member;
                }
            }
        }
        return whole;
    }

    private int storeOf(int index) {
        int i = 0;
        while (index >= firsts[i + 1]) {
            i++;
        }
        return i;
    }

    @Override
    public int size() {
        return firsts[stores.size()];
    }

    @Override
    public ISegment get(int index) {
        int i = storeOf(index);
        ISegment segment = stores.get(i).get(index - firsts[i]);
        return several ? TracedSegment.of(segment, traces.get(i)) : segment;
    }

    @Override
    public long getStart(int index) {
        int i = storeOf(index);
        return stores.get(i).getStart(index - firsts[i]);
    }

    @Override
    public long getEnd(int index) {
        int i = storeOf(index);
        return stores.get(i).getEnd(index - firsts[i]);
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        for (int i = 0; i < stores.size(); i++) {
            int first = firsts[i];
            stores.get(i).forEachIn(start, end, index -> consumer.accept(first + index));
        }
    }

    @Override
    public void dispose() {
        // the segments are those of the analyses
    }
}
