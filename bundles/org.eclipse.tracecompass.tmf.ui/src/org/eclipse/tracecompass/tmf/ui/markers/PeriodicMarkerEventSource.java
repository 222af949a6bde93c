package org.eclipse.tracecompass.tmf.ui.markers;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEventSource;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;

/**
 * Markers at regular distances, with numbers: lines of one colour, or periods of two colours in
 * turn. Immutable and thread-safe.
 *
 * @since 9.5.0
 */
public class PeriodicMarkerEventSource implements IMarkerEventSource {

    private final String category;
    private final Reference reference;
    private final double period;
    private final long rollover;
    private final RGBA color1;
    private final RGBA color2;
    private final boolean foreground;

    /**
     * An instant with the number of the marker there.
     *
     * @since 9.5.0
     */
    public static class Reference {

        /** The marker 0 at the instant 0. */
        public static final Reference ZERO = new Reference(0L, 0L);

        private final long time;
        private final long index;

        /**
         * @param time the instant, in ns
         * @param index the number of the marker there
         */
        public Reference(long time, int index) {
            this(time, (long) index);
        }

        /**
         * @param time the instant, in ns
         * @param index the number of the marker there
         */
        public Reference(long time, long index) {
            this.time = time;
            this.index = index;
        }

        /** The instant, in ns. */
        public long getTime() {
            return time;
        }

        /** The number of the marker there. */
        public long getIndex() {
            return index;
        }

        @Override
        public String toString() {
            return "[" + time + ", " + index + "]";
        }
    }

    /**
     * Lines.
     *
     * @param category the category of the markers
     * @param reference where markers are counted from
     * @param period the distance of markers, in ns; above 0
     * @param rollover the number at which counting begins again at 0; 0 for never
     * @param color the colour
     * @param foreground whether the lines are drawn over states
     */
    public PeriodicMarkerEventSource(
            String category,
            Reference reference,
            double period,
            long rollover,
            RGBA color,
            boolean foreground) {
        this(category, reference, period, rollover, color, null, foreground);
    }

    /**
     * Periods, of two colours in turn.
     *
     * @param category the category of the markers
     * @param reference where markers are counted from
     * @param period the length of periods, in ns; above 0
     * @param rollover the number at which counting begins again at 0; 0 for never
     * @param color1 the colour of even periods
     * @param color2 the colour of odd periods; null for lines
     * @param foreground whether the periods are drawn over states
     * @throws IllegalArgumentException if the period is not above 0
     */
    public PeriodicMarkerEventSource(
            String category,
            Reference reference,
            double period,
            long rollover,
            RGBA color1,
            RGBA color2,
            boolean foreground) {
        if (!(period > 0)) {
            throw new IllegalArgumentException(
                    "The period of '" + category + "' is " + period + " ns; it must be above 0");
        }
        this.category = category;
        this.reference = reference;
        this.period = period;
        this.rollover = rollover;
        this.color1 = color1;
        this.color2 = color2;
        this.foreground = foreground;
    }

    @Override
    public List<String> getMarkerCategories() {
        return List.of(category);
    }

    @Override
    public List<IMarkerEvent> getMarkerList(
            String category,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        List<IMarkerEvent> markers = new ArrayList<>();
        if (!this.category.equals(category) || endTime < startTime) {
            return markers;
        }
        // of several markers in a pixel, the first is enough
        long step = Math.max(1, (long) Math.floor(resolution / period));
        long last = numberAt(endTime) + 1;
        for (long n = numberAt(startTime); n <= last; n += step) {
            if (monitor != null && monitor.isCanceled()) {
                return markers;
            }
            long index = rolled(reference.index + n);
            if (isApplicable(index)) {
                markers.add(marker(n, index));
            }
        }
        return markers;
    }

    /** How many periods after the reference the last marker up to an instant is. */
    private long numberAt(long time) {
        return (long) Math.floor((time - reference.time) / period);
    }

    private long timeOf(long number) {
        return reference.time + Math.round(number * period);
    }

    private long rolled(long index) {
        return rollover == 0 ? index : Math.floorMod(index, rollover);
    }

    private IMarkerEvent marker(long number, long index) {
        long time = timeOf(number);
        String label = getMarkerLabel(index);
        if (color2 == null) {
            return new MarkerEvent(null, time, 0, category, color1, label, foreground);
        }
        RGBA color = Math.floorMod(index, 2L) == 0 ? color1 : color2;
        return new MarkerEvent(
                null, time, timeOf(number + 1) - time, category, color, label, foreground);
    }

    /**
     * The label of a marker: its number.
     *
     * @param index the number
     */
    public String getMarkerLabel(long index) {
        return Long.toString(index);
    }

    /**
     * Whether there is a marker of a number; always by default.
     *
     * @param index the number
     */
    public boolean isApplicable(long index) {
        return true;
    }
}
