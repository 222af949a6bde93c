package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The quarks of the attributes of one shape of path, such as {@code Threads/<number>/Status}, by
 * the variable parts: a tree with a level per variable part. Finding one costs a hash of a number
 * (or text) per variable part and allocates nothing. All paths of a shape share a table, so what a
 * rule creates, another one reads.
 */
final class PathTable {

    static final int UNKNOWN = -1;

    private static final int SMALL = 64;

    /** So that asking for ever other attributes that do not exist takes no memory. */
    private static final int MAX_MISSES = 1 << 16;

    /** What is known after some of the variable parts; the last one has the quark. */
    static final class Level {

        int quark = UNKNOWN;

        /**
         * How many attributes there were when this one was looked for in vain; as long as there are
         * no others, it need not be looked for again.
         */
        int missedAt = UNKNOWN;

        /** Small numbers, such as those of processors, are found without a hash. */
        private @Nullable Level[] fSmall = {};

        private long[] fKeys = {};
        private @Nullable Level[] fLevels = {};
        private int fSize;
        private @Nullable Map<String, Level> fByText;

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

        @Nullable
        Level find(String key) {
            Map<String, Level> map = fByText;
            return map == null ? null : map.get(key);
        }

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
            fLevels = Arrays.copyOf(new @Nullable Level[0], fKeys.length);
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

    private final Level fRoot = new Level();
    private int fMisses;

    Level root() {
        return fRoot;
    }

    /** Tells whether one more attribute that is not there may be remembered. */
    boolean takesMiss() {
        return fMisses++ < MAX_MISSES;
    }
}
