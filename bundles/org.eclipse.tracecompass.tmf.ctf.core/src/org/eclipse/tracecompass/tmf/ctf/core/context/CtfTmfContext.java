package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.io.IOException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * A reader's place in a CTF trace. It has a reader of its own, so contexts do not disturb each
 * other. For one thread at a time.
 */
public class CtfTmfContext implements ITmfContext {

    /**
     * Whether streams are decoded by other threads: that costs a third more altogether, so there
     * must be cores besides those of the reader and of who uses the events.
     */
    private static final boolean READ_AHEAD = Runtime.getRuntime().availableProcessors() > 2;

    private static final CtfLocation NOWHERE = new CtfLocation(CtfLocation.INVALID_LOCATION);

    private final CtfTmfTrace trace;
    private @Nullable CtfReader reader;

    /** The reader while the context is at no place, to be used when it goes somewhere again. */
    private @Nullable CtfReader idle;

    private boolean placed;
    private long rank = UNKNOWN_RANK;
    private int diagnostics;
    private @Nullable IOException failure;

    /**
     * A context before the first event of a trace. Reads nothing until it is used, so going
     * somewhere else first costs nothing.
     *
     * @param ctfTmfTrace an open trace
     * @throws IllegalStateException if the trace was not opened
     */
    public CtfTmfContext(CtfTmfTrace ctfTmfTrace) {
        trace = ctfTmfTrace;
        reader = ctfTmfTrace.getCtfTrace().newReader(true, READ_AHEAD);
    }

    /** The trace. */
    public CtfTmfTrace getTrace() {
        return trace;
    }

    /** The next event, or null at the end. A new object with each call. */
    @NonNullByDefault({})
    public CtfTmfEvent getCurrentEvent() {
        return trace.parseEvent(this);
    }

    /** The data of the next event, or null at the end; changes with {@link #advance}. */
    public @Nullable CtfEvent getCurrentData() {
        CtfReader reader = placed ? this.reader : atStart();
        return reader == null ? null : reader.currentOrNull();
    }

    private @Nullable CtfReader atStart() {
        placed = true;
        step();
        return reader;
    }

    /**
     * Moves to the next event.
     *
     * @return whether there is one
     */
    public boolean advance() {
        if (!placed) {
            atStart();
        }
        return step();
    }

    private boolean step() {
        CtfReader reader = this.reader;
        if (reader == null) {
            return false;
        }
        try {
            return reader.advance();
        } catch (IOException e) {
            fail(e);
            return false;
        }
    }

    private void fail(IOException e) {
        failure = e;
        reader = null;
    }

    /**
     * Goes to before the first event at or after a time.
     *
     * @param timestamp ns from the clock's origin, before any transformation
     * @return whether there is such an event
     */
    public boolean seek(long timestamp) {
        CtfReader reader = resume();
        if (reader == null) {
            return false;
        }
        try {
            reader.seek(timestamp);
            return reader.advance();
        } catch (IOException e) {
            fail(e);
            return false;
        }
    }

    /**
     * Goes to before the event of a place.
     *
     * @param location the place; {@link CtfLocation#INVALID_LOCATION} means the end
     * @return whether there is an event
     */
    public boolean seek(CtfLocationInfo location) {
        CtfReader reader = resume();
        if (location.equals(CtfLocation.INVALID_LOCATION)) {
            idle = reader;
            this.reader = null;
            return false;
        }
        if (location.getIndex() == 0) {
            return seek(location.getTimestamp());
        }
        if (reader == null) {
            return false;
        }
        try {
            return reader.seek(location.getTimestamp(), location.getIndex()) && reader.advance();
        } catch (IOException e) {
            fail(e);
            return false;
        }
    }

    private @Nullable CtfReader resume() {
        if (reader == null) {
            reader = idle;
            idle = null;
        }
        placed = true;
        return reader;
    }

    /** The reader, or null when the context is at no place any more. */
    public @Nullable CtfReader getReader() {
        return reader;
    }

    /** Why reading ended before the end of the trace, or null. */
    public @Nullable IOException getFailure() {
        return failure;
    }

    /** Whether the reader has found something wrong since this was last asked. */
    public boolean hasNewDiagnostics() {
        CtfReader reader = this.reader;
        int count = reader == null ? 0 : reader.diagnosticCount();
        boolean more = count > diagnostics;
        diagnostics = count;
        return more;
    }

    /** The place of the next event; at the end that of {@link CtfLocation#INVALID_LOCATION}. */
    @Override
    @NonNullByDefault({})
    public ITmfLocation getLocation() {
        CtfReader reader = placed ? this.reader : atStart();
        return reader == null || reader.currentOrNull() == null
                ? NOWHERE
                : new CtfLocation(reader.locationNanos(), reader.locationIndex());
    }

    /** Goes to a location of a CTF trace; null means the end. */
    @Override
    @NonNullByDefault({})
    public void setLocation(ITmfLocation location) {
        seek(
                location instanceof CtfLocation place
                        ? place.getLocationInfo()
                        : CtfLocation.INVALID_LOCATION);
    }

    @Override
    public long getRank() {
        return rank;
    }

    @Override
    public void setRank(long rank) {
        this.rank = rank;
    }

    @Override
    public void increaseRank() {
        if (hasValidRank()) {
            rank++;
        }
    }

    @Override
    public boolean hasValidRank() {
        return rank != UNKNOWN_RANK;
    }

    @Override
    public void dispose() {
        reader = null;
        idle = null;
    }

    @Override
    public String toString() {
        return "CtfTmfContext [location=" + getLocation() + ", rank=" + rank + ']';
    }
}
