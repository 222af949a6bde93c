package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A state provider that can go on from the middle of a trace, which is what makes a partial history
 * quick: a state that it does not keep is computed again from the last checkpoint instead of from
 * the start of the trace.
 *
 * <p>A provider that goes on finds in its state system the attributes and the ongoing states of the
 * checkpoint. Whatever else it knows – tables, the last event of each thread – it writes in {@link
 * #saveState} and reads in {@link #restoreState}. A provider that knows nothing else, because it
 * asks the state system for all, declares that by implementing this interface without overriding
 * either. What its base class keeps, such as future events, is saved by the base class.
 *
 * <p>It must be a subclass of {@link AbstractTmfStateProvider}, and to make the same changes for
 * the same events each time. A partial history notices if it does not, and refuses to answer.
 */
public interface IResumableStateProvider extends ITmfStateProvider {

    /**
     * Writes what the provider knows besides its state system. Called between two events, from the
     * thread of the provider, about once per hundred thousand changes; it must change nothing.
     * {@link org.eclipse.tracecompass.statesystem.core.statevalue.StateValueCodec} writes state
     * values.
     *
     * @param out where to; a few kilobytes are fine
     * @throws IOException if writing fails
     */
    default void saveState(DataOutput out) throws IOException {
        // nothing is known besides the state system
    }

    /**
     * Reads what was written. Called once on a new instance, after {@link #assignTargetStateSystem}
     * and before the first event.
     *
     * @param in where from
     * @throws IOException if reading fails
     */
    default void restoreState(DataInput in) throws IOException {
        // nothing is known besides the state system
    }
}
