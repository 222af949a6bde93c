package org.eclipse.tracecompass.tmf.core.event.matching;

import java.util.Collection;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Does something with the matches. The methods are called one after the other, from any thread. */
public interface IMatchProcessingUnit {

    /**
     * Called before the first match.
     *
     * @param fTraces the traces whose events are matched; those of experiments, not experiments
     */
    default void init(Collection<ITmfTrace> fTraces) {
        init(fTraces.toArray(new ITmfTrace[0]));
    }

    /**
     * Called before the first match.
     *
     * @param fTraces the traces whose events are matched
     * @deprecated the older form of {@link #init(Collection)}, which calls it
     */
    @Deprecated
    default void init(ITmfTrace[] fTraces) {
        // For units of the older form.
    }

    /**
     * Called for each match.
     *
     * @param match the match
     */
    void addMatch(TmfEventDependency match);

    /**
     * Called for each match, with its key.
     *
     * @param eventKey what the two events have in common
     * @param match the match
     */
    default void addMatch(IEventMatchingKey eventKey, TmfEventDependency match) {
        addMatch(match);
    }

    /** Called after the last match; also when the matching was cancelled. */
    void matchingEnded();

    /** {@return the number of matches so far} */
    int countMatches();
}
