package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How much all {@link PathTable}s together may remember. Beyond that, attributes are looked for by
 * their names each time, which only takes longer.
 */
final class PathMemory {

    /**
     * How many {@linkplain PathLevel levels} may lead to attributes that do not exist: asking for
     * ever other ones must not fill the memory.
     */
    private static final int MAX_MISSED_LEVELS = 1 << 18;

    /** A level takes about as much memory as so many characters, besides its text. */
    private static final int LEVEL_CHARACTERS = 64;

    private final CharacterCount texts;
    private int missedLevels;

    PathMemory(RunLimits limits) {
        texts = new CharacterCount("paths", limits.characters());
    }

    /**
     * Returns whether what is known of variable parts may be remembered, and counts it if so. An
     * attribute can be that of many texts, which may be cut in another place each time. Each part
     * counts as a level of its own, even if others share it.
     *
     * @param isMiss whether there is no attribute
     */
    boolean takes(@Nullable Object[] values, boolean isMiss) {
        int length = 0;
        for (Object value : values) {
            length += LEVEL_CHARACTERS + CharacterCount.length(value);
        }
        int missed = isMiss ? values.length : 0;
        if (missed > MAX_MISSED_LEVELS - missedLevels || !texts.takes(length)) {
            return false;
        }
        missedLevels += missed;
        texts.add(length);
        return true;
    }
}
