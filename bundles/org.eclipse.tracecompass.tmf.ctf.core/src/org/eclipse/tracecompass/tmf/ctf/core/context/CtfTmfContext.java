package org.eclipse.tracecompass.tmf.ctf.core.context;

import java.io.IOException;
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

    private @Nullable CtfReader fReader;
    private long fRank = UNKNOWN_RANK;
    private int fDiagnostics;
    private @Nullable IOException fFailure;

    /** A context before the event that the reader's next advance moves to. */
    public CtfTmfContext(CtfReader reader) {
        fReader = reader;
        advance();
    }

    /** The next event, or null at the end; changes with {@link #advance}. */
    public @Nullable CtfEvent getCurrentEvent() {
        CtfReader reader = fReader;
        return reader == null ? null : reader.currentOrNull();
    }

    /** Moves to the next event. */
    public void advance() {
        CtfReader reader = fReader;
        if (reader != null) {
            try {
                reader.advance();
            } catch (IOException e) {
                fFailure = e;
                fReader = null;
            }
        }
    }

    /** The reader, or null when the context is at no place any more. */
    public @Nullable CtfReader getReader() {
        return fReader;
    }

    /** Why reading ended before the end of the trace, or null. */
    public @Nullable IOException getFailure() {
        return fFailure;
    }

    /** Whether the reader has found something wrong since this was last asked. */
    public boolean hasNewDiagnostics() {
        CtfReader reader = fReader;
        int count = reader == null ? 0 : reader.diagnosticCount();
        boolean more = count > fDiagnostics;
        fDiagnostics = count;
        return more;
    }

    @Override
    public @Nullable CtfLocation getLocation() {
        CtfReader reader = fReader;
        return reader == null || reader.currentOrNull() == null
                ? null
                : new CtfLocation(
                        new CtfLocationInfo(reader.locationNanos(), reader.locationIndex()));
    }

    /** Goes to a location of a CTF trace; null means the end. */
    @Override
    public void setLocation(@Nullable ITmfLocation location) {
        CtfReader reader = fReader;
        if (reader == null) {
            return;
        }
        if (!(location instanceof CtfLocation place)) {
            fReader = null;
            return;
        }
        try {
            reader.seek(place.getLocationInfo().timestamp(), place.getLocationInfo().index());
            advance();
        } catch (IOException e) {
            fFailure = e;
            fReader = null;
        }
    }

    @Override
    public long getRank() {
        return fRank;
    }

    @Override
    public void setRank(long rank) {
        fRank = rank;
    }

    @Override
    public void increaseRank() {
        if (hasValidRank()) {
            fRank++;
        }
    }

    @Override
    public boolean hasValidRank() {
        return fRank != UNKNOWN_RANK;
    }

    @Override
    public void dispose() {
        fReader = null;
    }

    @Override
    public String toString() {
        return "CtfTmfContext [location=" + getLocation() + ", rank=" + fRank + ']';
    }
}
