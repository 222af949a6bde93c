package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.experiment.ExperimentLocation.Part;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * A reader's position in an experiment: a binary heap of the traces, ordered by the time of their
 * next event.
 *
 * <p>The next event of each trace is read ahead; the location before it is kept, so that the
 * location of the context can be told at any time. It is made only when asked for: once per
 * checkpoint, not once per event.
 */
final class ExperimentContext extends TmfContext {

    /** One trace in the heap. */
    private static final class Head {
        final int index;
        final ITmfTrace trace;
        final ITmfContext context;
        @Nullable ITmfEvent event;
        @Nullable ITmfLocation location;
        long rank;
        long nanos;

        Head(int index, ITmfTrace trace, ITmfContext context) {
            this.index = index;
            this.trace = trace;
            this.context = context;
        }

        /** Reads ahead; false at the end of the trace. */
        boolean read() {
            location = context.getLocation();
            rank = context.getRank();
            ITmfEvent next = trace.getNext(context);
            event = next;
            if (next == null) {
                return false;
            }
            nanos = next.getTimestamp().toNanos();
            return true;
        }

        boolean isBefore(Head other) {
            if (nanos != other.nanos) {
                return nanos < other.nanos;
            }
            ITmfEvent mine = event;
            ITmfEvent theirs = other.event;
            if (mine != null && theirs != null) {
                // Times finer than a nanosecond, or beyond its range.
                int order = mine.getTimestamp().compareTo(theirs.getTimestamp());
                if (order != 0) {
                    return order < 0;
                }
            }
            return index < other.index;
        }
    }

    private final Head[] heads;
    private final Head[] heap;
    private int size;

    private ExperimentContext(
            List<ITmfTrace> traces, Function<ITmfTrace, ITmfContext> seek, long rank) {
        super(null, rank);
        heads = new Head[traces.size()];
        heap = new Head[traces.size()];
        for (int i = 0; i < heads.length; i++) {
            ITmfTrace trace = traces.get(i);
            heads[i] = new Head(i, trace, seek.apply(trace));
            add(heads[i]);
        }
    }

    static ExperimentContext atStart(List<ITmfTrace> traces) {
        return new ExperimentContext(
                traces,
                trace -> {
                    ITmfContext context = trace.seekEvent(0L);
                    context.setRank(0);
                    return context;
                },
                0);
    }

    static ExperimentContext atTime(List<ITmfTrace> traces, ITmfTimestamp time) {
        ExperimentContext context =
                new ExperimentContext(traces, trace -> trace.seekEvent(time), UNKNOWN_RANK);
        long rank = 0;
        for (Head head : context.heads) {
            if (head.rank == UNKNOWN_RANK) {
                return context;
            }
            rank += head.rank;
        }
        context.setRank(rank);
        return context;
    }

    ExperimentContext(List<ITmfTrace> traces, ExperimentLocation location) {
        super(null, location.rank());
        List<Part> parts = location.parts();
        if (parts.size() != traces.size()) {
            throw new IllegalArgumentException("Not a location of this experiment: " + location);
        }
        heads = new Head[traces.size()];
        heap = new Head[traces.size()];
        for (int i = 0; i < heads.length; i++) {
            ITmfTrace trace = traces.get(i);
            Part part = parts.get(i);
            ITmfContext context = seek(trace, part.location());
            context.setRank(part.rank());
            Head head = new Head(i, trace, context);
            heads[i] = head;
            if (part.atEnd()) {
                context.setLocation(null);
                head.rank = part.rank();
            } else {
                add(head);
            }
        }
    }

    /** As trace authors are promised: the trace may have one file pointer for all readers. */
    private static ITmfContext seek(ITmfTrace trace, @Nullable ITmfLocation location) {
        synchronized (trace) {
            return trace.seekEvent(location);
        }
    }

    private void add(Head head) {
        if (!head.read()) {
            return;
        }
        int i = size++;
        while (i > 0) {
            Head parent = heap[(i - 1) >> 1];
            if (!head.isBefore(parent)) {
                break;
            }
            heap[i] = parent;
            i = (i - 1) >> 1;
        }
        heap[i] = head;
    }

    /** The next event, null at the end. */
    @Nullable
    ITmfEvent peek() {
        return size == 0 ? null : heap[0].event;
    }

    /** Goes behind the next event. */
    void advance() {
        Head head = heap[0];
        if (!head.read()) {
            size--;
            head = heap[size];
        }
        siftDown(head);
        increaseRank();
    }

    private void siftDown(Head head) {
        int i = 0;
        int child = 1;
        while (child < size) {
            if (child + 1 < size && heap[child + 1].isBefore(heap[child])) {
                child++;
            }
            if (!heap[child].isBefore(head)) {
                break;
            }
            heap[i] = heap[child];
            i = child;
            child = 2 * i + 1;
        }
        heap[i] = head;
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        List<Part> parts = new ArrayList<>(heads.length);
        for (Head head : heads) {
            parts.add(new Part(head.location, head.rank, head.event == null));
        }
        return new ExperimentLocation(getRank(), Collections.unmodifiableList(parts));
    }

    /** The location follows the traces; setting it to null goes to the end. */
    @Override
    public void setLocation(@Nullable ITmfLocation location) {
        if (location == null) {
            size = 0;
        }
    }

    @Override
    public void dispose() {
        for (Head head : heads) {
            head.context.dispose();
        }
    }
}
