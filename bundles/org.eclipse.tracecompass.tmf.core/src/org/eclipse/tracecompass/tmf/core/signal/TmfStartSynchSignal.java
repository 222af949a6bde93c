package org.eclipse.tracecompass.tmf.core.signal;

/** Sent before a signal is dispatched: requests sent from now on may share a pass. */
public class TmfStartSynchSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param synchId the number of the dispatch
     */
    public TmfStartSynchSignal(int synchId) {
        super(null, synchId);
    }
}
