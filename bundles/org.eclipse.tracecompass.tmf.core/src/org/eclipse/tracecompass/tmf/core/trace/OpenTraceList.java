package org.eclipse.tracecompass.tmf.core.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;

/**
 * The open traces and experiments in the order of opening, what is selected and visible in each,
 * and which of them is active. Thread-safe: each method is one step.
 */
final class OpenTraceList {

    private static final TmfTraceContext NO_CONTEXT =
            new TmfTraceContext(TmfTimeRange.NULL_RANGE, TmfTimeRange.NULL_RANGE, null, null);

    private final Map<ITmfTrace, TmfTraceContext> contexts = new LinkedHashMap<>();
    private @Nullable ITmfTrace active;

    synchronized void clear() {
        contexts.clear();
        active = null;
    }

    /** Adds a trace, which becomes the active one. */
    synchronized void open(ITmfTrace trace, TmfTraceContext context) {
        contexts.put(trace, context);
        active = trace;
    }

    /** Forgets a trace; if it was active, the one that was opened last becomes that. */
    synchronized void close(ITmfTrace closed) {
        contexts.remove(closed);
        if (active == closed) {
            active = null;
            for (ITmfTrace trace : contexts.keySet()) {
                active = trace;
            }
        }
    }

    /** Makes a trace the active one, if it is open. */
    synchronized void select(ITmfTrace trace) {
        if (contexts.containsKey(trace)) {
            active = trace;
        }
    }

    synchronized @Nullable ITmfTrace active() {
        return active;
    }

    synchronized Set<ITmfTrace> all() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(contexts.keySet()));
    }

    synchronized TmfTraceContext activeContext() {
        ITmfTrace trace = active;
        return trace == null ? NO_CONTEXT : contextOf(trace);
    }

    /** {@return a trace's context; one with empty ranges when it is not open} */
    synchronized TmfTraceContext contextOf(ITmfTrace trace) {
        TmfTraceContext context = contexts.get(trace);
        return context == null ? NO_CONTEXT : context;
    }

    /** {@return the contexts of the traces of a host, and of the experiments that have one} */
    synchronized List<TmfTraceContext> contextsOfHost(String hostId) {
        List<TmfTraceContext> contexts = new ArrayList<>();
        this.contexts.forEach(
                (opened, context) -> {
                    if (TmfTraceManager.getTraceSetWithExperiment(opened).stream()
                            .anyMatch(trace -> trace.getHostId().equals(hostId))) {
                        contexts.add(context);
                    }
                });
        return contexts;
    }

    /** {@return a trace's name, with a number when several open traces have it} */
    synchronized String uniqueName(ITmfTrace trace) {
        String name = trace.getName();
        int number = 0;
        int same = 0;
        for (ITmfTrace opened : contexts.keySet()) {
            if (opened.getName().equals(name)) {
                same++;
                if (opened == trace) {
                    number = same;
                }
            }
        }
        return same > 1 && number > 0 ? name + " | " + number : name;
    }

    synchronized boolean isSynchronized(ITmfTrace trace, ITmfTrace other) {
        return trace == other
                || contextOf(trace).isSynchronized() && contextOf(other).isSynchronized();
    }

    /** Changes the context of a trace, if it is open. */
    synchronized void update(ITmfTrace trace, UnaryOperator<TmfTraceContext.Builder> updater) {
        contexts.computeIfPresent(trace, (t, context) -> updater.apply(context.builder()).build());
    }

    /**
     * Sets the selection of the traces that follow one and have one of its ends.
     *
     * @param signalled the trace that it was made in; null for the active one
     */
    synchronized void setSelection(
            @Nullable ITmfTrace signalled, ITmfTimestamp begin, ITmfTimestamp end) {
        for (ITmfTrace trace : followers(signalled)) {
            if (begin.intersects(rangeOf(trace)) || end.intersects(rangeOf(trace))) {
                update(trace, builder -> builder.setSelection(new TmfTimeRange(begin, end)));
            }
        }
    }

    /**
     * Sets the visible range of the traces that follow one and have a part of it: to that part.
     *
     * @param signalled the trace that it was made in; null for the active one
     */
    synchronized void setWindow(@Nullable ITmfTrace signalled, TmfTimeRange range) {
        for (ITmfTrace trace : followers(signalled)) {
            TmfTimeRange part = rangeOf(trace).getIntersection(range);
            if (part != null) {
                update(trace, builder -> builder.setWindowRange(part));
            }
        }
    }

    /**
     * The events of an open trace have other times: selection and visible window are reset where it
     * is not in the trace's time any more. Reads the trace's ends outside of the lock.
     */
    void timesChanged(ITmfTrace trace) {
        trace.readStart();
        TmfTimeRange initial = trace.getInitialTimeRange();
        ITmfTimestamp end = trace.readEnd();
        TmfTimeRange all =
                new TmfTimeRange(
                        initial.getStartTime(),
                        end == null || end.compareTo(initial.getEndTime()) < 0
                                ? initial.getEndTime()
                                : end);
        update(
                trace,
                builder -> {
                    TmfTraceContext now = contextOf(trace);
                    if (!all.contains(now.getWindowRange())) {
                        builder.setWindowRange(initial);
                    }
                    if (!all.contains(now.getSelectionRange())) {
                        ITmfTimestamp start = initial.getStartTime();
                        builder.setSelection(new TmfTimeRange(start, start));
                    }
                    return builder;
                });
    }

    private List<ITmfTrace> followers(@Nullable ITmfTrace signalled) {
        ITmfTrace source = signalled == null ? active : signalled;
        List<ITmfTrace> followers = new ArrayList<>();
        for (ITmfTrace trace : contexts.keySet()) {
            if (source == null || isSynchronized(source, trace)) {
                followers.add(trace);
            }
        }
        return followers;
    }

    private static TmfTimeRange rangeOf(ITmfTrace trace) {
        if (!trace.isIndexing() && trace.getNbEvents() > 1) {
            return trace.getTimeRange();
        }
        // Until it is indexed an end is not known, unless it can be read without that.
        ITmfTimestamp end = trace.readEnd();
        return new TmfTimeRange(trace.getStartTime(), end == null ? TmfTimestamp.BIG_CRUNCH : end);
    }
}
