package org.eclipse.tracecompass.ctf.core.trace;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.event.CTFClock;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClock;

/** The documented clocks of a trace, and the one by which its times are converted. */
final class TraceClocks {

    private static final String NAME = "name";
    private static final String UUID = "uuid";
    private static final String DESCRIPTION = "description";
    private static final String FREQUENCY = "freq";
    private static final String PRECISION = "precision";
    private static final String OFFSET_SECONDS = "offset_s";
    private static final String OFFSET = "offset";
    private static final String ABSOLUTE = "absolute";
    private static final long NANOS = 1_000_000_000;

    private final Map<String, CTFClock> clocks = new LinkedHashMap<>();
    private TraceClock clock = TraceClock.NONE;

    /** Takes over the clocks of the metadata. */
    void adopt(TraceClass type) {
        clocks.clear();
        type.clocks().forEach(known -> clocks.put(known.name(), documented(known)));
        clock = TraceClock.of(type);
    }

    private static CTFClock documented(ClockClass clock) {
        CTFClock documented = new CTFClock();
        documented.addAttribute(NAME, clock.name());
        if (!clock.uid().isEmpty()) {
            documented.addAttribute(UUID, clock.uid());
        }
        if (!clock.description().isEmpty()) {
            documented.addAttribute(DESCRIPTION, clock.description());
        }
        documented.addAttribute(FREQUENCY, Long.valueOf(clock.frequency()));
        documented.addAttribute(PRECISION, Long.valueOf(clock.precision()));
        documented.addAttribute(OFFSET_SECONDS, Long.valueOf(clock.offsetSeconds()));
        documented.addAttribute(OFFSET, Long.valueOf(clock.offsetCycles()));
        documented.addAttribute(ABSOLUTE, Boolean.valueOf(clock.unixEpoch()));
        return documented;
    }

    /** Adds a clock; times are converted by the first one, unless the metadata has clocks. */
    void add(String name, CTFClock added) {
        clocks.put(name, added);
        if (clock.clock() == null) {
            clock =
                    new TraceClock(
                            new ClockClass(
                                    name,
                                    "",
                                    "",
                                    Math.max(1, number(added, FREQUENCY, NANOS)),
                                    number(added, OFFSET_SECONDS, 0),
                                    number(added, OFFSET, 0),
                                    number(added, PRECISION, 0),
                                    true));
        }
    }

    private static long number(CTFClock clock, String property, long missing) {
        return clock.getProperty(property) instanceof Number number ? number.longValue() : missing;
    }

    @Nullable
    CTFClock get(String name) {
        return clocks.get(name);
    }

    /** The clock by which times are converted. */
    TraceClock clock() {
        return clock;
    }

    /** The same as it is documented; null if there is none. */
    @Nullable
    CTFClock first() {
        ClockClass known = clock.clock();
        CTFClock named = known == null ? null : clocks.get(known.name());
        return named != null || clocks.isEmpty() ? named : clocks.values().iterator().next();
    }
}
