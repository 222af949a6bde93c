package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;

/** A declaration for tests of its views, and a naive reading of the history that comes of it. */
@NonNullByDefault({})
final class ShownStates {

    /** The declaration. */
    static final String TEXT =
            """
            states "shown" version 1;
            enum status { waits = 0 "#b0b0b0", ready = 1, runs = 2 "is running" "#33aa33" }
            attribute "Threads/*/Status" : status;
            attribute "Threads/*/Name" : string;
            on sched_switch {
                modify "CPUs/" + cpu + "/Thread" = next_tid;
                increment "CPUs/" + cpu + "/Switches";
                if (prev_tid != 0)
                    modify "Threads/" + prev_tid + "/Status" = prev_state == 0 ? ready : waits;
                if (next_tid != 0) {
                    modify "Threads/" + next_tid + "/Status" = runs;
                    modify "Threads/" + next_tid + "/Name" = next_comm;
                }
            }
            view "Threads" rows "Threads/*" state "Status" label "Name" links "CPUs/*/Thread";
            view "Switches" xy rows "CPUs/*/Switches" unit "times";
            """;

    private static final Map<Object, String> LABELS =
            Map.of(0, "waits", 1, "ready", 2, "is running");

    private ShownStates() {}

    /** What is asked of a data provider: instants that divide a span evenly, and rows. */
    static Map<String, Object> request(
            long start, long end, int times, @Nullable Collection<Long> items) {
        List<Long> requested = new ArrayList<>();
        for (int i = 0; i <= times; i++) {
            requested.add(i == times ? end : start + (end - start) / times * i);
        }
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, requested);
        if (items != null) {
            parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, new ArrayList<>(items));
        }
        return parameters;
    }

    /** All intervals of an attribute, one query each. */
    static List<ITmfStateInterval> intervals(ITmfStateSystem history, String... path)
            throws Exception {
        List<ITmfStateInterval> found = new ArrayList<>();
        int quark = history.getQuarkAbsolute(path);
        for (long t = history.getStartTime(); t <= history.getCurrentEndTime(); ) {
            ITmfStateInterval interval = history.querySingleState(t, quark);
            found.add(interval);
            t = interval.getEndTime() + 1;
        }
        return found;
    }

    /** The states that a thread has in the history, as {@link #text} writes them. */
    static List<String> statesOf(ITmfStateSystem history, String tid) throws Exception {
        List<String> states = new ArrayList<>();
        for (ITmfStateInterval interval : intervals(history, "Threads", tid, "Status")) {
            if (interval.getValue() != null) {
                states.add(
                        text(
                                interval.getStartTime(),
                                interval.getEndTime() - interval.getStartTime() + 1,
                                LABELS.get(interval.getValue())));
            }
        }
        return states;
    }

    /** A state of a row, as {@link #statesOf} writes those of the history. */
    static String text(ITimeGraphState state) {
        return text(state.getStartTime(), state.getDuration(), state.getLabel());
    }

    private static String text(long start, long duration, String label) {
        return start + "+" + duration + " " + label;
    }

    /** What the row of a thread is called: a thread that only left its processor has no name. */
    static String nameOf(ITmfStateSystem history, String tid) throws Exception {
        String name = tid;
        for (ITmfStateInterval interval : intervals(history, "Threads", tid, "Name")) {
            name = interval.getValue() instanceof String text ? text : name;
        }
        return name;
    }
}
