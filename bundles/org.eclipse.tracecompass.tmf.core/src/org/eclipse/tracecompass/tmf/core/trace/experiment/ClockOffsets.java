package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How far the tracers of one host believe its clock to be from its origin. Each measures for
 * itself, and the results differ; the clock of the host is the one with their average.
 *
 * @since 9.6.0
 */
public final class ClockOffsets {

    /** The property of a trace with its offset: an integer, in nanoseconds. */
    private static final String PROPERTY = "clock_offset";

    private ClockOffsets() {}

    /** Returns the offset of a trace, ns; null if it has none. */
    public static @Nullable Long of(ITmfTrace trace) {
        String text =
                trace instanceof ITmfPropertiesProvider known
                        ? known.getProperties().get(PROPERTY)
                        : null;
        try {
            return text == null ? null : Long.valueOf(text.trim());
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /**
     * Returns what leads from the clocks of traces to that of their host.
     *
     * @param <T> the traces, or their names
     * @param offsets the offsets of the traces of one host, ns
     * @return what to add to the times of each trace, ns
     */
    public static <T> Map<T, Long> toHost(Map<T, Long> offsets) {
        Map<T, Long> shifts = new LinkedHashMap<>();
        if (!offsets.isEmpty()) {
            // Of the differences, because the sum of a few times since 1970 is no long any more.
            long first = offsets.values().iterator().next();
            long sum = offsets.values().stream().mapToLong(offset -> offset - first).sum();
            long average = first + Math.floorDiv(sum, (long) offsets.size());
            offsets.forEach((trace, offset) -> shifts.put(trace, average - offset));
        }
        return shifts;
    }
}
