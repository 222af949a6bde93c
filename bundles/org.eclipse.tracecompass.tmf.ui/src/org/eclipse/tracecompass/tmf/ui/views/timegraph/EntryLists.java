package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/**
 * The rows at the top of the tree, by what they belong to. A list stays the same object while rows
 * are added, and may be iterated meanwhile. Thread-safe.
 *
 * @param <K> what rows belong to
 */
final class EntryLists<K> {

    private final Map<K, List<TimeGraphEntry>> lists = new HashMap<>();
    private final Set<K> closed = Collections.newSetFromMap(new WeakHashMap<>());

    /** From now on rows of a key are not taken, such as those of a job that comes too late. */
    synchronized void close(K key) {
        closed.add(key);
    }

    /** Rows of a key are taken, even if it was closed before. */
    synchronized void open(K key) {
        closed.remove(key);
    }

    synchronized boolean isClosed(K key) {
        return closed.contains(key);
    }

    /** The rows themselves, not a copy; null if none have been set. */
    synchronized List<TimeGraphEntry> get(K key) {
        return lists.get(key);
    }

    /** Replaces the rows by others. */
    synchronized void put(K key, List<TimeGraphEntry> list) {
        if (!closed.contains(key)) {
            lists.put(key, new CopyOnWriteArrayList<>(list));
        }
    }

    /** Adds the rows that are not there yet. */
    synchronized void add(K key, List<TimeGraphEntry> list) {
        List<TimeGraphEntry> known = lists.get(key);
        if (known == null) {
            put(key, list);
            return;
        }
        Set<TimeGraphEntry> all = new HashSet<>(known);
        known.addAll(list.stream().filter(all::add).toList());
    }

    /** Removes rows. */
    synchronized void remove(K key, List<TimeGraphEntry> list) {
        List<TimeGraphEntry> known = lists.get(key);
        if (known != null) {
            known.removeAll(list);
        }
    }

    /** Forgets all rows of a key. */
    synchronized void forget(K key) {
        lists.remove(key);
    }
}
