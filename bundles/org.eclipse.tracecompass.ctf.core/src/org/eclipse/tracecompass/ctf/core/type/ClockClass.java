package org.eclipse.tracecompass.ctf.core.type;

/**
 * A clock of the trace.
 *
 * @param name its name (CTF 2: its id)
 * @param uid its unique identifier, or empty
 * @param description for people, or empty
 * @param frequency cycles per second, at least 1
 * @param offsetSeconds seconds from the origin to the clock's zero
 * @param offsetCycles cycles to add to these, 0 to frequency - 1
 * @param precision in cycles, 0 when not told
 * @param unixEpoch whether the origin is the Unix epoch
 */
public record ClockClass(
        String name,
        String uid,
        String description,
        long frequency,
        long offsetSeconds,
        long offsetCycles,
        long precision,
        boolean unixEpoch) {

    private static final long NANOS = 1_000_000_000L;

    /** Carries whole seconds of the cycles over to the seconds. */
    public ClockClass {
        if (Long.compareUnsigned(offsetCycles, frequency) >= 0) {
            offsetSeconds += Long.divideUnsigned(offsetCycles, frequency);
            offsetCycles = Long.remainderUnsigned(offsetCycles, frequency);
        }
    }

    /**
     * Whether the clock's zero is less than 292 years away from its origin, so that ns fit a long.
     */
    public boolean offsetFits() {
        return Math.abs(offsetSeconds) < Long.MAX_VALUE / NANOS - 1;
    }

    /**
     * Nanoseconds from the origin to the clock's zero; those of the cycles alone when the seconds
     * do not fit a long.
     */
    public long baseNanos() {
        return (offsetFits() ? offsetSeconds * NANOS : 0) + nanos(offsetCycles);
    }

    /**
     * A number of cycles in nanoseconds, without the offset, truncated. Computed like other readers
     * do (in double precision unless a cycle is a nanosecond), so that times are equal to theirs.
     */
    public long nanos(long cycles) {
        if (frequency == NANOS) {
            return cycles;
        }
        double value = cycles >= 0 ? cycles : (cycles >>> 1) * 2.0;
        return (long) (1e9 * value / frequency);
    }

    /** The number of cycles for nanoseconds without the offset: the least that is not before. */
    public long cycles(long nanos) {
        return frequency == NANOS ? nanos : (long) Math.ceil(nanos / 1e9 * frequency);
    }
}
