package org.eclipse.tracecompass.tmf.ui.views.timechart;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * The row of a trace with its events. There are never more than some thousand objects: when there
 * are too many, each two neighbours become one. Thread-safe.
 *
 * @since 9.5.0
 */
public class TimeChartAnalysisEntry implements ITimeGraphEntry {

    /** More objects than any screen has pixels. */
    private static final int MOST = 32_768;

    private final ITmfTrace trace;
    private final List<ITimeEvent> events = new ArrayList<>();
    private int perObject = 1;
    private int inLast;
    private long startTime = -1;
    private long endTime = -1;
    private long lastRank;

    TimeChartAnalysisEntry(ITmfTrace trace) {
        this.trace = trace;
    }

    @Override
    public List<ITimeGraphEntry> getChildren() {
        return List.of();
    }

    @Override
    public ITimeGraphEntry getParent() {
        return null;
    }

    @Override
    public boolean hasChildren() {
        return false;
    }

    @Override
    public String getName() {
        return trace.getName();
    }

    @Override
    public synchronized long getStartTime() {
        return startTime;
    }

    @Override
    public synchronized long getEndTime() {
        return endTime;
    }

    @Override
    public boolean hasTimeEvents() {
        return true;
    }

    @Override
    public synchronized Iterator<ITimeEvent> getTimeEventsIterator() {
        return new ArrayList<>(events).iterator();
    }

    @Override
    @SuppressWarnings("unchecked")
    public synchronized Iterator<ITimeEvent> getTimeEventsIterator(
            long startTime, long stopTime, long maxDuration) {
        int from = firstFrom(startTime);
        int to = from;
        while (to < events.size() && events.get(to).getTime() <= stopTime) {
            to++;
        }
        return new ArrayList<>(events.subList(from, to)).iterator();
    }

    /** The index of the first object that does not end before an instant. */
    private int firstFrom(long time) {
        int low = 0;
        int high = events.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            ITimeEvent event = events.get(middle);
            if (event.getTime() + event.getDuration() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Adds an event, in the order of time. */
    public synchronized void addTraceEvent(ITimeEvent timeEvent) {
        long end = timeEvent.getTime() + timeEvent.getDuration();
        startTime =
                startTime == -1 ? timeEvent.getTime() : Math.min(startTime, timeEvent.getTime());
        endTime = Math.max(endTime, end);
        boolean joined =
                inLast < perObject
                        && !events.isEmpty()
                        && join(events.get(events.size() - 1), timeEvent);
        if (joined) {
            inLast++;
            return;
        }
        events.add(timeEvent);
        inLast = 1;
        if (events.size() > MOST) {
            halve();
        }
    }

    private static boolean join(ITimeEvent event, ITimeEvent next) {
        if (event instanceof TimeChartEvent into && next instanceof TimeChartEvent other) {
            into.merge(other);
            return true;
        }
        return false;
    }

    private void halve() {
        List<ITimeEvent> fewer = new ArrayList<>();
        for (ITimeEvent event : events) {
            int last = fewer.size() - 1;
            if (last < 0 || !isHalf(fewer.get(last)) || !join(fewer.get(last), event)) {
                fewer.add(event);
            }
        }
        events.clear();
        events.addAll(fewer);
        perObject *= 2;
        inLast = perObject;
    }

    private boolean isHalf(ITimeEvent event) {
        return event instanceof TimeChartEvent known && known.getNbEvents() <= perObject;
    }

    /** The trace. */
    public ITmfTrace getTrace() {
        return trace;
    }

    /** Sets the rank of the last event that was added. */
    public synchronized void setLastRank(long rank) {
        lastRank = rank;
    }

    /** The rank of the last event that was added. */
    public synchronized long getLastRank() {
        return lastRank;
    }

    @Override
    public boolean matches(Pattern pattern) {
        return pattern.matcher(getName()).find();
    }
}
