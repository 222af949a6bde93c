package org.eclipse.tracecompass.common.core.time;

import java.time.ZoneId;
import java.util.TimeZone;

/**
 * The trace and zone that a {@link TimePhrase} refers to.
 *
 * @param start the first instant of the trace, ns since the epoch or since the origin of its clock
 * @param end its last instant, ns, inclusive
 * @param timeZone the user's time zone; must not be changed
 */
public record TimeFrame(long start, long end, TimeZone timeZone) {

    /** Creates a frame in a zone. */
    public TimeFrame(long start, long end, ZoneId zone) {
        this(start, end, TimeZone.getTimeZone(zone));
    }

    /**
     * {@return the user's time zone} Most phrases do not ask for it: the first call in a process
     * takes as long as {@link WallClock#WallClock(TimeZone)} says.
     */
    public ZoneId zone() {
        return timeZone.toZoneId();
    }
}
