package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names that {@code let} gave in a block and in those around it. A block refers to the one
 * around it and copies nothing, since both may have many. Not thread-safe.
 *
 * @param <V> what is known of a name
 */
public final class LocalNames<V> {

    private final @Nullable LocalNames<V> outer;
    private final Map<String, V> names = new HashMap<>();

    /** Begins with the outermost block of a rule. */
    public LocalNames() {
        this(null);
    }

    private LocalNames(@Nullable LocalNames<V> outer) {
        this.outer = outer;
    }

    /** Returns the names of a block inside this one, to begin with those of this one. */
    public LocalNames<V> inner() {
        return new LocalNames<>(this);
    }

    /** Returns whether a name is given here or around. */
    public boolean has(String name) {
        return get(name) != null;
    }

    /** Returns what is known of a name, of the innermost block that gives it; null if none does. */
    public @Nullable V get(String name) {
        for (LocalNames<V> at = this; at != null; at = at.outer) {
            @Nullable V known = at.names.get(name);
            if (known != null) {
                return known;
            }
        }
        return null;
    }

    /** Gives a name in this block; one of a block around it is hidden. */
    public void put(String name, V known) {
        names.put(name, known);
    }

    /** Returns all names. */
    public Collection<String> all() {
        List<String> all = new ArrayList<>();
        for (LocalNames<V> at = this; at != null; at = at.outer) {
            all.addAll(at.names.keySet());
        }
        return all;
    }
}
