package org.eclipse.tracecompass.analysis.os.linux.core.model;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A thread of a host: its identifier alone would mean another thread on another host. A value,
 * immutable.
 *
 * @since 0.2.0
 */
public class HostThread {

    /** The key under which a trace context keeps the selected thread of its host. */
    public static final String SELECTED_HOST_THREAD_KEY = "model.selectedThread"; // $NON-NLS-1$

    private final String host;
    private final Integer tid;

    /**
     * Creates a value.
     *
     * @param host the identifier of the host
     * @param tid the identifier of the thread
     */
    public HostThread(String host, Integer tid) {
        this.host = host;
        this.tid = tid;
    }

    /** Returns the identifier of the thread. */
    public Integer getTid() {
        return tid;
    }

    /** Returns the identifier of the host. */
    public String getHost() {
        return host;
    }

    @Override
    public int hashCode() {
        return 31 * host.hashCode() + tid.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof HostThread other
                        && tid.equals(other.tid)
                        && host.equals(other.host);
    }

    @Override
    public String toString() {
        return "HostTid: [" + host + ',' + tid + ']'; // $NON-NLS-1$
    }
}
