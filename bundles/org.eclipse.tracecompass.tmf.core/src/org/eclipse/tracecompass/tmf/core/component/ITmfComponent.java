package org.eclipse.tracecompass.tmf.core.component;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;

/** Something with a name that sends and receives signals until it is disposed. */
public interface ITmfComponent {

    /** {@return the name} */
    @NonNullByDefault({})
    String getName();

    /**
     * Ends the component: it receives no more signals and frees what it holds. May be called twice.
     */
    void dispose();

    /**
     * Sends a signal and waits until all receivers have handled it.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    void broadcast(TmfSignal signal);

    /**
     * Sends a signal and returns at once.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    void broadcastAsync(TmfSignal signal);
}
