package org.eclipse.tracecompass.internal.lttng2.ust.core.callstack;

import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/** Entries of functions, and for these the thread: without it a stack cannot be followed. */
public final class FunctionEventsRequirement extends TmfAbstractAnalysisRequirement {

    /** Creates the requirement. */
    public FunctionEventsRequirement() {
        super(List.of(FunctionEvents.ENTRY, FunctionEvents.EXIT), PriorityLevel.MANDATORY);
        addInformation(
                "Compile the program with -finstrument-functions, preload"
                        + " liblttng-ust-cyg-profile.so, and record the context vtid"
                        + " (and vpid,"
                        + " procname): lttng add-context -u -t vpid -t vtid -t"
                        + " procname.");
    }

    private enum Found {
        NO_ENTRY,
        NO_THREAD,
        ALL
    }

    @Override
    public boolean test(ITmfTrace trace) {
        return search(trace) == Found.ALL;
    }

    @Override
    public String whyNot(ITmfTrace trace) {
        return switch (search(trace)) {
            case ALL -> "";
            case NO_ENTRY -> "The trace has no events for entering a function (func_entry).";
            case NO_THREAD ->
                    "The events do not name their thread: the context vtid was not recorded.";
        };
    }

    private static Found search(ITmfTrace trace) {
        if (!(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return Found.NO_ENTRY;
        }
        Found found = Found.NO_ENTRY;
        for (ITmfEventType type : known.getContainedEventTypes()) {
            if (type.getName()
                    .substring(type.getName().lastIndexOf(':') + 1)
                    .equals(FunctionEvents.ENTRY)) {
                List<String> fields = Arrays.asList(type.getFieldNames().toArray(new String[0]));
                if (fields.contains(UstCallStackStateProvider.TID.toString())
                        || fields.contains(UstCallStackStateProvider.PTHREAD.toString())) {
                    return Found.ALL;
                }
                found = Found.NO_THREAD;
            }
        }
        return found;
    }
}
