package org.eclipse.tracecompass.ctf.core.type;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The clock that stands for a trace: that of the first stream that has one.
 *
 * @param clock the clock; null if no stream has one, whose values then are taken as times
 */
public record TraceClock(@Nullable ClockClass clock) {

    /** The clock of a trace that has none. */
    public static final TraceClock NONE = new TraceClock((ClockClass) null);

    /**
     * The clock of a trace.
     *
     * @param type what its metadata says
     */
    public static TraceClock of(TraceClass type) {
        for (StreamClass stream : type.streams()) {
            ClockClass clock = type.clock(stream.clock());
            if (clock != null) {
                return new TraceClock(clock);
            }
        }
        return NONE;
    }

    /** The time from the clock's origin to its zero, in ns. */
    public long offset() {
        ClockClass clock = this.clock;
        return clock == null ? 0 : clock.baseNanos();
    }

    /** A value in ns from the clock's origin; one that does not fit becomes the greatest. */
    public long nanos(long cycles) {
        ClockClass clock = this.clock;
        if (clock == null) {
            return cycles;
        }
        long nanos = clock.baseNanos() + clock.nanos(cycles);
        return cycles > 0 && clock.baseNanos() >= 0 && nanos < 0 ? Long.MAX_VALUE : nanos;
    }

    /** The least value that is not before a time. */
    public long cycles(long nanos) {
        ClockClass clock = this.clock;
        return clock == null ? nanos : clock.cycles(nanos - clock.baseNanos());
    }
}
