package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of the analyses that find very many segments in one pass over the events of their trace:
 * these are kept as numbers in columns, not as objects. They are stored beside the trace's
 * histories, and used again when it is opened the next time.
 */
public abstract class AbstractSegmentStoreAnalysis
        extends AbstractSegmentStoreAnalysisEventBasedModule implements ISegmentGrouping {

    private static final System.Logger LOGGER = LazyLogger.of(AbstractSegmentStoreAnalysis.class);

    private static final String EXTENSION = ".segments";

    /**
     * The stored columns of a segment besides its times.
     *
     * @param version a number that changes when other segments are found, or stored otherwise: what
     *     was stored before is not used then
     * @param ints how many ints
     * @param longs how many longs
     */
    public record Columns(int version, int ints, int longs) {}

    /** Returns what is stored of a segment. */
    protected abstract Columns getColumns();

    /**
     * Creates a store of segments in columns.
     *
     * @param columns the segments that were found earlier; empty if there are none
     */
    protected abstract AbstractColumnStore<?> createStore(SegmentColumns columns);

    /**
     * Starts to look for segments.
     *
     * @param trace the trace whose events will come, in the order of time, in one thread
     * @param store where the segments go, empty as yet; made by {@link #createStore}
     * @return takes the events; an {@link ISplittableReader} may get them in parts
     */
    protected abstract Consumer<ITmfEvent> createReader(
            ITmfTrace trace, AbstractColumnStore<?> store);

    @Override
    protected final SegmentStoreType getSegmentStoreType() {
        return SegmentStoreType.OnDisk;
    }

    @Override
    protected String getDataFileName() {
        return getId() + EXTENSION;
    }

    @Override
    AbstractColumnStore<?> openStore(ITmfTrace trace) {
        Path file = Objects.requireNonNull(getDataFilePath());
        Columns shape = getColumns();
        String origin = TmfTraceManager.getOrigin(trace) + '\n' + describeParameters();
        SegmentColumns stored =
                SegmentColumns.open(file, origin, shape.version(), shape.ints(), shape.longs());
        if (stored == null && Files.exists(file)) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The stored segments of {0} are computed again: {1} is damaged, of another"
                            + " version, or of another trace",
                    getName(),
                    file);
        }
        return createStore(
                stored != null
                        ? stored
                        : SegmentColumns.create(
                                file, origin, shape.version(), shape.ints(), shape.longs()));
    }

    @Override
    protected final AbstractSegmentStoreAnalysisRequest createAnalysisRequest(
            ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor) {
        ITmfTrace trace = getTrace();
        if (trace == null || !(segmentStore instanceof AbstractColumnStore<?> columns)) {
            throw new IllegalArgumentException("The analysis " + getId() + " has its own store");
        }
        return new Pass(columns, createReader(trace, columns));
    }

    /** Passes all events to the reader. */
    private final class Pass extends AbstractSegmentStoreAnalysisRequest {

        private final Consumer<ITmfEvent> reader;

        Pass(AbstractColumnStore<?> store, Consumer<ITmfEvent> reader) {
            super(store);
            this.reader = reader;
        }

        @Override
        @Nullable
        ISplittableReader reader() {
            return reader instanceof ISplittableReader splittable ? splittable : null;
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            reader.accept(event);
        }
    }
}
