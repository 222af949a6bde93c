package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The one filter that all views of a trace apply. Views dim what does not pass it. A trace has at
 * most one such filter; a newer one replaces it, and it is forgotten when the trace is closed.
 *
 * <p>The filter comes into force when it is sent with a {@link TmfFilterAppliedSignal}. One without
 * expressions ends filtering. Immutable and thread-safe.
 */
public final class TraceCompassFilter {

    private static final Map<ITmfTrace, TraceCompassFilter> OF_TRACES =
            Collections.synchronizedMap(new WeakHashMap<>());

    static {
        TmfSignalManager.register(new ClosedTraces());
    }

    private final @Nullable ITmfFilter eventFilter;
    private final Collection<String> regexes;

    private TraceCompassFilter(@Nullable ITmfFilter eventFilter, Collection<String> regexes) {
        this.eventFilter = eventFilter;
        this.regexes = List.copyOf(regexes);
    }

    /** Forgets the filters of closed traces. */
    public static final class ClosedTraces {

        private ClosedTraces() {}

        /** A trace was closed. */
        @TmfSignalHandler
        public void traceClosed(TmfTraceClosedSignal signal) {
            OF_TRACES.remove(signal.getTrace());
        }
    }

    /**
     * Makes a filter of expressions the filter of a trace.
     *
     * @param regexes the expressions, in the language of the filters of views; none for no filter
     * @param trace the trace
     * @return the filter
     */
    public static TraceCompassFilter fromRegex(Collection<String> regexes, ITmfTrace trace) {
        TraceCompassFilter filter = new TraceCompassFilter(null, regexes);
        OF_TRACES.put(trace, filter);
        return filter;
    }

    /**
     * Makes a filter of events the filter of a trace.
     *
     * @param filter the filter; the text of a node of a filter tree becomes the expression, any
     *     other filter has none
     * @param trace the trace
     * @return the filter
     */
    public static TraceCompassFilter fromEventFilter(ITmfFilter filter, ITmfTrace trace) {
        Collection<String> regexes =
                filter instanceof ITmfFilterTreeNode node
                        ? List.of(node.toString(false))
                        : List.of();
        TraceCompassFilter made = new TraceCompassFilter(filter, regexes);
        OF_TRACES.put(trace, made);
        return made;
    }

    /**
     * The filter of a trace.
     *
     * @param trace the trace
     * @return its filter; null if it has none
     */
    public static @Nullable TraceCompassFilter getFilterForTrace(ITmfTrace trace) {
        return OF_TRACES.get(trace);
    }

    /** {@return the expressions; empty if all passes} */
    public Collection<String> getRegexes() {
        return regexes;
    }

    /**
     * The filter for events.
     *
     * @return the filter; null if all events pass, or an expression cannot be read as one of events
     */
    public @Nullable ITmfFilter getEventFilter() {
        ITmfFilter given = eventFilter;
        if (given != null || regexes.isEmpty()) {
            return given;
        }
        List<ITmfFilterTreeNode> parts = new ArrayList<>();
        try {
            regexes.forEach(expression -> parts.add(FilterParser.parse(expression)));
        } catch (FilterSyntaxException e) {
            return null;
        }
        TmfFilterAndNode all = new TmfFilterAndNode(null);
        parts.forEach(all::addChild);
        return parts.size() == 1 ? parts.get(0) : all;
    }
}
