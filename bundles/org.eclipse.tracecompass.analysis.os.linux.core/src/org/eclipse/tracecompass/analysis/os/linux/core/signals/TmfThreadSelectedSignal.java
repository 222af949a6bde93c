package org.eclipse.tracecompass.analysis.os.linux.core.signals;

import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceModelSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A thread of a host was selected. Immutable.
 *
 * @since 0.2.0
 */
public class TmfThreadSelectedSignal extends TmfTraceModelSignal {

    private final HostThread hostThread;

    /**
     * Creates a signal.
     *
     * @param source who sends it
     * @param threadId the identifier of the thread
     * @param trace a trace of the host
     */
    public TmfThreadSelectedSignal(Object source, int threadId, ITmfTrace trace) {
        this(source, new HostThread(trace.getHostId(), Integer.valueOf(threadId)));
    }

    /**
     * Creates a signal.
     *
     * @param source who sends it
     * @param hostThread the thread and its host
     */
    public TmfThreadSelectedSignal(Object source, HostThread hostThread) {
        super(source, 0, hostThread.getHost());
        this.hostThread = hostThread;
    }

    /** Returns the identifier of the thread. */
    public int getThreadId() {
        return hostThread.getTid().intValue();
    }

    /** Returns the identifier of the host, as {@link #getHostId()} does. */
    public String getTraceHost() {
        return hostThread.getHost();
    }

    /** Returns the thread and its host. */
    public HostThread getHostThread() {
        return hostThread;
    }

    @Override
    public String toString() {
        return "[TmfThreadSelectedSignal (" + hostThread + ")]";
    }
}
