package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.IOngoingStates;
import org.eclipse.tracecompass.internal.statesystem.core.RestoredStates;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec;

/**
 * The states that were ongoing at each checkpoint.
 *
 * <p>They need not be kept, in general: a state that was ongoing at a checkpoint crosses it, so it
 * is in the file as soon as it has ended, and is found there at the time of the latest change
 * before the checkpoint. Only where that finds something else is a {@link Correction} kept: the
 * value was replaced afterwards, or the next change of the attribute was not later than that time.
 * To see that, and for states that have not ended yet, there is a copy of the states at the newest
 * checkpoint, and of how long they have been the same.
 *
 * <p>Thread-safe: one thread builds, others restore.
 */
final class CheckpointStates {

    /**
     * The state of an attribute at some checkpoints.
     *
     * @param from the first of them
     * @param to the last of them
     * @param quark the attribute
     * @param start since when the state was ongoing
     * @param value the state
     */
    record Correction(int from, int to, int quark, long start, @Nullable Object value) {}

    private final List<Correction> corrections = new ArrayList<>();

    /** The checkpoints, and the time of the latest change before each. */
    private int[] points = new int[8];

    private long[] latest = new long[8];
    private int pointCount;

    // By quark: the first checkpoint at which the ongoing state was there and had the value, 0 if
    // none was made since it began; its start; the value; the type of the attribute.
    private int[] from = new int[0];
    private long[] starts = new long[0];
    private @Nullable Object[] values = new Object[0];
    private @Nullable Class<?>[] types = new Class<?>[0];

    /** Takes over what a file has stored. */
    synchronized void restore(List<Correction> corrections, @Nullable Class<?>[] types) {
        this.corrections.addAll(corrections);
        this.types = types;
    }

    synchronized List<Correction> corrections() {
        return List.copyOf(corrections);
    }

    synchronized @Nullable Class<?>[] types() {
        return types.clone();
    }

    /**
     * Creates a checkpoint of the ongoing states.
     *
     * @param checkpoint its number, which is that of the segment that begins
     * @param ongoing the states
     * @param size how many attributes there are
     * @return false if that cannot be done because there are values that cannot be stored as they
     *     are
     */
    synchronized boolean take(int checkpoint, IOngoingStates ongoing, int size) {
        for (int quark = 0; quark < size; quark++) {
            Class<?> type = ongoing.type(quark);
            if (type != null && !StateValueCodec.canStore(type)) {
                return false;
            }
        }
        reserve(size);
        for (int quark = 0; quark < size; quark++) {
            types[quark] = ongoing.type(quark);
            Object value = ongoing.value(quark);
            if (from[quark] != 0) {
                if (Objects.equals(value, values[quark])) {
                    continue;
                }
                correct(from[quark], quark);
            }
            from[quark] = checkpoint;
            starts[quark] = ongoing.start(quark);
            values[quark] = value;
        }
        if (pointCount == points.length) {
            points = Arrays.copyOf(points, pointCount * 2);
            latest = Arrays.copyOf(latest, pointCount * 2);
        }
        points[pointCount] = checkpoint;
        latest[pointCount] = ongoing.latest();
        pointCount++;
        return true;
    }

    private void reserve(int size) {
        if (size > from.length) {
            int capacity = Math.max(size, from.length * 2);
            from = Arrays.copyOf(from, capacity);
            starts = Arrays.copyOf(starts, capacity);
            values = Arrays.copyOf(values, capacity);
            types = Arrays.copyOf(types, capacity);
        }
    }

    /** Keeps the copied state of an attribute for all checkpoints from one on. */
    private void correct(int from, int quark) {
        corrections.add(
                new Correction(from, points[pointCount - 1], quark, starts[quark], values[quark]));
    }

    /**
     * Stores a state that has ended and crosses checkpoints.
     *
     * @param stored where to
     */
    synchronized void end(
            HistoryBackend stored, long start, long end, int quark, @Nullable Object value) {
        stored.insertPastState(start, end, quark, value);
        if (quark >= from.length || from[quark] == 0) {
            return;
        }
        if (!Objects.equals(value, values[quark])) {
            correct(from[quark], quark);
        } else if (latest[pointCount - 1] > end) {
            int first = pointCount - 1;
            while (first > 0 && points[first - 1] >= from[quark] && latest[first - 1] > end) {
                first--;
            }
            correct(points[first], quark);
        }
        from[quark] = 0;
    }

    /** All attributes have the types that they will have; called before the last states end. */
    synchronized void setTypes(IOngoingStates ongoing, int size) {
        reserve(size);
        for (int quark = 0; quark < size; quark++) {
            Class<?> type = ongoing.type(quark);
            types[quark] = type != null && StateValueCodec.canStore(type) ? type : null;
        }
    }

    /** There will be no more checkpoints, and no more states that end. */
    synchronized void finish() {
        from = new int[0];
        starts = new long[0];
        values = new Object[0];
    }

    /**
     * Returns the states of a checkpoint.
     *
     * @param checkpoint its number
     * @param point what else is known of it
     * @param stored the states that have ended
     * @return the states
     * @throws IllegalStateException if a state is not known, because what was stored is not whole
     */
    RestoredStates restore(int checkpoint, ResumePoint point, HistoryBackend stored) {
        int size = point.attributes();
        long[] starts = new long[size];
        @Nullable Object[] values = new Object[size];
        @Nullable Class<?>[] types;
        @Nullable ITmfStateInterval[] state = new ITmfStateInterval[size];
        boolean[] known = new boolean[size];
        synchronized (this) {
            types = Arrays.copyOf(this.types, size);
            for (int quark = 0; quark < Math.min(size, from.length); quark++) {
                if (from[quark] != 0 && from[quark] <= checkpoint) {
                    starts[quark] = this.starts[quark];
                    values[quark] = this.values[quark];
                    known[quark] = true;
                }
            }
            for (Correction correction : corrections) {
                int quark = correction.quark();
                if (correction.from() <= checkpoint
                        && correction.to() >= checkpoint
                        && quark < size) {
                    starts[quark] = correction.start();
                    values[quark] = correction.value();
                    known[quark] = true;
                }
            }
        }
        if (point.latest() <= stored.getEndTime()) {
            stored.fillState(state, point.latest());
        }
        for (int quark = 0; quark < size; quark++) {
            if (known[quark]) {
                continue;
            }
            ITmfStateInterval interval = state[quark];
            if (interval == null) {
                throw new IllegalStateException(
                        "There is no state of attribute "
                                + quark
                                + " at checkpoint "
                                + checkpoint
                                + " of "
                                + stored.getSSID());
            }
            starts[quark] = interval.getStartTime();
            values[quark] = interval.getValue();
        }
        return new RestoredStates(point.latest(), starts, values, types);
    }
}
