package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * Goes through the events of a row: those that were fetched for the visible window as far as these
 * reach, and before and behind them those of the whole row, which are cut where they overlap.
 * Events that are added to the lists later are not seen. Not thread-safe; the lists may grow
 * meanwhile.
 *
 * @since 0.2.0
 */
public class EventIterator implements Iterator<ITimeEvent> {

    /** The parts of a row, in the order of time. */
    private enum Part {
        BEFORE,
        ZOOMED,
        BEHIND,
        END
    }

    private final List<ITimeEvent> events;
    private final List<ITimeEvent> zoomed;
    private final int eventCount;
    private final int zoomedCount;
    private final long start;
    private final long end;
    private final long zoomStart;
    private final long zoomEnd;
    private Part part = Part.BEFORE;
    private int index;
    private ITimeEvent next;

    /**
     * Goes through all events.
     *
     * @param eventList the events of the whole row, ordered by time; null for none
     * @param zoomedEventList the events of the visible window, ordered by time; null for none
     */
    public EventIterator(List<ITimeEvent> eventList, List<ITimeEvent> zoomedEventList) {
        this(eventList, zoomedEventList, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /**
     * Goes through the events of a range.
     *
     * @param eventList the events of the whole row, ordered by time; null for none
     * @param zoomedEventList the events of the visible window, ordered by time; null for none
     * @param startTime the start of the range
     * @param endTime the end of the range
     */
    public EventIterator(
            List<ITimeEvent> eventList,
            List<ITimeEvent> zoomedEventList,
            long startTime,
            long endTime) {
        events = indexed(eventList);
        zoomed = indexed(zoomedEventList);
        eventCount = events.size();
        zoomedCount = zoomed.size();
        start = startTime;
        end = endTime;
        if (zoomedCount == 0) {
            zoomStart = Long.MAX_VALUE;
            zoomEnd = Long.MAX_VALUE;
        } else {
            zoomStart = zoomed.get(0).getTime();
            zoomEnd = end(zoomed.get(zoomedCount - 1));
        }
        index = firstAt(events, eventCount, start);
    }

    private static List<ITimeEvent> indexed(List<ITimeEvent> list) {
        if (list == null) {
            return List.of();
        }
        return list instanceof RandomAccess ? list : new ArrayList<>(list);
    }

    private static long end(ITimeEvent event) {
        return event.getTime() + event.getDuration();
    }

    /** The first of the events that may reach into a range; costs O(log n) unless they overlap. */
    private static int firstAt(List<ITimeEvent> list, int count, long time) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (list.get(middle).getTime() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        while (low > 0 && end(list.get(low - 1)) >= time) {
            low--;
        }
        return low;
    }

    @Override
    public boolean hasNext() {
        while (next == null && part != Part.END) {
            advance();
        }
        return next != null;
    }

    private void advance() {
        switch (part) {
            case BEFORE -> {
                ITimeEvent event = index < eventCount ? events.get(index++) : null;
                if (event == null || event.getTime() >= zoomStart || event.getTime() > end) {
                    part = Part.ZOOMED;
                    index = firstAt(zoomed, zoomedCount, start);
                } else {
                    next = end(event) > zoomStart ? event.splitBefore(zoomStart) : event;
                }
            }
            case ZOOMED -> {
                ITimeEvent event = index < zoomedCount ? zoomed.get(index++) : null;
                if (event == null || event.getTime() > end) {
                    part = event == null && zoomedCount > 0 ? Part.BEHIND : Part.END;
                    index = firstAt(events, eventCount, Math.max(start, zoomEnd));
                } else {
                    next = event;
                }
            }
            case BEHIND -> {
                ITimeEvent event = index < eventCount ? events.get(index++) : null;
                if (event == null || event.getTime() > end) {
                    part = Part.END;
                } else if (end(event) > zoomEnd
                        || event.getTime() >= zoomEnd && event.getTime() > zoomStart) {
                    next = event.getTime() < zoomEnd ? event.splitAfter(zoomEnd) : event;
                }
            }
            case END -> {}
        }
        ITimeEvent found = next;
        if (found != null && end(found) < start) {
            next = null;
        }
    }

    @Override
    public ITimeEvent next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        ITimeEvent found = next;
        next = null;
        return found;
    }

    /** Not supported. */
    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }
}
