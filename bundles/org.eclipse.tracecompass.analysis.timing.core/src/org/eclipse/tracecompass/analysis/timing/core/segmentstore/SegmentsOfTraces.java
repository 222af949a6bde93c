package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The segments that an analysis has found in several traces at a moment, one trace after the other;
 * those that come later are not in it. Where there are several traces, a segment knows its trace,
 * and {@link #aspects} has a column for it. Immutable, thread-safe.
 */
public final class SegmentsOfTraces implements ISegmentStore<ISegment> {

    /** A segment and the name of its trace. */
    private record OfTrace(ISegment segment, String trace) implements ISegment {

        private static final long serialVersionUID = 1L;

        @Override
        public long getStart() {
            return segment.getStart();
        }

        @Override
        public long getEnd() {
            return segment.getEnd();
        }
    }

    /** The aspects of a segment of one of several traces. */
    private record Aspect(ISegmentAspect of) implements ISegmentAspect {

        @Override
        public String getName() {
            return of.getName();
        }

        @Override
        public String getHelpText() {
            return of.getHelpText();
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return null;
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return of.resolve(segment instanceof OfTrace known ? known.segment() : segment);
        }

        @Override
        public SegmentType getType() {
            return of.getType();
        }

        @Override
        public DataType getDataType() {
            return of.getDataType();
        }
    }

    /** The trace of a segment. */
    private enum TraceAspect implements ISegmentAspect {
        TRACE;

        @Override
        public String getName() {
            return "Trace"; // $NON-NLS-1$
        }

        @Override
        public String getHelpText() {
            return "The trace in which it was found"; // $NON-NLS-1$
        }

        @Override
        public @Nullable Comparator<?> getComparator() {
            return null;
        }

        @Override
        public @Nullable Object resolve(ISegment segment) {
            return segment instanceof OfTrace known ? known.trace() : null;
        }
    }

    private final boolean several;
    private final List<ISegmentStore<? extends ISegment>> stores = new ArrayList<>();
    private final List<String> traces = new ArrayList<>();
    private final int[] firsts;

    /**
     * Takes what there is.
     *
     * @param providers the analysis on each trace
     */
    public SegmentsOfTraces(List<ISegmentStoreProvider> providers) {
        several = providers.size() > 1;
        for (ISegmentStoreProvider provider : providers) {
            ISegmentStore<? extends ISegment> store = provider.getSegmentStore();
            if (store != null) {
                stores.add(store);
                traces.add(traceOf(provider));
            }
        }
        firsts = new int[stores.size() + 1];
        for (int i = 0; i < stores.size(); i++) {
            firsts[i + 1] = Math.addExact(firsts[i], stores.get(i).size());
        }
    }

    private static String traceOf(ISegmentStoreProvider provider) {
        ITmfTrace trace =
                provider instanceof TmfAbstractAnalysisModule module ? module.getTrace() : null;
        return trace == null ? "" : trace.getName();
    }

    /**
     * Returns what a table shows of segments: with the trace before it where there are several.
     *
     * @param providers the analysis on each trace
     */
    public static List<ISegmentAspect> aspects(List<ISegmentStoreProvider> providers) {
        if (providers.isEmpty()) {
            return List.of();
        }
        List<ISegmentAspect> own = providers.get(0).getSegmentAspects();
        if (providers.size() == 1) {
            return own;
        }
        List<ISegmentAspect> aspects = new ArrayList<>();
        aspects.add(TraceAspect.TRACE);
        own.forEach(aspect -> aspects.add(new Aspect(aspect)));
        return List.copyOf(aspects);
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
        return several ? new OfTrace(segment, traces.get(i)) : segment;
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
}
