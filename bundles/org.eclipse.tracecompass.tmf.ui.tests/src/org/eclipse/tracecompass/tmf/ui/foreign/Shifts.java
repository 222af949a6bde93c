package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.core.signal.TmfMarkerEventSourceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.AbstractTmfTraceAdapterFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEventSource;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;

/** Who was on duty, as marks of a plug-in on a trace: two shifts, and alarms between them. */
public class Shifts implements IMarkerEventSource {

    /** The category of ranges behind the states. */
    static final String SHIFTS = "Shifts";

    /** The category of instants over the states. */
    static final String ALARMS = "Alarms";

    private static final RGBA DAY = new RGBA(0xf0, 0xc0, 0x40, 0x40);

    private final Map<String, List<IMarkerEvent>> marks = new LinkedHashMap<>();
    private volatile long finest = Long.MAX_VALUE;

    /** A mark that numbers itself. */
    private static final class Alarm extends MarkerEvent {

        Alarm(long time, int number) {
            super(null, time, 0, ALARMS, new RGBA(200, 30, 30, 255), null, true, number);
        }

        @Override
        public String getLabel() {
            return "alarm " + getValue();
        }
    }

    /** Adapts all traces to their shifts, or to what fails. */
    static final class Factory extends AbstractTmfTraceAdapterFactory {

        private final boolean fails;
        private final Map<ITmfTrace, Shifts> made =
                Collections.synchronizedMap(new LinkedHashMap<>());

        Factory(boolean fails) {
            this.fails = fails;
        }

        @Override
        protected <T> T getTraceAdapter(ITmfTrace trace, Class<T> adapterType) {
            if (!adapterType.equals(IMarkerEventSource.class)) {
                return null;
            }
            Shifts shifts =
                    fails
                            ? new Shifts(trace) {
                                @Override
                                public List<String> getMarkerCategories() {
                                    throw new IllegalStateException("nobody is on duty");
                                }
                            }
                            : new Shifts(trace);
            made.put(trace, shifts);
            return adapterType.cast(shifts);
        }

        Shifts of(ITmfTrace trace) {
            return made.get(trace);
        }
    }

    Shifts(ITmfTrace trace) {
        long start = trace.getStartTime().toNanos();
        long half = (trace.getEndTime().toNanos() - start) / 2;
        marks.put(
                SHIFTS,
                List.of(
                        new MarkerEvent(null, start, half, SHIFTS, DAY, "early", false),
                        new MarkerEvent(null, start + half, half, SHIFTS, DAY, "late", false)));
    }

    /** Adds the category of alarms, and says so. */
    void alarm(long... times) {
        List<IMarkerEvent> alarms = new ArrayList<>();
        for (long time : times) {
            alarms.add(new Alarm(time, alarms.size()));
        }
        synchronized (marks) {
            marks.put(ALARMS, alarms);
        }
        TmfSignalManager.dispatchSignal(new TmfMarkerEventSourceUpdatedSignal(this));
    }

    /** The shortest time for a pixel that was asked for. */
    long finest() {
        return finest;
    }

    @Override
    public List<String> getMarkerCategories() {
        synchronized (marks) {
            return List.copyOf(marks.keySet());
        }
    }

    @Override
    public List<IMarkerEvent> getMarkerList(
            String category,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        finest = Math.min(finest, resolution);
        List<IMarkerEvent> found;
        synchronized (marks) {
            found = marks.getOrDefault(category, List.of());
        }
        return found.stream()
                .filter(m -> m.getTime() <= endTime && m.getTime() + m.getDuration() >= startTime)
                .toList();
    }
}
