package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The attributes that are known after some variable parts of a path, in a column per shape of path,
 * and the levels of the parts that may follow. What is known of a thread is thus in one place.
 */
final class Level {

    /** Nothing is known: no store ever has so many attributes. See {@link #attribute}. */
    private static final int UNKNOWN = ~Integer.MAX_VALUE;

    private static final int SMALL = 64;

    private static final int[] NO_ATTRIBUTES = {};
    private static final long[] NO_KEYS = {};
    private static final @Nullable Level[] NO_LEVELS = {};

    private int[] fAttributes = NO_ATTRIBUTES;

    /** Small numbers, such as those of processors, are found without a hash. */
    private @Nullable Level[] fSmall = NO_LEVELS;

    private long[] fKeys = NO_KEYS;
    private @Nullable Level[] fLevels = NO_LEVELS;
    private int fSize;
    private @Nullable Map<String, Level> fByText;

    /**
     * Returns the attribute of a column; {@code ~n} if there was none when its store had n
     * attributes. As long as there are no others, it need not be looked for again.
     */
    int attribute(int column) {
        int[] attributes = fAttributes;
        return column < attributes.length ? attributes[column] : UNKNOWN;
    }

    /** Remembers what {@link #attribute} returns. */
    void remember(int column, int attribute) {
        int size = fAttributes.length;
        if (column >= size) {
            fAttributes = Arrays.copyOf(fAttributes, Math.max(column + 1, size + size / 2));
            Arrays.fill(fAttributes, size, fAttributes.length, UNKNOWN);
        }
        fAttributes[column] = attribute;
    }

    /** Returns the level of a number that follows; null if there is none, or none above. */
    static @Nullable Level below(@Nullable Level above, long key) {
        return above == null ? null : above.find(key);
    }

    /** Returns the level of a text that follows; null if there is none, or none above. */
    static @Nullable Level below(@Nullable Level above, String key) {
        return above == null ? null : above.find(key);
    }

    /**
     * Returns the level of a value that follows; null if there is none, or none above, or the value
     * is null.
     *
     * @throws Fault if it is neither a whole number nor a text
     */
    static @Nullable Level below(@Nullable Level above, @Nullable Object key) {
        // States mostly are such, and need not be boxed anew.
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
    Level find(long key) {
        if (key >= 0 && key < fSmall.length) {
            return fSmall[(int) key];
        }
        return key >= 0 && key < SMALL ? null : findLarge(key);
    }

    private @Nullable Level findLarge(long key) {
        int mask = fKeys.length - 1;
        if (mask < 0) {
            return null;
        }
        for (int i = slot(key, mask); ; i = (i + 1) & mask) {
            Level level = fLevels[i];
            if (level == null || fKeys[i] == key) {
                return level;
            }
        }
    }

    /** Returns the level of a text that follows; null if there is none. */
    @Nullable
    Level find(String key) {
        Map<String, Level> map = fByText;
        return map == null ? null : map.get(key);
    }

    /** Returns the level of a number that follows, made if need be. */
    Level add(long key) {
        Level known = find(key);
        if (known != null) {
            return known;
        }
        Level added = new Level();
        if (key >= 0 && key < SMALL) {
            if (key >= fSmall.length) {
                fSmall = Arrays.copyOf(fSmall, Math.max((int) key + 1, 2 * fSmall.length));
            }
            fSmall[(int) key] = added;
            return added;
        }
        if (2 * ++fSize > fKeys.length) {
            grow();
        }
        put(key, added);
        return added;
    }

    /** Returns the level of a text that follows, made if need be. */
    Level add(String key) {
        Map<String, Level> map = fByText;
        if (map == null) {
            map = new HashMap<>();
            fByText = map;
        }
        return map.computeIfAbsent(key, k -> new Level());
    }

    private void grow() {
        long[] keys = fKeys;
        @Nullable Level[] levels = fLevels;
        fKeys = new long[Math.max(8, 2 * keys.length)];
        fLevels = Arrays.copyOf(NO_LEVELS, fKeys.length);
        for (int i = 0; i < keys.length; i++) {
            Level level = levels[i];
            if (level != null) {
                put(keys[i], level);
            }
        }
    }

    private void put(long key, Level level) {
        int mask = fKeys.length - 1;
        int i = slot(key, mask);
        while (fLevels[i] != null) {
            i = (i + 1) & mask;
        }
        fKeys[i] = key;
        fLevels[i] = level;
    }

    private static int slot(long key, int mask) {
        long hash = key * 0x9E3779B97F4A7C15L;
        return (int) (hash ^ hash >>> 32) & mask;
    }
}
