package org.eclipse.tracecompass.tmf.core.trace;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/**
 * A trace in which {@link ITmfTrace#seekEvent(ITmfTimestamp)} reads next to nothing of what is
 * before, and of which several contexts can be read at the same time by as many threads: analyses
 * may read it in parts, side by side.
 *
 * @since 9.6.0
 */
public interface ITmfSplittableTrace extends ITmfTrace {

    /**
     * Returns how much there is to read.
     *
     * @return the size of the events, in bytes; an estimate is enough
     */
    long getSizeOfEvents();

    /**
     * Returns times that cut the trace into parts of about the same size. Costs no reading of
     * events.
     *
     * @param parts how many parts are wanted, at least 1
     * @return the times at which all parts but the first begin, strictly ascending; fewer than
     *     wanted if the trace has not that many different times
     */
    List<ITmfTimestamp> getCuts(int parts);

    /**
     * Returns a context for one who reads a part. It need not know the ranks of events, which saves
     * the readers of all parts from telling the trace how far they are.
     *
     * @param begin the time at which the part begins; null for the first event
     * @return the context, before the first event that is not earlier
     */
    default ITmfContext seekPart(@Nullable ITmfTimestamp begin) {
        return begin == null ? seekEvent(0L) : seekEvent(begin);
    }
}
