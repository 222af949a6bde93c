package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The filter of all views of a trace. An open trace has one at most, the one made last; a {@link
 * TmfFilterAppliedSignal} tells the views. Immutable and thread-safe.
 *
 * @since 0.2.0
 */
public class TraceCompassFilter {

    private static final Map<ITmfTrace, TraceCompassFilter> FILTERS = new ConcurrentHashMap<>();

    static {
        TmfSignalManager.register(new Closing());
    }

    private final @Nullable ITmfFilter eventFilter;
    private final List<String> regexes;

    private TraceCompassFilter(@Nullable ITmfFilter eventFilter, Collection<String> regexes) {
        this.eventFilter = eventFilter;
        this.regexes = List.copyOf(regexes);
    }

    /**
     * Makes the filter of a trace of expressions.
     *
     * @param regexes the expressions; none to show everything
     * @param trace the trace
     * @return the filter, which is the one of the trace from now on
     */
    public static TraceCompassFilter fromRegex(Collection<String> regexes, ITmfTrace trace) {
        return register(new TraceCompassFilter(null, regexes), trace);
    }

    /**
     * Makes the filter of a trace of a filter of its events.
     *
     * @param filter the filter; the text of it is the expression for what is no event
     * @param trace the trace
     * @return the filter, which is the one of the trace from now on
     */
    public static TraceCompassFilter fromEventFilter(ITmfFilter filter, ITmfTrace trace) {
        return register(new TraceCompassFilter(filter, List.of(filter.toString())), trace);
    }

    private static TraceCompassFilter register(TraceCompassFilter filter, ITmfTrace trace) {
        FILTERS.put(trace, filter);
        return filter;
    }

    /**
     * The filter of a trace.
     *
     * @param trace the trace
     * @return its filter; null if it has none
     */
    public static @Nullable TraceCompassFilter getFilterForTrace(ITmfTrace trace) {
        return FILTERS.get(trace);
    }

    /** The filter of events; null if the filter was made of expressions. */
    public @Nullable ITmfFilter getEventFilter() {
        return eventFilter;
    }

    /** The expressions; what does not match all of them is dimmed. */
    public Collection<String> getRegexes() {
        return regexes;
    }

    /** Forgets the filters of closed traces. */
    public static final class Closing {

        private Closing() {}

        /** A trace was closed. */
        @TmfSignalHandler
        public void traceClosed(TmfTraceClosedSignal signal) {
            FILTERS.remove(signal.getTrace());
        }
    }
}
