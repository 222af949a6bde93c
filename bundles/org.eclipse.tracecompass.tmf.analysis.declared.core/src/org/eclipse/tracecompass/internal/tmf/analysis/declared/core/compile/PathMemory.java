package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How much all {@link PathTable}s together may remember. Beyond that, attributes are looked for by
 * their names each time, which only takes longer.
 */
final class PathMemory {

    /** So that asking for ever other attributes that do not exist takes no memory. */
    private static final int MAX_MISSES = 1 << 20;

    private final CharacterCount texts;
    private int misses;

    PathMemory(RunLimits limits) {
        texts = new CharacterCount("paths", limits.characters());
    }

    /**
     * Returns whether what is known of variable parts may be remembered, and counts it if so. An
     * attribute can be that of many texts, which may be cut in another place each time.
     *
     * @param isMiss whether there is no attribute
     */
    boolean takes(@Nullable Object[] values, boolean isMiss) {
        int length = 0;
        for (Object value : values) {
            length += CharacterCount.length(value);
        }
        if (isMiss && misses >= MAX_MISSES || !texts.takes(length)) {
            return false;
        }
        misses += isMiss ? 1 : 0;
        texts.add(length);
        return true;
    }
}
