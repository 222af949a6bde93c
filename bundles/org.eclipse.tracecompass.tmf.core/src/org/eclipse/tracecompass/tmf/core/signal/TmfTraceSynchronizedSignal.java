package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;

/** The traces of an experiment were synchronized: their events have other times from now on. */
public class TmfTraceSynchronizedSignal extends TmfSignal {

    private final SynchronizationAlgorithm algorithm;

    /**
     * A signal.
     *
     * @param source the experiment
     * @param algoSync what was found
     */
    @NonNullByDefault({})
    public TmfTraceSynchronizedSignal(Object source, SynchronizationAlgorithm algoSync) {
        super(source);
        algorithm = algoSync;
    }

    /** {@return what was found} */
    @NonNullByDefault({})
    public SynchronizationAlgorithm getSyncAlgo() {
        return algorithm;
    }
}
