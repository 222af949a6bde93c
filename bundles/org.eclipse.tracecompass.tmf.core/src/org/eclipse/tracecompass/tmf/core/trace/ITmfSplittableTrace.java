package org.eclipse.tracecompass.tmf.core.trace;

import java.util.List;
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
}
