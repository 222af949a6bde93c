package org.eclipse.tracecompass.common.core.filter;

/** What may be written without quotes in a filter. The language is the same otherwise. */
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
