package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.Collection;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Counts the matches; the base of units that do more. */
public class TmfEventMatches implements IMatchProcessingUnit {

    private int matches;

    /** A unit without matches. */
    public TmfEventMatches() {
        // Nothing was counted yet.
    }

    @NonNullByDefault({})
    @Override
    public void init(Collection<ITmfTrace> fTraces) {
        matches = 0;
    }

    @NonNullByDefault({})
    @Override
    public void addMatch(TmfEventDependency match) {
        matches++;
    }

    @Override
    public void matchingEnded() {
        // For subclasses.
    }

    @Override
    public int countMatches() {
        return matches;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getClass().getSimpleName() + " [ Number of matches found: " + matches + " ]";
    }
}
