package org.eclipse.tracecompass.tmf.core.statistics;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.IResumableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ISplittableStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics.Attributes;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Counts events. Every number is a Long that counts up to and including an instant:
 *
 * <pre>
 * total             all events except for lost ones
 * event_types
 *   (name)          events of this type; lost ones from the beginning of their period
 * lost_events       in a period of lost events its end, ns; null outside
 *   (name)          lost events of this type whose period has ended
 * </pre>
 *
 * It keeps nothing of its own but the ends of periods that are to come, and a copy of the ongoing
 * numbers, which it reads from the state system: so it may start in the middle of a trace, on the
 * states of that instant.
 */
public class StatsStateProvider extends AbstractTmfStateProvider
        implements IResumableStateProvider, ISplittableStateProvider {

    /** What is counted. */
    enum Part {
        /** All events. */
        TOTAL,
        /** The events of each type, and lost ones. */
        TYPES
    }

    private static final int VERSION = 2;

    /** A number that grows. */
    private static final class Counter {
        private final ITmfStateSystemBuilder target;
        private final int quark;
        private long count;

        Counter(ITmfStateSystemBuilder target, String... path) {
            this.target = target;
            quark = target.getQuarkAbsoluteAndAdd(path);
            count =
                    !(target instanceof IHistoryPart)
                                    && target.queryOngoing(quark) instanceof Long count
                            ? count
                            : 0;
        }

        void add(long time, long increment) {
            if (target instanceof IHistoryPart part) {
                part.increment(time, quark, increment);
                return;
            }
            count += increment;
            target.modifyAttribute(time, count, quark);
        }
    }

    /** A period of lost events that will end. */
    private record End(long time, String name, long count) {}

    private final Set<Part> parts;
    private final boolean hasTotal;
    private final boolean hasTypes;
    private @Nullable Counter total;
    private final Map<String, Counter> types = new HashMap<>();
    private final Map<String, Counter> lost = new HashMap<>();
    private final PriorityQueue<End> ends =
            new PriorityQueue<>(Comparator.comparingLong(End::time));
    private long now = Long.MIN_VALUE;

    /** The time of the first event. */
    private long first = Long.MAX_VALUE;

    private boolean hasLost;

    /** The end of the period that ends last, of those that have begun. */
    private long lastEnd = Long.MIN_VALUE;

    /**
     * Creates a provider that counts everything.
     *
     * @param trace the trace whose events are counted
     */
    public StatsStateProvider(ITmfTrace trace) {
        this(trace, Set.of(Part.values()));
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace whose events are counted
     * @param parts what is counted
     */
    StatsStateProvider(ITmfTrace trace, Set<Part> parts) {
        super(trace, "Statistics");
        this.parts = parts;
        hasTotal = parts.contains(Part.TOTAL);
        hasTypes = parts.contains(Part.TYPES);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public StatsStateProvider getNewInstance() {
        return new StatsStateProvider(getTrace(), parts);
    }

    @Override
    public void saveState(DataOutput out) throws IOException {
        out.writeLong(now);
        out.writeLong(lastEnd);
        out.writeInt(ends.size());
        for (End end : ends) {
            out.writeLong(end.time());
            out.writeUTF(end.name());
            out.writeLong(end.count());
        }
    }

    @Override
    public void restoreState(DataInput in) throws IOException {
        now = in.readLong();
        lastEnd = in.readLong();
        for (int count = in.readInt(); count > 0; count--) {
            ends.add(new End(in.readLong(), in.readUTF(), in.readLong()));
        }
    }

    /** Periods of lost events may last beyond a part, and say so by what was before. */
    @Override
    public boolean canJoin(ITmfStateProvider part) {
        return part instanceof StatsStateProvider counts
                && ends.isEmpty()
                && !counts.hasLost
                && counts.first >= now;
    }

    @Override
    public void joined(ITmfStateProvider part) {
        if (part instanceof StatsStateProvider counts) {
            now = Math.max(now, counts.now);
            total = null;
            types.clear();
            lost.clear();
        }
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        // An event that is out of order counts where it was read.
        long now = Math.max(this.now, event.getTimestamp().toNanos());
        this.now = now;
        first = Math.min(first, now);
        if (!ends.isEmpty()) {
            endPeriods(now);
        }
        if (event instanceof ITmfLostEvent lost) {
            hasLost = true;
            if (hasTypes) {
                beginPeriod(now, lost);
            }
            return;
        }
        if (hasTotal) {
            total().add(now, 1);
        }
        if (hasTypes) {
            type(event.getName()).add(now, 1);
        }
    }

    private void beginPeriod(long now, ITmfLostEvent event) {
        TmfTimeRange period = event.getTimeRange();
        long count = event.getNbLostEvents();
        long end = Math.max(now, period.getEndTime().toNanos());
        type(event.getName()).add(now, count);
        ends.add(new End(end, event.getName(), count));
        if (end > lastEnd) {
            lastEnd = end;
            markPeriod(now, end);
        }
    }

    /** Says until when events are lost; null for no longer. */
    private void markPeriod(long now, @Nullable Long end) {
        ITmfStateSystemBuilder ss = this.ss;
        ss.modifyAttribute(now, end, ss.getQuarkAbsoluteAndAdd(Attributes.LOST_EVENTS));
    }

    /** The periods that last beyond the last event end with the history. */
    @Override
    public void done() {
        endPeriods(Long.MAX_VALUE);
    }

    private void endPeriods(long limit) {
        for (End end = ends.peek(); end != null && end.time() <= limit; end = ends.peek()) {
            ended(end.name()).add(end.time(), end.count());
            ends.remove();
            if (ends.isEmpty()) {
                markPeriod(end.time(), null);
            }
        }
    }

    private Counter total() {
        Counter counter = total;
        if (counter == null) {
            counter = new Counter(ss, Attributes.TOTAL);
            total = counter;
        }
        return counter;
    }

    private Counter type(String name) {
        return types.computeIfAbsent(name, type -> new Counter(ss, Attributes.EVENT_TYPES, type));
    }

    private Counter ended(String name) {
        return lost.computeIfAbsent(name, type -> new Counter(ss, Attributes.LOST_EVENTS, type));
    }
}
