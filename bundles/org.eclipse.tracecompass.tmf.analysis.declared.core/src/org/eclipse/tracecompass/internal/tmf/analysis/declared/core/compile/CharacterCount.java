package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Counts the characters of the names or texts that are in memory: some thousand long ones take as
 * much as millions of short ones, so it does not suffice to count attributes.
 */
final class CharacterCount {

    private final String what;
    private final long limit;
    private long count;

    /**
     * @param what what has the characters, for messages
     * @param limit how many there may be
     */
    CharacterCount(String what, long limit) {
        this.what = what;
        this.limit = limit;
    }

    /** Returns how many characters a value has: none if it is no text. */
    static int length(@Nullable Object value) {
        return value instanceof String text ? text.length() : 0;
    }

    /** Returns whether there may be so many characters more. */
    boolean takes(long more) {
        return more <= 0 || count + more <= limit;
    }

    /**
     * Does nothing if there may be so many characters more.
     *
     * @throws Fault if not
     */
    void require(long more) {
        if (!takes(more)) {
            throw Fault.of(what + " of more than " + limit + " characters");
        }
    }

    /** Counts characters that came, or went if negative. */
    void add(long more) {
        count += more;
    }

    long count() {
        return count;
    }

    void reset() {
        count = 0;
    }
}
