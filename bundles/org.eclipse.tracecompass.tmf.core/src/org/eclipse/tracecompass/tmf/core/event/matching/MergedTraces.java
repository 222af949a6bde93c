package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.Collection;
import java.util.PriorityQueue;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Reads traces that need not be of one experiment in order of time, each from its start. */
final class MergedTraces implements AutoCloseable {

    private final PriorityQueue<Head> heads = new PriorityQueue<>();
    private @Nullable Head current;

    private static final class Head implements Comparable<Head> {
        final int number;
        final ITmfTrace trace;
        final ITmfContext context;
        @Nullable ITmfEvent event;
        long nanos;

        Head(int number, ITmfTrace trace) {
            this.number = number;
            this.trace = trace;
            context = trace.seekEvent(0L);
        }

        boolean read() {
            ITmfEvent next = trace.getNext(context);
            event = next;
            nanos = next == null ? 0 : next.getTimestamp().toNanos();
            return next != null;
        }

        @Override
        public int compareTo(Head other) {
            int order = Long.compare(nanos, other.nanos);
            return order != 0 ? order : Integer.compare(number, other.number);
        }
    }

    MergedTraces(Collection<ITmfTrace> traces) {
        int number = 0;
        for (ITmfTrace trace : traces) {
            add(new Head(number++, trace));
        }
    }

    private void add(Head head) {
        if (head.read()) {
            heads.add(head);
        } else {
            head.context.dispose();
        }
    }

    /** The next event, null at the end. */
    @Nullable
    ITmfEvent next() {
        Head current = this.current;
        if (current != null) {
            if (!current.read()) {
                current.context.dispose();
                current = null;
            } else {
                Head first = heads.peek();
                if (first != null && first.compareTo(current) < 0) {
                    heads.add(current);
                    current = null;
                }
            }
        }
        if (current == null) {
            current = heads.poll();
        }
        this.current = current;
        return current == null ? null : current.event;
    }

    /** The trace of the event that was read last. */
    @Nullable
    ITmfTrace trace() {
        Head current = this.current;
        return current == null ? null : current.trace;
    }

    long nanos() {
        Head current = this.current;
        return current == null ? 0 : current.nanos;
    }

    @Override
    public void close() {
        heads.forEach(head -> head.context.dispose());
        Head current = this.current;
        if (current != null) {
            current.context.dispose();
        }
    }
}
