package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The attributes that are known after some variable parts of a path, in a column per shape of path,
 * and the levels of the parts that may follow. What is known of a thread is thus in one place.
 */
final class PathLevel {

    /** Unknown: no store ever has this many attributes. See {@link #attribute}. */
    private static final int UNKNOWN = ~Integer.MAX_VALUE;

    private static final int SMALL = 64;

    private static final int[] NO_ATTRIBUTES = {};
    private static final long[] NO_KEYS = {};
    private static final @Nullable PathLevel[] NO_LEVELS = {};

    private int[] attributes = NO_ATTRIBUTES;

    /** Small numbers, such as those of processors, are found without a hash. */
    private @Nullable PathLevel[] small = NO_LEVELS;

    private long[] keys = NO_KEYS;
    private @Nullable PathLevel[] levels = NO_LEVELS;
    private int size;
    private @Nullable Map<String, PathLevel> byText;

    /**
     * Returns the attribute of a column; {@code ~n} if there was none when its store had n
     * attributes. As long as there are no others, it need not be looked for again.
     */
    int attribute(int column) {
        int[] attributes = this.attributes;
        return column < attributes.length ? attributes[column] : UNKNOWN;
    }

    /** Remembers what {@link #attribute} returns. */
    void remember(int column, int attribute) {
        int size = attributes.length;
        if (column >= size) {
            attributes = Arrays.copyOf(attributes, Math.max(column + 1, size + size / 2));
            Arrays.fill(attributes, size, attributes.length, UNKNOWN);
        }
        attributes[column] = attribute;
    }

    /** Returns the level of a number that follows; null if there is none, or none above. */
    static @Nullable PathLevel below(@Nullable PathLevel above, long key) {
        return above == null ? null : above.find(key);
    }

    /** Returns the level of a text that follows; null if there is none, or none above. */
    static @Nullable PathLevel below(@Nullable PathLevel above, String key) {
        return above == null ? null : above.find(key);
    }

    /**
     * Returns the level of a value that follows; null if there is none, or none above, or the value
     * is null.
     *
     * @throws Fault if it is neither a whole number nor a text
     */
    static @Nullable PathLevel below(@Nullable PathLevel above, @Nullable Object key) {
        // Most states are in this range and need no boxing.
        if (key instanceof Integer number) {
            return below(above, number.longValue());
        }
        if (key instanceof Long number) {
            return below(above, number.longValue());
        }
        if (key == null) {
            return null;
        }
        if (key instanceof String text) {
            return below(above, text);
        }
        throw Values.wrong(key, "a whole number or a text");
    }

    /** Returns the level of a number that follows; null if there is none. */
    @Nullable
    PathLevel find(long key) {
        if (key >= 0 && key < small.length) {
            return small[(int) key];
        }
        return key >= 0 && key < SMALL ? null : findLarge(key);
    }

    private @Nullable PathLevel findLarge(long key) {
        int mask = keys.length - 1;
        if (mask < 0) {
            return null;
        }
        for (int i = slot(key, mask); ; i = (i + 1) & mask) {
            PathLevel level = levels[i];
            if (level == null || keys[i] == key) {
                return level;
            }
        }
    }

    /** Returns the level of a text that follows; null if there is none. */
    @Nullable
    PathLevel find(String key) {
        Map<String, PathLevel> map = byText;
        return map == null ? null : map.get(key);
    }

    /** Returns the level of a number that follows, made if need be. */
    PathLevel add(long key) {
        PathLevel known = find(key);
        if (known != null) {
            return known;
        }
        PathLevel added = new PathLevel();
        if (key >= 0 && key < SMALL) {
            if (key >= small.length) {
                small = Arrays.copyOf(small, Math.max((int) key + 1, 2 * small.length));
            }
            small[(int) key] = added;
            return added;
        }
        if (2 * ++size > keys.length) {
            grow();
        }
        put(key, added);
        return added;
    }

    /** Returns the level of a text that follows, made if need be. */
    PathLevel add(String key) {
        Map<String, PathLevel> map = byText;
        if (map == null) {
            map = new HashMap<>();
            byText = map;
        }
        return map.computeIfAbsent(key, k -> new PathLevel());
    }

    private void grow() {
        long[] keys = this.keys;
        @Nullable PathLevel[] levels = this.levels;
        this.keys = new long[Math.max(8, 2 * keys.length)];
        this.levels = Arrays.copyOf(NO_LEVELS, this.keys.length);
        for (int i = 0; i < keys.length; i++) {
            PathLevel level = levels[i];
            if (level != null) {
                put(keys[i], level);
            }
        }
    }

    private void put(long key, PathLevel level) {
        int mask = keys.length - 1;
        int i = slot(key, mask);
        while (levels[i] != null) {
            i = (i + 1) & mask;
        }
        keys[i] = key;
        levels[i] = level;
    }

    private static int slot(long key, int mask) {
        long hash = key * 0x9E3779B97F4A7C15L;
        return (int) (hash ^ hash >>> 32) & mask;
    }
}
