package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The shifts of the clocks of hosts, in addition to their current transforms. */
final class ClockShifts {

    private static final int NANO_DIGITS = 9;

    private final Map<String, Long> nanos = new LinkedHashMap<>();

    /** Moves all times of a host by a number of nanoseconds. */
    void set(String host, long shift) {
        nanos.put(host, shift);
    }

    /** Whether nothing would change. */
    boolean isEmpty() {
        return nanos.values().stream().allMatch(shift -> shift == 0);
    }

    /** The new transform of a trace: its current one, followed by the shift of its host. */
    ITmfTimestampTransform transform(ITmfTrace trace) {
        return TimestampTransformFactory.createWithOffset(nanos.getOrDefault(trace.getHostId(), 0L))
                .composeWith(trace.getTimestampTransform());
    }

    /** A shift in seconds with all digits that it has. */
    static String text(long shift) {
        BigDecimal seconds =
                BigDecimal.valueOf(shift).movePointLeft(NANO_DIGITS).stripTrailingZeros();
        return (shift > 0 ? "+" : "") + seconds.toPlainString();
    }

    /** Reads a duration, in seconds if it has no unit; empty when it is none, or too large. */
    static OptionalLong parse(String text) {
        String digits = text.replace(" ", "").replace('\u2212', '-');
        boolean hasUnit =
                !digits.isEmpty() && Character.isLetter(digits.charAt(digits.length() - 1));
        return Durations.parse(hasUnit ? digits : digits + "s");
    }
}
