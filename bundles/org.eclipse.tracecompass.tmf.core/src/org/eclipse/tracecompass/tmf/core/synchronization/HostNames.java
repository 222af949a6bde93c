package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Short names of hosts, for people: the part of the id after the last slash where that is not the
 * same for two hosts, else the name of the first trace of each, else the id. Immutable.
 */
public final class HostNames {

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Set<String>> traces = new LinkedHashMap<>();

    /**
     * Names for the hosts of traces.
     *
     * @param traces the traces and experiments
     */
    public HostNames(Collection<? extends ITmfTrace> traces) {
        for (ITmfTrace trace : traces) {
            for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
                this.traces
                        .computeIfAbsent(part.getHostId(), h -> new LinkedHashSet<>())
                        .add(part.getName());
            }
        }
        Map<String, Integer> counts = new HashMap<>();
        this.traces.keySet().forEach(id -> counts.merge(lastPart(id), 1, Integer::sum));
        Set<String> used = new LinkedHashSet<>();
        this.traces.forEach(
                (id, names) -> {
                    String name = lastPart(id);
                    if (counts.getOrDefault(name, 0) > 1) {
                        name = names.iterator().next();
                    }
                    this.names.put(id, used.add(name) ? name : id);
                });
    }

    private static String lastPart(String id) {
        String part = id.substring(id.lastIndexOf('/') + 1);
        return part.isEmpty() ? id : part;
    }

    /**
     * The name of a host.
     *
     * @param id its id
     * @return its name; the id when it is none of the traces' hosts
     */
    public String name(String id) {
        return names.getOrDefault(id, id);
    }

    /** {@return the ids of the hosts, in the order of the traces} */
    public Set<String> ids() {
        return Collections.unmodifiableSet(names.keySet());
    }

    /**
     * The traces of a host.
     *
     * @param id its id
     * @return the names of the traces in order
     */
    public Collection<String> traces(String id) {
        return traces.getOrDefault(id, Set.of());
    }

    /**
     * Finds a host by what a person calls it.
     *
     * @param text its id, its name, or the name of one of its traces
     * @return its id, if there is such a host
     */
    public Optional<String> find(String text) {
        if (names.containsKey(text)) {
            return Optional.of(text);
        }
        return names.keySet().stream()
                .filter(id -> name(id).equals(text) || traces(id).contains(text))
                .findFirst();
    }
}
