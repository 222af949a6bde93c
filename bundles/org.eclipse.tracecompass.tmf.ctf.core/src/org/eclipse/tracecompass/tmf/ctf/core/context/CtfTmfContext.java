package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.io.IOException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * A reader's place in a CTF trace. It has a reader of its own, so contexts do not disturb each
 * other. For one thread at a time.
 */
public final class CtfTmfContext implements ITmfContext {

    private @Nullable CtfReader reader;
    private long rank = UNKNOWN_RANK;
    private int diagnostics;
    private @Nullable IOException failure;

    /** A context before the event that the reader's next advance moves to. */
    public CtfTmfContext(CtfReader reader) {
        this.reader = reader;
        advance();
    }

    /** A context before the event of a location; goes there at once, not by way of the start. */
    public CtfTmfContext(CtfReader reader, CtfLocation location) {
        this.reader = reader;
        setLocation(location);
    }

    /** The next event, or null at the end; changes with {@link #advance}. */
    public @Nullable CtfEvent getCurrentEvent() {
        CtfReader reader = this.reader;
        return reader == null ? null : reader.currentOrNull();
    }

    /** Moves to the next event. */
    public void advance() {
        CtfReader reader = this.reader;
        if (reader != null) {
            try {
                reader.advance();
            } catch (IOException e) {
                failure = e;
                this.reader = null;
            }
        }
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

    @NonNullByDefault({})
    @Override
    public CtfLocation getLocation() {
        CtfReader reader = this.reader;
        return reader == null || reader.currentOrNull() == null
                ? null
                : new CtfLocation(
                        new CtfLocationInfo(reader.locationNanos(), reader.locationIndex()));
    }

    /** Goes to a location of a CTF trace; null means the end. */
    @NonNullByDefault({})
    @Override
    public void setLocation(ITmfLocation location) {
        CtfReader reader = this.reader;
        if (reader == null) {
            return;
        }
        if (!(location instanceof CtfLocation place)) {
            this.reader = null;
            return;
        }
        try {
            reader.seek(place.getLocationInfo().timestamp(), place.getLocationInfo().index());
            advance();
        } catch (IOException e) {
            failure = e;
            this.reader = null;
        }
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
    }

    @Override
    public String toString() {
        return "CtfTmfContext [location=" + getLocation() + ", rank=" + rank + ']';
    }
}
