package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider.FutureEventType;

/**
 * State changes that are to happen later, in order of time and, at the same time, in order of their
 * announcement. Thread-safe.
 */
final class FutureEvents {

    private record FutureEvent(
            long time, long rank, @Nullable Object value, int quark, FutureEventType type) {}

    private final PriorityQueue<FutureEvent> queue =
            new PriorityQueue<>(
                    Comparator.comparingLong(FutureEvent::time)
                            .thenComparingLong(FutureEvent::rank));
    private volatile boolean waiting;
    private long rank;

    synchronized void add(long time, @Nullable Object value, int quark, FutureEventType type) {
        queue.add(new FutureEvent(time, rank++, value, quark, type));
        waiting = true;
    }

    /** Returns whether there is any; cheap. */
    boolean isWaiting() {
        return waiting;
    }

    private synchronized @Nullable FutureEvent poll(long limit) {
        FutureEvent first = queue.peek();
        if (first == null || first.time() > limit) {
            return null;
        }
        queue.remove();
        waiting = !queue.isEmpty();
        return first;
    }

    /**
     * Makes those happen that are due.
     *
     * @param target where the changes go
     * @param limit the last time that is due
     * @return the time of the latest change, {@link Long#MIN_VALUE} if there was none
     */
    long apply(ITmfStateSystemBuilder target, long limit) {
        long latest = Long.MIN_VALUE;
        FutureEvent event = poll(limit);
        while (event != null) {
            latest = event.time();
            switch (event.type()) {
                case MODIFICATION -> target.modifyAttribute(latest, event.value(), event.quark());
                case PUSH -> target.pushAttribute(latest, event.value(), event.quark());
                case POP -> target.popAttribute(latest, event.quark());
            }
            event = poll(limit);
        }
        return latest;
    }

    /** Returns whether all of them can be written. */
    synchronized boolean canSave() {
        return queue.stream()
                .map(FutureEvent::value)
                .allMatch(value -> value == null || StateValueCodec.canStore(value.getClass()));
    }

    /** Writes those that have not happened yet. */
    synchronized void save(DataOutput out) throws IOException {
        out.writeLong(rank);
        out.writeInt(queue.size());
        for (FutureEvent event : queue) {
            out.writeLong(event.time());
            out.writeLong(event.rank());
            StateValueCodec.write(out, event.value());
            out.writeInt(event.quark());
            out.writeByte(event.type().ordinal());
        }
    }

    /** Reads what was written. */
    synchronized void restore(DataInput in) throws IOException {
        rank = in.readLong();
        for (int count = in.readInt(); count > 0; count--) {
            queue.add(
                    new FutureEvent(
                            in.readLong(),
                            in.readLong(),
                            StateValueCodec.read(in),
                            in.readInt(),
                            FutureEventType.values()[in.readByte()]));
        }
        waiting = !queue.isEmpty();
    }
}
