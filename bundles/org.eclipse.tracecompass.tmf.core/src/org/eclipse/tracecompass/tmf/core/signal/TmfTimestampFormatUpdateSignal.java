package org.eclipse.tracecompass.tmf.core.signal;

/** The text form of times has changed. */
public class TmfTimestampFormatUpdateSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param source who sends it
     */
    public TmfTimestampFormatUpdateSignal(Object source) {
        super(source);
    }
}
