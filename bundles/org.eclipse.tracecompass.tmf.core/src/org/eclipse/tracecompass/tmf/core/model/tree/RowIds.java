package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The ids of the rows of one data provider. Equal keys have the same id for as long as the provider
 * lives. An id is unique among all data providers of the program, so that composites need not
 * translate ids, and is from 0 to 2<sup>31</sup> - 1. Ids are not used again. Thread-safe.
 *
 * @param <K> the type of the keys; they need {@code equals} and {@code hashCode}
 */
public final class RowIds<K> {

    private static final AtomicInteger NEXT = new AtomicInteger();

    private final Map<K, Long> ids = new ConcurrentHashMap<>();
    private final Map<Long, K> keys = new ConcurrentHashMap<>();

    /**
     * Returns an id that no row has.
     *
     * @return the id
     * @throws IllegalStateException when all 2<sup>31</sup> ids are used up
     */
    public static long next() {
        int id = NEXT.getAndUpdate(last -> last < 0 ? last : last + 1);
        if (id < 0) {
            throw new IllegalStateException("All row ids are used up.");
        }
        return id;
    }

    /**
     * Returns the id of a row.
     *
     * @param key what the row stands for
     * @return its id, a new one for a new key
     */
    public long of(K key) {
        return Objects.requireNonNull(
                ids.computeIfAbsent(
                        key,
                        k -> {
                            Long id = Long.valueOf(next());
                            keys.put(id, k);
                            return id;
                        }));
    }

    /**
     * Returns what a row stands for.
     *
     * @param id the id of the row
     * @return its key, null when no row of this provider has the id
     */
    public @Nullable K key(long id) {
        return keys.get(Long.valueOf(id));
    }

    /**
     * Forgets all rows but some. For providers whose rows come and go, so that the rows of earlier
     * answers do not fill the memory.
     *
     * @param kept the keys of the rows to keep
     */
    public void retain(Collection<? extends K> kept) {
        Set<K> all = new HashSet<>(kept);
        keys.values().removeIf(key -> !all.contains(key));
        ids.keySet().removeIf(key -> !all.contains(key));
    }

    /** Forgets all rows. */
    public void clear() {
        keys.clear();
        ids.clear();
    }
}
