package org.eclipse.tracecompass.common.core.filter;

/** The texts that need no quotes in a filter. Otherwise, all dialects are the same language. */
public enum FilterDialect {
    /** Names, texts and values are single words. For events. */
    STRICT,
    /**
     * Names, texts and values may be of several words, and a text or value may hold any signs but
     * {@code &&}, {@code ||} and parentheses that do not match: {@code start time > 5}, {@code
     * ^sys_(open|close)$}. For rows.
     */
    FREE,
    /**
     * There is one operand, which is not named: {@code >100}, {@code =text}, {@code !text}, {@code
     * text}. Words are never operators. For the field over a column.
     */
    COLUMN
}
