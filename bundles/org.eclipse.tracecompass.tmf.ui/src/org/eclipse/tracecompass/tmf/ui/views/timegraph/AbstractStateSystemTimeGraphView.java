package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils;

/**
 * A view whose rows show the attributes of state systems. For each window, the full state is read
 * once per pixel, and subclasses make the events of all rows of it.
 *
 * @since 9.5.0
 */
public abstract class AbstractStateSystemTimeGraphView extends AbstractTimeGraphView {

    /** How many intervals are handed over at once. */
    private static final int CHUNK = 1_000_000;

    private static final int ROWS_AROUND = 3;

    private final EntryLists<ITmfStateSystem> entries = new EntryLists<>();

    /** The state systems with rows; the lock for changes of it and of entries together. */
    private final Multimap<ITmfTrace, ITmfStateSystem> systems =
            Multimaps.synchronizedMultimap(HashMultimap.create());

    private volatile long zoomedStart = Long.MIN_VALUE;
    private volatile long zoomedEnd = Long.MIN_VALUE;

    /**
     * Receives the states that a query reads.
     *
     * @since 9.5.0
     */
    public interface IQueryHandler {

        /**
         * Handles a part of the states.
         *
         * @param fullStates the full states at instants, ordered by time; an interval per quark
         * @param prevFullState the last full state of the part before; null for the first part
         */
        void handle(
                List<List<ITmfStateInterval>> fullStates,
                @Nullable List<ITmfStateInterval> prevFullState);
    }

    /** Reads each state system once and makes the events of the rows on the screen. */
    private final class SystemsZoom extends ZoomThread {

        private final Set<TimeGraphEntry> visible;
        private final boolean other;

        SystemsZoom(
                Set<TimeGraphEntry> visible, long start, long end, long resolution, boolean other) {
            super(start, end, resolution);
            this.visible = visible;
            this.other = other;
        }

        @Override
        public void doRun() {
            ITmfTrace trace = getTrace();
            if (trace == null) {
                return;
            }
            List<ITmfStateSystem> all = List.copyOf(systems.get(trace));
            if (other) {
                applyResults(() -> clear(all));
            }
            List<ILinkEvent> links = new ArrayList<>();
            Set<IMarkerEvent> markers = new LinkedHashSet<>();
            for (ITmfStateSystem ss : all) {
                if (getMonitor().isCanceled()) {
                    return;
                }
                zoom(ss, links, markers);
            }
            if (getMonitor().isCanceled()) {
                return;
            }
            List<ILinkEvent> own =
                    AbstractStateSystemTimeGraphView.this.getLinkList(
                            getZoomStartTime(), getZoomEndTime(), getResolution(), getMonitor());
            if (own != null) {
                links.addAll(own);
            }
            markers.addAll(
                    AbstractStateSystemTimeGraphView.this.getViewMarkerList(
                            visible,
                            getZoomStartTime(),
                            getZoomEndTime(),
                            getResolution(),
                            getMonitor()));
            markers.addAll(
                    getTraceMarkerList(
                            getZoomStartTime(), getZoomEndTime(), getResolution(), getMonitor()));
            List<String> categories = getMarkerCategories();
            applyResults(() -> showAround(links, categories, markers, visible));
            redraw();
        }

        private void zoom(ITmfStateSystem ss, List<ILinkEvent> links, Set<IMarkerEvent> markers) {
            List<TimeGraphEntry> rows = rowsOf(ss);
            queryFullStates(
                    ss,
                    getZoomStartTime(),
                    getZoomEndTime(),
                    getResolution(),
                    getMonitor(),
                    (fullStates, prevFullState) -> {
                        Map<Integer, Predicate<Multimap<String, Object>>> filter =
                                generateRegexPredicate();
                        for (TimeGraphEntry row : rows) {
                            if (getMonitor().isCanceled()) {
                                return;
                            }
                            List<ITimeEvent> events =
                                    getEventList(row, ss, fullStates, prevFullState, getMonitor());
                            if (events != null) {
                                doFilterEventList(row, events, filter);
                                applyResults(() -> events.forEach(row::addZoomedEvent));
                            }
                        }
                        links.addAll(getLinkList(ss, fullStates, prevFullState, getMonitor()));
                        markers.addAll(
                                getViewMarkerList(ss, fullStates, prevFullState, getMonitor()));
                    });
        }

        private List<TimeGraphEntry> rowsOf(ITmfStateSystem ss) {
            List<TimeGraphEntry> rows = new ArrayList<>();
            List<TimeGraphEntry> top = entries.get(ss);
            if (top != null) {
                for (TimeGraphEntry entry : top) {
                    for (TimeGraphEntry row : Utils.flatten(entry)) {
                        if (visible.contains(row)) {
                            rows.add(row);
                        }
                    }
                }
            }
            return rows;
        }

        private void clear(List<ITmfStateSystem> all) {
            for (ITmfStateSystem ss : all) {
                List<TimeGraphEntry> top = entries.get(ss);
                if (top != null) {
                    top.forEach(
                            entry ->
                                    Utils.flatten(entry)
                                            .forEach(row -> row.setZoomedEventList(null)));
                }
            }
        }
    }

    /**
     * @param id the id of the view, or its name
     * @param pres says how events look
     */
    public AbstractStateSystemTimeGraphView(String id, TimeGraphPresentationProvider pres) {
        super(id, pres);
    }

    // --- rows of state systems

    /**
     * The rows of a state system.
     *
     * @return the rows themselves, not a copy; null if none have been set
     */
    protected @Nullable List<TimeGraphEntry> getEntryList(ITmfStateSystem ss) {
        return entries.get(ss);
    }

    /**
     * Replaces the rows of a state system; what they belong to is added to the view. Does nothing
     * if the trace is closed.
     */
    protected void putEntryList(ITmfTrace trace, ITmfStateSystem ss, List<TimeGraphEntry> list) {
        synchronized (systems) {
            if (isClosed(trace)) {
                return;
            }
            entries.put(ss, list);
            systems.put(trace, ss);
        }
        addToEntryList(trace, roots(list));
    }

    /**
     * Adds rows of a state system; what they belong to is added to the view. Does nothing if the
     * trace is closed.
     */
    protected void addToEntryList(ITmfTrace trace, ITmfStateSystem ss, List<TimeGraphEntry> list) {
        synchronized (systems) {
            if (isClosed(trace)) {
                return;
            }
            entries.add(ss, list);
            systems.put(trace, ss);
        }
        addToEntryList(trace, roots(list));
    }

    /** Removes rows of a state system; those at the top of the tree also from the view. */
    protected void removeFromEntryList(
            ITmfTrace trace, ITmfStateSystem ss, List<TimeGraphEntry> list) {
        entries.remove(ss, list);
        List<TimeGraphEntry> left = entries.get(ss);
        if (left == null || left.isEmpty()) {
            systems.remove(trace, ss);
        }
        removeFromEntryList(trace, list);
    }

    private static List<TimeGraphEntry> roots(List<TimeGraphEntry> list) {
        Set<TimeGraphEntry> roots = new LinkedHashSet<>();
        for (TimeGraphEntry entry : list) {
            TimeGraphEntry root = entry;
            while (root.getParent() != null) {
                root = root.getParent();
            }
            roots.add(root);
        }
        return List.copyOf(roots);
    }

    @Override
    protected void resetView(ITmfTrace viewTrace) {
        systems.removeAll(viewTrace).forEach(entries::forget);
        super.resetView(viewTrace);
    }

    // --- states

    @Override
    protected @Nullable ZoomThread createZoomThread(
            long startTime, long endTime, long resolution, boolean restart) {
        boolean other = startTime != zoomedStart || endTime != zoomedEnd;
        zoomedStart = startTime;
        zoomedEnd = endTime;
        return new SystemsZoom(
                getVisibleItems(ROWS_AROUND), startTime, endTime, resolution, other && !restart);
    }

    /**
     * The events of a row. In a zoom thread, once per part of the states.
     *
     * @param tgentry the row
     * @param ss the state system
     * @param fullStates the full states at instants, ordered by time; an interval per quark
     * @param prevFullState the last full state of the part before; null for the first part
     * @param monitor is cancelled when the events are not wanted any more
     * @return a list that may be changed, ordered by time; null to add nothing
     */
    protected abstract @Nullable List<ITimeEvent> getEventList(
            TimeGraphEntry tgentry,
            ITmfStateSystem ss,
            List<List<ITmfStateInterval>> fullStates,
            @Nullable List<ITmfStateInterval> prevFullState,
            IProgressMonitor monitor);

    /** The links of a state system. In a zoom thread, once per part of the states. */
    protected List<ILinkEvent> getLinkList(
            ITmfStateSystem ss,
            List<List<ITmfStateInterval>> fullStates,
            @Nullable List<ITmfStateInterval> prevFullState,
            IProgressMonitor monitor) {
        return new ArrayList<>();
    }

    /** The markers of a state system. In a zoom thread, once per part of the states. */
    protected List<IMarkerEvent> getViewMarkerList(
            ITmfStateSystem ss,
            List<List<ITmfStateInterval>> fullStates,
            @Nullable List<ITmfStateInterval> prevFullState,
            IProgressMonitor monitor) {
        return new ArrayList<>();
    }

    /** The quarks whose states a row shows; none by default, which means all of a state system. */
    protected Collection<Integer> getQuarksForEntry(ITimeGraphEntry entry, ITmfStateSystem ss) {
        return Collections.emptyList();
    }

    /**
     * Finds where the events of a row leave gaps, as events without a value that fill them.
     *
     * @param entry the row
     * @param eventList its events, ordered by time
     * @param gaps receives the gaps of the row
     */
    protected void getEnventListGaps(
            TimeGraphEntry entry,
            List<ITimeEvent> eventList,
            Map<TimeGraphEntry, List<ITimeEvent>> gaps) {
        List<ITimeEvent> found = new ArrayList<>();
        ITimeEvent before = null;
        for (ITimeEvent event : eventList) {
            if (before != null && before.getTime() + before.getDuration() < event.getTime()) {
                long end = before.getTime() + before.getDuration();
                found.add(new TimeEvent(entry, end, event.getTime() - end));
            }
            before = event;
        }
        if (!found.isEmpty()) {
            gaps.put(entry, found);
        }
    }

    // --- queries

    /**
     * Reads the full states at instants of a range: its start, then one per resolution, and its
     * end. They are handed over in parts.
     *
     * @param ss the state system; one that is closed is ignored
     * @param start the first instant, in ns
     * @param end the last instant
     * @param resolution the distance of instants, in ns
     * @param monitor is cancelled when the states are not wanted any more
     * @param handler receives the states
     */
    protected void queryFullStates(
            ITmfStateSystem ss,
            long start,
            long end,
            long resolution,
            IProgressMonitor monitor,
            IQueryHandler handler) {
        if (end < start) {
            return;
        }
        List<List<ITmfStateInterval>> part = new ArrayList<>();
        List<ITmfStateInterval> before = null;
        try {
            long first = Math.max(start, ss.getStartTime());
            long last = Math.min(end, ss.getCurrentEndTime());
            if (last < first) {
                return;
            }
            for (long time : ViewTimes.stateTimes(first, last, Math.max(1, resolution))) {
                if (monitor.isCanceled()) {
                    return;
                }
                part.add(ss.queryFullState(time));
                if ((long) part.size() * ss.getNbAttributes() >= CHUNK) {
                    handler.handle(part, before);
                    before = part.get(part.size() - 1);
                    part = new ArrayList<>();
                }
            }
        } catch (StateSystemDisposedException e) {
            return;
        }
        if (!part.isEmpty() && !monitor.isCanceled()) {
            handler.handle(part, before);
        }
    }

    /**
     * Reads the states of some quarks at instants of a range, as {@link #queryFullStates} does; the
     * lists have null for all other quarks.
     *
     * @param quarks the quarks
     */
    protected void queryRangeStates(
            ITmfStateSystem ss,
            long start,
            long end,
            Collection<Integer> quarks,
            long resolution,
            IProgressMonitor monitor,
            IQueryHandler handler) {
        try {
            long first = Math.max(start, ss.getStartTime());
            long last = Math.min(end, ss.getCurrentEndTime());
            if (last < first || quarks.isEmpty()) {
                return;
            }
            List<Long> times = ViewTimes.stateTimes(first, last, Math.max(1, resolution));
            Map<Integer, TreeMap<Long, ITmfStateInterval>> byQuark = new LinkedHashMap<>();
            for (ITmfStateInterval interval : ss.query2D(quarks, times)) {
                if (monitor.isCanceled()) {
                    return;
                }
                byQuark.computeIfAbsent(interval.getAttribute(), q -> new TreeMap<>())
                        .put(interval.getStartTime(), interval);
            }
            hand(times, ss.getNbAttributes(), byQuark, monitor, handler);
        } catch (StateSystemDisposedException e) {
            // the trace is closed: nobody wants its states
        }
    }

    private static void hand(
            List<Long> times,
            int attributes,
            Map<Integer, TreeMap<Long, ITmfStateInterval>> byQuark,
            IProgressMonitor monitor,
            IQueryHandler handler) {
        List<List<ITmfStateInterval>> part = new ArrayList<>();
        List<ITmfStateInterval> before = null;
        for (long time : times) {
            if (monitor.isCanceled()) {
                return;
            }
            List<ITmfStateInterval> state = new ArrayList<>(Collections.nCopies(attributes, null));
            byQuark.forEach(
                    (quark, intervals) -> {
                        Map.Entry<Long, ITmfStateInterval> at = intervals.floorEntry(time);
                        if (at != null && at.getValue().getEndTime() >= time) {
                            state.set(quark, at.getValue());
                        }
                    });
            part.add(state);
            if ((long) part.size() * Math.max(1, byQuark.size()) >= CHUNK) {
                handler.handle(part, before);
                before = part.get(part.size() - 1);
                part = new ArrayList<>();
            }
        }
        if (!part.isEmpty()) {
            handler.handle(part, before);
        }
    }
}
