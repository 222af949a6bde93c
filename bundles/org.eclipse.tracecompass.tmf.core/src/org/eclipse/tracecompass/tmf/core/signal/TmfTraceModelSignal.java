package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Something happened to the model of a host, for instance a thread was selected. */
public abstract class TmfTraceModelSignal extends TmfSignal {

    private final String hostId;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param reference a number for the source's own use
     * @param host the host that it is about
     */
    @NonNullByDefault({})
    public TmfTraceModelSignal(Object source, int reference, String host) {
        super(source, reference);
        hostId = host;
    }

    /** {@return the host that it is about} */
    @NonNullByDefault({})
    public String getHostId() {
        return hostId;
    }
}
