package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.swt.SWT;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;

/**
 * The usual {@link ITimeGraphEntry}: a view of an entry of a data model, with the events of the
 * whole row, and those that were fetched for the visible window and replace them there. Entries are
 * equal by identity. Built in the background while it is shown: thread-safe, but events of a row
 * must be added by one thread at a time.
 *
 * @since 0.2.0
 */
public class TimeGraphEntry implements ITimeGraphEntry, ICoreElementResolver {

    /** Orders events by time; events that have an instant in common are equal. */
    public static final Comparator<ITimeEvent> WITHIN_COMPARATOR =
            (a, b) -> {
                if (a.getTime() + a.getDuration() < b.getTime()) {
                    return -1;
                }
                return a.getTime() > b.getTime() + b.getDuration() ? 1 : 0;
            };

    private static final long NONE = -1;

    private final List<TimeGraphEntry> children = new CopyOnWriteArrayList<>();
    private volatile ITmfTreeDataModel model;
    private volatile TimeGraphEntry parent;
    private volatile long startTime;
    private volatile long endTime;
    private volatile List<ITimeEvent> events = new ArrayList<>();
    private volatile List<ITimeEvent> zoomedEvents;
    private volatile Sampling sampling;
    private Comparator<ITimeGraphEntry> comparator;

    /**
     * What the events of a visible window were fetched for. The events need not be fetched again
     * for an equal one. Immutable.
     */
    public static class Sampling {

        private final long zoomStart;
        private final long zoomEnd;
        private final long resolution;
        private final Map<Integer, Predicate<Multimap<String, Object>>> predicates;

        /**
         * @param zoomStart the start of the window
         * @param zoomEnd the end of the window
         * @param resolution how long a pixel is
         */
        public Sampling(long zoomStart, long zoomEnd, long resolution) {
            this(zoomStart, zoomEnd, null, resolution);
        }

        /**
         * @param zoomStart the start of the window
         * @param zoomEnd the end of the window
         * @param predicates the filters; null for none
         * @param resolution how long a pixel is
         */
        public Sampling(
                long zoomStart,
                long zoomEnd,
                Map<Integer, Predicate<Multimap<String, Object>>> predicates,
                long resolution) {
            this.zoomStart = zoomStart;
            this.zoomEnd = zoomEnd;
            this.predicates = predicates;
            this.resolution = resolution;
        }

        @Override
        public int hashCode() {
            return Objects.hash(zoomStart, zoomEnd, resolution, predicates);
        }

        @Override
        public boolean equals(Object arg0) {
            return this == arg0
                    || arg0 instanceof Sampling other
                            && zoomStart == other.zoomStart
                            && zoomEnd == other.zoomEnd
                            && resolution == other.resolution
                            && Objects.equals(predicates, other.predicates);
        }
    }

    /** An entry whose events are drawn with their values as heights. */
    private static final class LineEntry extends TimeGraphEntry {

        LineEntry(TimeGraphEntryModel model) {
            super(model);
        }

        @Override
        public DisplayStyle getStyle() {
            return DisplayStyle.LINE;
        }
    }

    /**
     * An entry of a model that is drawn in some way.
     *
     * @param model the entry of the model
     * @param style how its events are drawn
     */
    public static TimeGraphEntry create(
            TimeGraphEntryModel model, ITimeGraphEntry.DisplayStyle style) {
        return style == DisplayStyle.LINE ? new LineEntry(model) : new TimeGraphEntry(model);
    }

    /**
     * An entry that belongs to no model.
     *
     * @param name its name
     * @param startTime its first instant; -1 for that of its first event
     * @param endTime its last instant; -1 for that of its last event
     */
    public TimeGraphEntry(String name, long startTime, long endTime) {
        this(new TimeGraphEntryModel(NONE, NONE, name, startTime, endTime));
    }

    /**
     * An entry of a model.
     *
     * @param model the entry of the model
     */
    public TimeGraphEntry(TimeGraphEntryModel model) {
        this((ITmfTreeDataModel) model);
    }

    /**
     * An entry of a model.
     *
     * @param model the entry of the model; one without times spans all time
     */
    public TimeGraphEntry(ITmfTreeDataModel model) {
        this.model = model;
        startTime = startOf(model);
        endTime = endOf(model);
    }

    private static long startOf(ITmfTreeDataModel model) {
        return model instanceof ITimeGraphEntryModel timed ? timed.getStartTime() : 0;
    }

    private static long endOf(ITmfTreeDataModel model) {
        return model instanceof ITimeGraphEntryModel timed ? timed.getEndTime() : Long.MAX_VALUE;
    }

    // --- the tree

    @Override
    public TimeGraphEntry getParent() {
        return parent;
    }

    /** Sets the parent; to be called by the parent, which has this entry as a child. */
    public void setParent(TimeGraphEntry entry) {
        parent = entry;
    }

    @Override
    public boolean hasChildren() {
        return !children.isEmpty();
    }

    /** The children themselves, not a copy; may be iterated while others are added. */
    @Override
    public List<TimeGraphEntry> getChildren() {
        return children;
    }

    /** Removes all children. */
    public synchronized void clearChildren() {
        children.forEach(child -> child.setParent(null));
        children.clear();
    }

    /**
     * Adds a child: behind all others, or where the order of the last {@link #sortChildren} wants
     * it. A child of another entry is taken from there. Nothing happens if it is a child already.
     */
    public synchronized void addChild(TimeGraphEntry child) {
        int place = children.size();
        Comparator<ITimeGraphEntry> order = comparator;
        if (order != null) {
            place = 0;
            while (place < children.size() && order.compare(children.get(place), child) <= 0) {
                place++;
            }
        }
        addChild(place, child);
    }

    /**
     * Adds a child at a place. A child of another entry is taken from there. Nothing happens if it
     * is a child already.
     *
     * @param index the place, from 0
     * @param child the child
     */
    public synchronized void addChild(int index, TimeGraphEntry child) {
        TimeGraphEntry before = child.getParent();
        if (before == this) {
            return;
        }
        if (before != null) {
            before.removeChild(child);
        }
        child.setParent(this);
        children.add(index, child);
    }

    /** Removes a child; nothing happens if it is none. */
    public synchronized void removeChild(TimeGraphEntry child) {
        if (children.remove(child)) {
            child.setParent(null);
        }
    }

    /**
     * Sorts the children, now and when others are added.
     *
     * @param comparator the order; null leaves them as they are and adds others at the end
     */
    public synchronized void sortChildren(Comparator<ITimeGraphEntry> comparator) {
        this.comparator = comparator;
        if (comparator != null) {
            children.sort(comparator);
        }
    }

    // --- the entry

    @Override
    public String getName() {
        return model.getName();
    }

    @Override
    public long getStartTime() {
        return startTime;
    }

    @Override
    public long getEndTime() {
        return endTime;
    }

    /** Sets the last instant. */
    public void updateEndTime(long endTime) {
        this.endTime = endTime;
    }

    @Override
    public boolean hasTimeEvents() {
        return model.hasRowModel();
    }

    /** The entry of the data model, as its provider made it. */
    public ITmfTreeDataModel getEntryModel() {
        return model;
    }

    /**
     * Replaces the entry of the data model by a newer one.
     *
     * @param model the newer entry
     * @throws IllegalArgumentException if it has another id
     */
    public void updateModel(TimeGraphEntryModel model) {
        updateModel((ITmfTreeDataModel) model);
    }

    /**
     * Replaces the entry of the data model by a newer one.
     *
     * @param model the newer entry
     * @throws IllegalArgumentException if it has another id
     */
    public void updateModel(ITmfTreeDataModel model) {
        if (model.getId() != this.model.getId()) {
            throw new IllegalArgumentException(
                    "The entry " + this.model.getId() + " cannot become " + model.getId());
        }
        this.model = model;
        startTime = startOf(model);
        endTime = endOf(model);
    }

    @Override
    public boolean matches(Pattern pattern) {
        return pattern.matcher(getName()).find();
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return model instanceof ICoreElementResolver resolver
                ? resolver.getMetadata()
                : ImmutableMultimap.of();
    }

    // --- the events

    @Override
    public Iterator<ITimeEvent> getTimeEventsIterator() {
        return hasTimeEvents() ? new EventIterator(events, zoomedEvents) : null;
    }

    @Override
    public Iterator<ITimeEvent> getTimeEventsIterator(
            long startTime, long stopTime, long visibleDuration) {
        return hasTimeEvents()
                ? new EventIterator(events, zoomedEvents, startTime, stopTime)
                : null;
    }

    /**
     * Adds an event of the whole row, in the order of time. It replaces the last one if that begins
     * at the same time, and makes the entry longer if need be.
     */
    public void addEvent(ITimeEvent event) {
        append(events, event);
        widen(event);
    }

    /**
     * Sets the events of the whole row.
     *
     * @param eventList the events, ordered by time; null for none
     */
    public void setEventList(List<ITimeEvent> eventList) {
        events = eventList == null ? new ArrayList<>() : new ArrayList<>(eventList);
    }

    /**
     * Sets the events of the visible window.
     *
     * @param eventList the events, ordered by time; null for none, which also forgets the {@link
     *     #getSampling sampling}
     */
    public void setZoomedEventList(List<ITimeEvent> eventList) {
        if (eventList == null) {
            zoomedEvents = null;
            sampling = null;
        } else {
            zoomedEvents = new ArrayList<>(eventList);
        }
    }

    /**
     * Adds an event of the visible window, in the order of time. One that begins before the first
     * begins another list.
     */
    public void addZoomedEvent(ITimeEvent event) {
        List<ITimeEvent> zoomed = zoomedEvents;
        if (zoomed == null || !zoomed.isEmpty() && event.getTime() < zoomed.get(0).getTime()) {
            zoomed = new ArrayList<>();
            zoomedEvents = zoomed;
        }
        append(zoomed, event);
        widen(event);
    }

    /**
     * Replaces the event of the visible window that begins at the same time; adds the event if
     * there is none.
     */
    public void updateZoomedEvent(ITimeEvent event) {
        List<ITimeEvent> zoomed = zoomedEvents;
        if (zoomed != null) {
            for (int i = zoomed.size() - 1; i >= 0; i--) {
                if (zoomed.get(i).getTime() == event.getTime()) {
                    zoomed.set(i, event);
                    return;
                }
            }
        }
        addZoomedEvent(event);
    }

    /** Whether there are events of the visible window, even if that has none. */
    public boolean hasZoomedEvents() {
        return zoomedEvents != null;
    }

    private static void append(List<ITimeEvent> list, ITimeEvent event) {
        int last = list.size() - 1;
        if (last >= 0 && list.get(last).getTime() == event.getTime()) {
            list.set(last, event);
        } else {
            list.add(event);
        }
    }

    private void widen(ITimeEvent event) {
        if (event instanceof NullTimeEvent) {
            return;
        }
        long from = event.getTime();
        long to = from + event.getDuration();
        if (startTime == SWT.DEFAULT || from < startTime) {
            startTime = from;
        }
        if (endTime == SWT.DEFAULT || to > endTime) {
            endTime = to;
        }
    }

    /** What the events of the visible window were fetched for; null if that is unknown. */
    public Sampling getSampling() {
        return sampling;
    }

    /** Sets what the events of the visible window were fetched for. */
    public void setSampling(Sampling sampling) {
        this.sampling = sampling;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + '(' + getName() + ')';
    }
}
