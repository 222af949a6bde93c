package org.eclipse.tracecompass.tmf.core.event.matching;

import java.io.Serializable;

/**
 * The statistics of a matching.
 *
 * @param causes number of causes that were seen
 * @param effects number of effects that were seen
 * @param matches number of pairs
 * @param duplicates events that were dropped because one of the same key and trace was waiting
 * @param expired events that were dropped because no counterpart could be expected any more, or
 *     because too many waited
 * @param waitingCauses causes that wait for their effect still
 * @param waitingEffects effects that wait for their cause still
 */
public record MatchStatistics(
        long causes,
        long effects,
        long matches,
        long duplicates,
        long expired,
        long waitingCauses,
        long waitingEffects)
        implements Serializable {

    /** {@return the number of events without a counterpart so far, for any reason} */
    public long unmatched() {
        return causes + effects - 2 * matches;
    }
}
