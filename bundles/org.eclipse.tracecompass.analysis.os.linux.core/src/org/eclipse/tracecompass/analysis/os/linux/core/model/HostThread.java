package org.eclipse.tracecompass.analysis.os.linux.core.model;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A thread of a host: its identifier alone would mean another thread on another host. A value,
 * immutable.
 *
 * @since 0.2.0
 */
public class HostThread {

    /** The key under which a trace context keeps the selected thread of its host. */
    public static final String SELECTED_HOST_THREAD_KEY = "model.selectedThread";

    /** The key of the host's identifier in the metadata of rows and other elements. */
    public static final String HOST_METADATA_KEY = "hostId";

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

    /**
     * Returns the thread that metadata are about.
     *
     * @param metadata what identifies an element, such as the row of a thread
     * @return the thread; null if the metadata name no thread, or not its host
     */
    public static @Nullable HostThread of(Multimap<String, Object> metadata) {
        for (Object host : metadata.get(HOST_METADATA_KEY)) {
            for (Object tid : metadata.get(OsStrings.tid())) {
                if (tid instanceof Integer number) {
                    return new HostThread(String.valueOf(host), number);
                }
            }
        }
        return null;
    }

    /**
     * Returns what identifies the thread in views, as {@link #of} reads it.
     *
     * @since 0.2.0
     */
    public Multimap<String, Object> metadata() {
        return ImmutableMultimap.of(HOST_METADATA_KEY, host, OsStrings.tid(), tid);
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
        return "HostTid: [" + host + ',' + tid + ']';
    }
}
