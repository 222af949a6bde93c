package org.eclipse.tracecompass.internal.ftrace.core.trace;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphClock;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A reader of its own: contexts of a trace are independent of each other. */
public final class FtraceContext extends TmfContext {

    private final LineReader lines;
    private @Nullable GraphClock clock;
    private boolean ended;
    private boolean inStep = true;

    /**
     * Creates a context at the beginning of a file.
     *
     * @param file the file
     * @param size how much of it is the trace; it may grow
     * @param timed whether its events have times
     */
    public FtraceContext(SharedFile file, long size, boolean timed) {
        super(null, ITmfContext.UNKNOWN_RANK);
        lines = new LineReader(file, size);
        clock = timed ? null : new GraphClock();
    }

    /** Returns the lines; the next one is the first that was not read yet. */
    public LineReader lines() {
        return lines;
    }

    /** Returns the clock of a trace without times; null for others. */
    public @Nullable GraphClock clock() {
        return clock;
    }

    /** Returns whether there is nothing more to read. */
    public boolean hasEnded() {
        return ended;
    }

    /** Goes to a position that may be anywhere inside of an event. */
    public void jump(long position) {
        lines.seek(position);
        inStep = false;
    }

    /** Returns whether a line that says nothing is wrong, and not the rest of an event. */
    public boolean isInStep() {
        return inStep;
    }

    /** Marks an event as read: the next line begins with an event. */
    public void step() {
        inStep = true;
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        GraphClock clock = this.clock;
        if (ended) {
            return null;
        }
        return clock == null
                ? new TmfLongLocation(lines.nextPosition())
                : new GraphLocation(lines.nextPosition(), clock.copy());
    }

    @Override
    public void setLocation(@Nullable ITmfLocation location) {
        ended = location == null;
        if (location instanceof TmfLongLocation place) {
            lines.seek(place.getLocationInfo().longValue());
        } else if (location instanceof GraphLocation place) {
            lines.seek(place.position());
            clock = place.clock();
        }
    }
}
