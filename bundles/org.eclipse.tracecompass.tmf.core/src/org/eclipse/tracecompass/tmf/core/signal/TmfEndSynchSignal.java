package org.eclipse.tracecompass.tmf.core.signal;

/** Sent after a signal was dispatched: the requests sent since the start are served now. */
public class TmfEndSynchSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param synchId the number of the dispatch
     */
    public TmfEndSynchSignal(int synchId) {
        super(null, synchId);
    }
}
