package org.eclipse.tracecompass.tmf.fleet.core;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/**
 * Divides time into windows that are the same for all traces.
 *
 * @param length the length of a window, ns
 */
record TimeWindows(long length) {

    /** A trace has no more windows than that: each is a file per table. */
    private static final int MOST = 1000;

    private static final DateTimeFormatter LABEL =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss").withZone(ZoneOffset.UTC);

    private static final long NANOS = 1_000_000_000;

    /**
     * A window.
     *
     * @param from the first instant
     * @param to the last instant, inclusive
     */
    record Window(long from, long to) {

        /** Returns its begin in words that serve as the name of a folder, and sort by time. */
        String label() {
            long second = Math.floorDiv(from, NANOS);
            long rest = Math.floorMod(from, NANOS);
            String text = LABEL.format(Instant.ofEpochSecond(second));
            return rest == 0 ? text : text + ".%09d".formatted(rest);
        }
    }

    TimeWindows {
        if (length <= 0) {
            throw new IllegalArgumentException("A window of time is longer than " + length + " ns");
        }
    }

    /** Returns the windows that a time range touches; of more than a thousand, longer ones. */
    List<Window> of(long first, long last) {
        long step = length;
        while (Math.floorDiv(last, step) - Math.floorDiv(first, step) >= MOST) {
            step = Math.multiplyExact(step, 2);
        }
        List<Window> windows = new ArrayList<>();
        for (long i = Math.floorDiv(first, step); i <= Math.floorDiv(last, step); i++) {
            windows.add(new Window(i * step, i * step + step - 1));
        }
        return windows;
    }
}
