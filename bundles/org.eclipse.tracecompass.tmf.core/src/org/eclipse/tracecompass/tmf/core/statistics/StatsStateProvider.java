package org.eclipse.tracecompass.tmf.core.statistics;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Counts events. Every attribute is a Long that holds the number up to and including an instant:
 *
 * <pre>
 * total             all events except for lost ones
 * event_types
 *   (name)          events of this type
 * lost_events
 *   begun           lost events whose period has begun
 *   ended           lost events whose period has ended
 * </pre>
 *
 * It keeps nothing of its own but the ends of periods that are to come, and a copy of the ongoing
 * numbers, which it reads from the state system: so it may start in the middle of a trace, on the
 * states of that instant.
 */
public class StatsStateProvider extends AbstractTmfStateProvider
        implements IResumableStateProvider {

    /** The attribute of all events. */
    public static final String TOTAL = "total";

    /** The attribute above those of the types. */
    public static final String EVENT_TYPES = "event_types";

    /** The attribute above those of lost events. */
    public static final String LOST = "lost_events";

    /** Below {@link #LOST}: lost events whose period has begun. */
    public static final String BEGUN = "begun";

    /** Below {@link #LOST}: lost events whose period has ended. */
    public static final String ENDED = "ended";

    private static final int VERSION = 2;

    /** A number that grows. */
    private static final class Counter {
        private final ITmfStateSystemBuilder target;
        private final int quark;
        private long count;

        Counter(ITmfStateSystemBuilder target, String... path) {
            this.target = target;
            quark = target.getQuarkAbsoluteAndAdd(path);
            this.count = target.queryOngoing(quark) instanceof Long count ? count : 0;
        }

        void add(long time, long increment) {
            count += increment;
            target.modifyAttribute(time, count, quark);
        }
    }

    private record End(long time, long count) {}

    private @Nullable Counter total;
    private final Map<String, Counter> types = new HashMap<>();
    private final Map<String, Counter> lost = new HashMap<>();
    private final PriorityQueue<End> ends =
            new PriorityQueue<>(Comparator.comparingLong(End::time));
    private long now = Long.MIN_VALUE;

    /**
     * Creates a provider.
     *
     * @param trace the trace whose events are counted
     */
    public StatsStateProvider(ITmfTrace trace) {
        super(trace, "Statistics");
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public StatsStateProvider getNewInstance() {
        return new StatsStateProvider(getTrace());
    }

    @Override
    public void saveState(DataOutput out) throws IOException {
        out.writeLong(now);
        out.writeInt(ends.size());
        for (End end : ends) {
            out.writeLong(end.time());
            out.writeLong(end.count());
        }
    }

    @Override
    public void restoreState(DataInput in) throws IOException {
        now = in.readLong();
        for (int count = in.readInt(); count > 0; count--) {
            ends.add(new End(in.readLong(), in.readLong()));
        }
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        // An event that is out of order counts where it was read.
        long now = Math.max(this.now, event.getTimestamp().toNanos());
        this.now = now;
        if (!ends.isEmpty()) {
            endPeriods(now);
        }
        if (event instanceof ITmfLostEvent lost) {
            TmfTimeRange period = lost.getTimeRange();
            long count = lost.getNbLostEvents();
            lost(BEGUN).add(now, count);
            ends.add(new End(Math.max(now, period.getEndTime().toNanos()), count));
            return;
        }
        total().add(now, 1);
        type(event.getName()).add(now, 1);
    }

    /** The periods that last beyond the last event end with the history. */
    @Override
    public void done() {
        endPeriods(Long.MAX_VALUE);
    }

    private void endPeriods(long limit) {
        for (End end = ends.peek(); end != null && end.time() <= limit; end = ends.peek()) {
            lost(ENDED).add(end.time(), end.count());
            ends.remove();
        }
    }

    private Counter total() {
        Counter counter = total;
        if (counter == null) {
            counter = new Counter(ss, TOTAL);
            total = counter;
        }
        return counter;
    }

    private Counter type(String name) {
        return types.computeIfAbsent(name, type -> new Counter(ss, EVENT_TYPES, type));
    }

    private Counter lost(String name) {
        return lost.computeIfAbsent(name, what -> new Counter(ss, LOST, what));
    }
}
