package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The ids of the data providers of named threads, of each trace those that were asked last. Each of
 * these providers has a path in memory, and clients of a server may name thread after thread.
 * Thread-safe; holds no trace.
 */
final class NamedProviders {

    private final int most;
    private final Map<ITmfTrace, Set<String>> ofTraces = new WeakHashMap<>();

    /**
     * Creates a list.
     *
     * @param most how many of a trace are kept
     */
    NamedProviders(int most) {
        this.most = most;
    }

    /** A provider is asked: {@return the one to be removed if there are too many now, else null} */
    synchronized @Nullable String used(ITmfTrace trace, String id) {
        Set<String> ids = ofTraces.computeIfAbsent(trace, t -> new LinkedHashSet<>());
        ids.remove(id);
        ids.add(id);
        if (ids.size() <= most) {
            return null;
        }
        String eldest = ids.iterator().next();
        ids.remove(eldest);
        return eldest;
    }
}
