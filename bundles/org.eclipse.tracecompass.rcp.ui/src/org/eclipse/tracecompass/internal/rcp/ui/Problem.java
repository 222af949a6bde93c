package org.eclipse.tracecompass.internal.rcp.ui;

import java.time.Instant;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Something that went wrong while the viewer ran, once or several times at the same place.
 *
 * @param sentence what the log says about it
 * @param stack where it happened, several lines; empty if that is unknown
 * @param isError whether it is an error; otherwise it is a warning
 * @param last when it happened last
 * @param count how often it happened
 * @param plugin the symbolic name of the plug-in of others in which it arose; null for none
 */
record Problem(
        String sentence,
        String stack,
        boolean isError,
        Instant last,
        int count,
        @Nullable String plugin) {

    /** Digits differ from one time to the next where all else is the same. */
    private String kind() {
        return sentence.replaceAll("[0-9]+", "#") + '\n' + stack;
    }

    boolean isLike(Problem other) {
        return isError == other.isError && kind().equals(other.kind());
    }

    /** Returns the newer of two like problems, with the count of both; null for none is allowed. */
    Problem plus(@Nullable Problem earlier) {
        return earlier == null ? this : times(count + earlier.count);
    }

    /** Returns the same problem with another count. */
    Problem times(int times) {
        return new Problem(sentence, stack, isError, last, times, plugin);
    }
}
