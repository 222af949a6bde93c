package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.ITimeRange;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SDTimeEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.TimeEventComparator;

/** The times of a diagram in their order. */
final class Times {

    private Times() {}

    /** The times of all messages and executions of a diagram. */
    static List<SDTimeEvent> of(Frame frame) {
        List<SDTimeEvent> times = new ArrayList<>();
        add(times, frame.syncMessageCount(), frame::getSyncMessage);
        add(times, frame.syncMessageReturnCount(), frame::getSyncMessageReturn);
        add(times, frame.asyncMessageCount(), frame::getAsyncMessage);
        add(times, frame.asyncMessageReturnCount(), frame::getAsyncMessageReturn);
        times.addAll(frame.getExecutionOccurrencesWithTime());
        times.sort(new TimeEventComparator());
        return times;
    }

    private static void add(
            List<SDTimeEvent> times, int count, IntFunction<? extends GraphNode> nodes) {
        for (int i = 0; i < count; i++) {
            GraphNode node = nodes.apply(i);
            if (node instanceof ITimeRange range && range.hasTimeInfo()) {
                int start = node.getStartOccurrence();
                int end = node.getEndOccurrence();
                times.add(new SDTimeEvent(range.getStartTime(), start, range));
                if (end != start) {
                    times.add(new SDTimeEvent(range.getEndTime(), end, range));
                }
            }
        }
    }
}
