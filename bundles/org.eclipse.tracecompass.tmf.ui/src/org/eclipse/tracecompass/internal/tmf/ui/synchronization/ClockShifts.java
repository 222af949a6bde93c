package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** By how much the clocks of hosts are to be moved, on top of what they are led to now. */
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

    /** What a trace's clock is to be led by: as it is now, and then by the shift of its host. */
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

    /** Reads a number of seconds; empty when it is none, or too large. */
    static OptionalLong parse(String text) {
        String digits =
                text.trim().replaceFirst("\\s*s$", "").replace(" ", "").replace('\u2212', '-');
        try {
            return OptionalLong.of(
                    new BigDecimal(digits)
                            .movePointRight(NANO_DIGITS)
                            .setScale(0, RoundingMode.HALF_UP)
                            .longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            return OptionalLong.empty();
        }
    }
}
