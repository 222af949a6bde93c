package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.nio.channels.FileChannel;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.ftrace.core.text.GraphClock;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A reader of its own: contexts of a trace are independent of each other. */
public final class FtraceContext extends TmfContext {

    private final LineReader fLines;
    private @Nullable GraphClock fClock;
    private boolean fEnded;
    private boolean fInStep = true;

    /**
     * Creates a context at the beginning of a file.
     *
     * @param channel the file
     * @param timed whether its events have times
     */
    public FtraceContext(FileChannel channel, boolean timed) {
        super(null, ITmfContext.UNKNOWN_RANK);
        fLines = new LineReader(channel);
        fClock = timed ? null : new GraphClock();
    }

    /** Returns the lines; the next one is the first that was not read yet. */
    public LineReader lines() {
        return fLines;
    }

    /** Returns the clock of a trace without times; null for others. */
    public @Nullable GraphClock clock() {
        return fClock;
    }

    /** Tells whether there is nothing more to read. */
    public boolean hasEnded() {
        return fEnded;
    }

    /** Goes to a position that may be anywhere inside of an event. */
    public void jump(long position) {
        fLines.seek(position);
        fInStep = false;
    }

    /** Tells whether a line that says nothing is wrong, and not the rest of an event. */
    public boolean isInStep() {
        return fInStep;
    }

    /** Says that an event was read: what follows begins with an event. */
    public void step() {
        fInStep = true;
    }

    @Override
    public @Nullable ITmfLocation getLocation() {
        GraphClock clock = fClock;
        if (fEnded) {
            return null;
        }
        return clock == null
                ? new TmfLongLocation(fLines.nextPosition())
                : new GraphLocation(fLines.nextPosition(), clock.copy());
    }

    @Override
    public void setLocation(@Nullable ITmfLocation location) {
        fEnded = location == null;
        if (location instanceof TmfLongLocation place) {
            fLines.seek(place.getLocationInfo().longValue());
        } else if (location instanceof GraphLocation place) {
            fLines.seek(place.position());
            fClock = place.clock();
        }
    }
}
