package org.eclipse.tracecompass.tmf.core.event.matching;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The events of one direction that wait for their counterpart, by key. Of each trace at most one
 * event of a key waits: the first. The cost of a look-up does not depend on the number of traces.
 */
final class WaitingEvents {

    private final Map<IEventMatchingKey, Waiting> chains = new HashMap<>();
    private int size;

    int size() {
        return size;
    }

    /** Takes the first event of a key that is accepted, null when there is none. */
    @Nullable
    Waiting take(IEventMatchingKey key, Predicate<Waiting> accepted) {
        Waiting previous = null;
        for (Waiting w = chains.get(key); w != null; w = w.next) {
            if (accepted.test(w)) {
                unlink(key, previous, w);
                return w;
            }
            previous = w;
        }
        return null;
    }

    private void unlink(IEventMatchingKey key, @Nullable Waiting previous, Waiting w) {
        Waiting next = w.next;
        if (previous != null) {
            previous.next = next;
        } else if (next != null) {
            chains.put(key, next);
        } else {
            chains.remove(key);
        }
        size--;
    }

    /** Adds an event, unless one of its key and trace waits; false then. */
    boolean add(IEventMatchingKey key, Waiting added) {
        Waiting first = chains.putIfAbsent(key, added);
        if (first != null) {
            Waiting last = first;
            for (Waiting w = first; w != null; w = w.next) {
                if (w.event.getTrace() == added.event.getTrace()) {
                    return false;
                }
                last = w;
            }
            last.next = added;
        }
        size++;
        return true;
    }

    /** Drops events; returns how many. */
    int removeIf(BiPredicate<IEventMatchingKey, Waiting> condition) {
        int before = size;
        for (Iterator<Map.Entry<IEventMatchingKey, Waiting>> i = chains.entrySet().iterator();
                i.hasNext(); ) {
            Map.Entry<IEventMatchingKey, Waiting> entry = i.next();
            Waiting first = null;
            Waiting last = null;
            for (Waiting w = entry.getValue(); w != null; ) {
                Waiting next = w.next;
                w.next = null;
                if (condition.test(entry.getKey(), w)) {
                    size--;
                } else if (last == null) {
                    first = w;
                    last = w;
                } else {
                    last.next = w;
                    last = w;
                }
                w = next;
            }
            if (first == null) {
                i.remove();
            } else {
                entry.setValue(first);
            }
        }
        return before - size;
    }

    /** {@return a copy as a table} */
    Table<ITmfTrace, IEventMatchingKey, DependencyEvent> toTable() {
        Table<ITmfTrace, IEventMatchingKey, DependencyEvent> table = HashBasedTable.create();
        chains.forEach(
                (key, first) -> {
                    for (Waiting w = first; w != null; w = w.next) {
                        table.put(w.event.getTrace(), key, w.event);
                    }
                });
        return table;
    }

    void clear() {
        chains.clear();
        size = 0;
    }
}
