package org.eclipse.tracecompass.common.core.time;

import java.time.ZoneId;

/**
 * The trace and zone that a {@link TimePhrase} refers to.
 *
 * @param start the first instant of the trace, ns since the epoch or since the origin of its clock
 * @param end its last instant, ns, inclusive
 * @param zone the user's time zone
 */
public record TimeFrame(long start, long end, ZoneId zone) {}
