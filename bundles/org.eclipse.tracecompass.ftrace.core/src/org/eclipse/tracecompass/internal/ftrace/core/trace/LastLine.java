package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.io.IOException;
import org.eclipse.tracecompass.internal.ftrace.core.text.EventLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;

/** Looks for the last event before a place, from there backwards. */
public final class LastLine {

    private static final long STEP = 1 << 14;

    /** Further back is not looked: what has so much rubbish at its end has no known end. */
    private static final long FARTHEST = 1 << 26;

    private LastLine() {}

    /**
     * Returns the time of the last event before a position.
     *
     * @param lines the file; is at the position afterwards
     * @param end the position
     * @return the time, ns; -1 if there is no event with a time
     * @throws IOException if the file cannot be read
     */
    public static long nanos(LineReader lines, long end) throws IOException {
        EventLine line = new EventLine();
        long last = -1;
        for (long step = STEP; last < 0; step *= 4) {
            long start = Math.max(0, end - step);
            lines.seek(start);
            // A line that begins before the start is looked at in the next, longer step.
            boolean whole = start == 0 || lines.next();
            while (whole && lines.nextPosition() < end && lines.next()) {
                long nanos = nanos(lines, line);
                last = nanos < 0 ? last : nanos;
            }
            if (start == 0 || step > FARTHEST) {
                break;
            }
        }
        lines.seek(end);
        return last;
    }

    private static long nanos(LineReader lines, EventLine line) {
        if (lines.isCut()) {
            return -1;
        }
        if (line.parse(lines.bytes(), lines.start(), lines.end())) {
            return line.nanos();
        }
        GraphLine graph = GraphLine.parse(lines.bytes(), lines.start(), lines.end());
        return graph == null ? -1 : graph.nanos();
    }
}
