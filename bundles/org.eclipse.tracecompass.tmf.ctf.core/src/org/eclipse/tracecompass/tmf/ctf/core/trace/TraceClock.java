package org.eclipse.tracecompass.tmf.ctf.core.trace;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.StreamClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;

/**
 * The clock that stands for a trace: that of the first stream that has one.
 *
 * @param clock the clock; null if no stream has one, whose values then are taken as times
 */
record TraceClock(@Nullable ClockClass clock) {

    /** The clock of a trace that is not open. */
    static final TraceClock NONE = new TraceClock((ClockClass) null);

    static TraceClock of(TraceClass type) {
        for (StreamClass stream : type.streams()) {
            ClockClass clock = type.clock(stream.clock());
            if (clock != null) {
                return new TraceClock(clock);
            }
        }
        return NONE;
    }

    /** The time from the clock's origin to its zero, in ns. */
    long offset() {
        ClockClass clock = this.clock;
        return clock == null ? 0 : clock.baseNanos();
    }

    /** A value in ns from the clock's origin. */
    long nanos(long cycles) {
        ClockClass clock = this.clock;
        return clock == null ? cycles : clock.baseNanos() + clock.nanos(cycles);
    }

    /** The least value that is not before a time. */
    long cycles(long nanos) {
        ClockClass clock = this.clock;
        return clock == null ? nanos : clock.cycles(nanos - clock.baseNanos());
    }
}
