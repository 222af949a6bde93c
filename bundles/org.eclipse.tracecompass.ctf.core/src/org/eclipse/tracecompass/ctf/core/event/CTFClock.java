package org.eclipse.tracecompass.ctf.core.event;

import java.util.HashMap;
import java.util.Map;

/** A clock of a trace, by what the metadata says of it. Not thread-safe while it is filled. */
public class CTFClock {

    private static final String NAME = "name";
    private static final String FREQUENCY = "freq";
    private static final String OFFSET = "offset";
    private static final String OFFSET_SECONDS = "offset_s";
    private static final double NANOS = 1e9;

    private final Map<String, Object> properties = new HashMap<>();
    private String name = "";
    private long offset;
    private long offsetSeconds;
    private double scale = 1.0;
    private boolean scaled;

    /** Creates a clock that counts nanoseconds from 0. */
    public CTFClock() {}

    /**
     * Adds something that the metadata says.
     *
     * @param key its name, for instance {@code freq}
     * @param value its value
     */
    public void addAttribute(String key, Object value) {
        properties.put(key, value);
        switch (key) {
            case NAME -> name = String.valueOf(value);
            case FREQUENCY -> {
                double frequency = value instanceof Number number ? number.doubleValue() : NANOS;
                scaled = frequency != NANOS;
                scale = NANOS / frequency;
            }
            case OFFSET -> offset = value instanceof Number number ? number.longValue() : 0;
            case OFFSET_SECONDS ->
                    offsetSeconds = value instanceof Number number ? number.longValue() : 0;
            default -> {
                // Only known as a property.
            }
        }
    }

    /** Returns the name of the clock. */
    public String getName() {
        return name;
    }

    /**
     * Returns something that the metadata says.
     *
     * @param key its name
     * @return its value, null if the metadata does not say it
     */
    public Object getProperty(String key) {
        return properties.get(key);
    }

    /** Returns the time of the clock's origin, in cycles since the epoch. */
    public long getClockOffset() {
        return offset + Math.round(offsetSeconds * (NANOS / scale));
    }

    /** Returns the nanoseconds per cycle. */
    public double getClockScale() {
        return scale;
    }

    /** Returns the cycles per nanosecond. */
    public double getClockAntiScale() {
        return 1.0 / scale;
    }

    /** Returns whether a cycle is something else than a nanosecond. */
    public boolean isClockScaled() {
        return scaled;
    }
}
