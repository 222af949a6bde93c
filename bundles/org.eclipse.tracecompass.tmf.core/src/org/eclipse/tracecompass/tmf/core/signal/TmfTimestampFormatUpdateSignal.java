package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** The text form of times has changed. */
public class TmfTimestampFormatUpdateSignal extends TmfSignal {

    /**
     * A signal.
     *
     * @param source who sends it
     */
    @NonNullByDefault({})
    public TmfTimestampFormatUpdateSignal(Object source) {
        super(source);
    }
}
