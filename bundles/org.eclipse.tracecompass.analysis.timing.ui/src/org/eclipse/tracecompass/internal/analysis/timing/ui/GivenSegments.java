package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.AbstractSegmentStore;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;

/** Segments that somebody gave to a table, in the order in which they were given. Immutable. */
@NonNullByDefault
public final class GivenSegments extends AbstractSegmentStore<ISegment>
        implements IndexedSegmentStore<ISegment> {

    private final List<ISegment> segments;

    private GivenSegments(List<ISegment> segments) {
        this.segments = segments;
    }

    /**
     * Returns what was given with indexes. Costs nothing if it has some.
     *
     * @param given an {@link Iterable} or an array of segments; anything else for none
     */
    @SuppressWarnings("unchecked")
    public static IndexedSegmentStore<ISegment> of(@Nullable Object given) {
        if (given instanceof IndexedSegmentStore<?> indexed) {
            return (IndexedSegmentStore<ISegment>) indexed;
        }
        List<ISegment> segments = new ArrayList<>();
        if (given instanceof Iterable<?> all) {
            for (Object element : all) {
                if (element instanceof ISegment segment) {
                    segments.add(segment);
                }
            }
        } else if (given instanceof ISegment[] array) {
            segments.addAll(List.of(array));
        }
        return new GivenSegments(segments);
    }

    @Override
    public int size() {
        return segments.size();
    }

    @Override
    public ISegment get(int index) {
        return segments.get(index);
    }

    @Override
    public long getStart(int index) {
        return get(index).getStart();
    }

    @Override
    public long getEnd(int index) {
        return get(index).getEnd();
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        for (int i = 0; i < segments.size(); i++) {
            if (start <= end && getStart(i) <= end && getEnd(i) >= start) {
                consumer.accept(i);
            }
        }
    }

    @Override
    public void dispose() {
        // the segments are somebody else's
    }
}
