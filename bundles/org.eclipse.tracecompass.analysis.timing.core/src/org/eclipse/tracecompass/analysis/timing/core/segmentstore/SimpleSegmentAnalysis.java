package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of the analyses of segments that are put together from parts: a store, a reader that makes
 * segments of events and gives them to the store, and the aspects of a segment besides its times.
 * Segments do not fail unless a subclass says so.
 *
 * @param <S> the type of the store
 */
public abstract class SimpleSegmentAnalysis<S extends AbstractColumnStore<?>>
        extends AbstractSegmentStoreAnalysis {

    private final Columns columns;
    private final Function<SegmentColumns, S> storeFactory;
    private final BiFunction<ITmfTrace, S, Consumer<ITmfEvent>> readerFactory;
    private final List<ISegmentAspect> aspects;
    private final ISegmentAspect group;

    /**
     * Creates an analysis.
     *
     * @param columns what is stored of a segment besides its times
     * @param storeFactory makes a store of such columns
     * @param readerFactory makes, once per run, a reader of the events of a trace that adds
     *     segments to a store; it gets all events in the order of time, in one thread
     * @param aspects the columns of a table after start, end and duration
     * @param group the aspect that tells which segments are of a kind
     */
    protected SimpleSegmentAnalysis(
            Columns columns,
            Function<SegmentColumns, S> storeFactory,
            BiFunction<ITmfTrace, S, Consumer<ITmfEvent>> readerFactory,
            List<? extends ISegmentAspect> aspects,
            ISegmentAspect group) {
        this.columns = columns;
        this.storeFactory = storeFactory;
        this.readerFactory = readerFactory;
        this.aspects = List.copyOf(aspects);
        this.group = group;
    }

    @Override
    protected final Columns getColumns() {
        return columns;
    }

    @Override
    protected final S createStore(SegmentColumns stored) {
        return storeFactory.apply(stored);
    }

    @Override
    @SuppressWarnings("unchecked")
    protected final Consumer<ITmfEvent> createReader(
            ITmfTrace trace, AbstractColumnStore<?> store) {
        return readerFactory.apply(trace, (S) store);
    }

    @Override
    public final List<ISegmentAspect> getSegmentAspects() {
        return aspects;
    }

    @Override
    public final ISegmentAspect getGroupAspect() {
        return group;
    }
}
