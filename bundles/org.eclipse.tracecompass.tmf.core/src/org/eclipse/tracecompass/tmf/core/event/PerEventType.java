package org.eclipse.tracecompass.tmf.core.event;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A value for each event type, computed once from the first event of the type: for example, the
 * handler of its events. Types are compared by identity, so a look-up does not touch the name. If a
 * trace creates a type object per event, the value is computed for each event, in bounded memory.
 * Not thread-safe.
 *
 * @param <T> the value
 * @since 9.6.0
 */
public final class PerEventType<T> {

    /** A trace has some hundreds of types; with more, it creates them per event. */
    private static final int MAX_TYPES = 1 << 14;

    /** Size of the table that is asked before the map; a power of two. */
    private static final int RECENT = 1 << 11;

    private record Entry<T>(ITmfEventType type, T value) {}

    private final Function<ITmfEvent, T> compute;
    private final Map<ITmfEventType, Entry<T>> entries = new IdentityHashMap<>();

    @SuppressWarnings("unchecked")
    private final @Nullable Entry<T>[] recent = new Entry[RECENT];

    /**
     * Creates an empty table.
     *
     * @param compute returns the value for an event, and with it for all events of its type
     */
    public PerEventType(Function<ITmfEvent, T> compute) {
        this.compute = compute;
    }

    /**
     * Returns the value of the event's type.
     *
     * @param event the event
     * @return the value computed from the first event of that type
     */
    public T of(ITmfEvent event) {
        ITmfEventType type = event.getType();
        int place = System.identityHashCode(type) & RECENT - 1;
        Entry<T> entry = recent[place];
        if (entry == null || entry.type != type) {
            entry = entry(event, type);
            recent[place] = entry;
        }
        return entry.value;
    }

    private Entry<T> entry(ITmfEvent event, ITmfEventType type) {
        Entry<T> entry = entries.get(type);
        if (entry == null) {
            entry = new Entry<>(type, compute.apply(event));
            if (entries.size() >= MAX_TYPES) {
                entries.clear();
            }
            entries.put(type, entry);
        }
        return entry;
    }
}
