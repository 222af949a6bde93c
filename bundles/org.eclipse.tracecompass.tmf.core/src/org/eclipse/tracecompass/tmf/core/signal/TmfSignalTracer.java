package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/** Logs each signal at level TRACE of the logger of this class's name, for debugging. */
public class TmfSignalTracer {

    private static final System.Logger LOGGER = LazyLogger.of(TmfSignalTracer.class);
    private static final TmfSignalTracer INSTANCE = new TmfSignalTracer();

    private final boolean enabled = LOGGER.isLoggable(System.Logger.Level.TRACE);

    /** There is one, see {@link #getInstance()}. */
    protected TmfSignalTracer() {}

    /** {@return the tracer} */
    @NonNullByDefault({})
    public static TmfSignalTracer getInstance() {
        return INSTANCE;
    }

    /**
     * Logs a signal.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    public void traceSignal(TmfSignal signal) {
        if (enabled) {
            LOGGER.log(System.Logger.Level.TRACE, "{0} from {1}", signal, signal.getSource());
        }
    }
}
