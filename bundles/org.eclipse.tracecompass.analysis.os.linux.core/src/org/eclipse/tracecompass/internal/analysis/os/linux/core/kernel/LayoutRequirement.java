package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.KernelEventLayoutRequirement.ILayoutToEventName;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Events that an analysis needs. Which names these have is asked of the trace's own layout; the
 * values of the requirement are the default names.
 */
public final class LayoutRequirement extends TmfAbstractAnalysisRequirement {

    private final KernelEventLayoutRequirement events;
    private final List<ILayoutToEventName> recorded;

    /**
     * Creates a requirement.
     *
     * @param level how many of the events are needed
     * @param hint how to record such a trace, in one sentence; may be empty, since the command that
     *     records the events is told anyway
     * @param events the events
     */
    public LayoutRequirement(PriorityLevel level, String hint, ILayoutToEventName... events) {
        this(level, hint, List.of(events));
    }

    /**
     * Creates a requirement.
     *
     * @param level how many of the events are needed
     * @param hint how to record such a trace, in one sentence; may be empty, since the command that
     *     records the events is told anyway
     * @param events the events
     */
    public LayoutRequirement(
            PriorityLevel level, String hint, List<? extends ILayoutToEventName> events) {
        this(level, hint, events, events);
    }

    /**
     * Creates a requirement of events some of which are other names of others.
     *
     * @param level how many of the events are needed
     * @param hint how to record such a trace, in one sentence; may be empty, since the command that
     *     records the events is told anyway
     * @param events the events
     * @param recorded those of them that a recent tracer records
     */
    public LayoutRequirement(
            PriorityLevel level,
            String hint,
            List<? extends ILayoutToEventName> events,
            List<? extends ILayoutToEventName> recorded) {
        this(level, hint, new LinkedHashSet<>(events), recorded);
    }

    private LayoutRequirement(
            PriorityLevel level,
            String hint,
            Set<ILayoutToEventName> events,
            List<? extends ILayoutToEventName> recorded) {
        this(level, hint, new KernelEventLayoutRequirement(events, level), recorded);
    }

    private LayoutRequirement(
            PriorityLevel level,
            String hint,
            KernelEventLayoutRequirement events,
            List<? extends ILayoutToEventName> recorded) {
        super(events.instanciateRequirements(DefaultEventLayout.getInstance()).getValues(), level);
        this.events = events;
        this.recorded = List.copyOf(recorded);
        if (!hint.isEmpty()) {
            addInformation(hint);
        }
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return inWordsOf(trace).test(trace);
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        TmfAbstractAnalysisRequirement here = inWordsOf(trace);
        String why = here.whyNot(trace);
        if (why.isEmpty()) {
            return why;
        }
        // All the names that an event has ever had would hide the one that matters.
        List<String> names = namesIn(trace);
        String missing =
                names.size() < here.getValues().size()
                        ? "The trace lacks " + String.join(" or ", names) + '.'
                        : why;
        return missing + ' ' + howToRecord(trace) + sinceItBegan(trace);
    }

    /** That something is missing in the whole trace, as a sentence with a space before it. */
    public static String sinceItBegan(ITmfTrace trace) {
        ITmfTimestamp first = trace.readStart();
        return first == null ? "" : " Missing since the trace began, at " + first + '.';
    }

    /** Returns all names that the events may have, in the words of a trace. */
    public Set<String> anyNamesIn(ITmfTrace trace) {
        return inWordsOf(trace).getValues();
    }

    /** Returns the names that a recent tracer gives to the events, in the words of a trace. */
    public List<String> namesIn(ITmfTrace trace) {
        IKernelAnalysisEventLayout layout = KernelStateProvider.layoutOf(trace);
        return recorded.stream()
                .map(event -> event.getEventName(layout))
                .filter(name -> name != null && !name.isEmpty())
                .map(String::valueOf)
                .distinct()
                .toList();
    }

    /**
     * Names the command that records the events, in a sentence.
     *
     * @param trace the trace whose tracer would record them
     */
    public String howToRecord(ITmfTrace trace) {
        IKernelAnalysisEventLayout layout = KernelStateProvider.layoutOf(trace);
        List<String> names = namesIn(trace);
        return layout instanceof TracepointEventLayout
                ? "Record with: trace-cmd record -e " + String.join(" -e ", names) + '.'
                : "Record with: lttng enable-event -k " + String.join(",", names) + '.';
    }

    private TmfAbstractAnalysisRequirement inWordsOf(ITmfTrace trace) {
        return events.instanciateRequirements(KernelStateProvider.layoutOf(trace));
    }
}
