package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Why a value may be missing: the trace lacks the events that tell it, or else something that
 * happens with all events recorded.
 *
 * @param otherwise why the value may be missing nevertheless, in sentences; {@link #SINCE} in them
 *     stands for when the trace began, or events were lost
 * @param needs the events, one of which is needed
 */
record Missing(String otherwise, List<LayoutRequirement> needs) {

    static final String SINCE = "{since}";

    /** A value that does not depend on further events. */
    static Missing because(String why) {
        return new Missing(why, List.of());
    }

    /**
     * A value that needs one of some events.
     *
     * @param otherwise why it may be missing nevertheless
     */
    static Missing without(String otherwise, ILayoutToEventName... events) {
        return new Missing(
                otherwise, List.of(new LayoutRequirement(PriorityLevel.AT_LEAST_ONE, "", events)));
    }

    /** Returns the reason for a value of some time. */
    String in(ITmfTrace trace, long time) {
        for (LayoutRequirement need : needs) {
            String why = need.whyNot(trace);
            if (!why.isEmpty()) {
                return why;
            }
        }
        String reason =
                otherwise.contains(SINCE)
                        ? otherwise.replace(SINCE, KnownSince.words(trace, time))
                        : otherwise;
        for (LayoutRequirement need : needs) {
            String first = KnownSince.firstAfter(trace, need, time);
            reason = first.isEmpty() ? reason : reason + ' ' + first;
        }
        return reason;
    }
}
