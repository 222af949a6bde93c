package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * A computation over all events of a trace that can be done in parts, see {@link SplitPass}: the
 * result is the one of {@link #handle} for each event in turn.
 *
 * @since 9.6.0
 */
public interface ISplitWork {

    /** A part: it gets its events in their order, all in one thread, and is then joined. */
    interface Part extends Consumer<ITmfEvent> {

        /**
         * Returns whether the part fits to what was done so far; if not, the work {@linkplain
         * #handle handles} its events one by one.
         *
         * @return true if it can be joined, unless overridden
         */
        default boolean canJoin() {
            return true;
        }

        /**
         * Does what handling each of its events in turn would have done. All that is before the
         * part is done; one thread at a time joins parts or handles events.
         *
         * @param last the last event, null if there were none
         * @param events how many there were
         */
        void join(@Nullable ITmfEvent last, long events);
    }

    /** Begins a part; called by any thread. */
    Part newPart();

    /**
     * Handles an event that comes after all that was joined or handled.
     *
     * @param event the event
     */
    void handle(ITmfEvent event);
}
