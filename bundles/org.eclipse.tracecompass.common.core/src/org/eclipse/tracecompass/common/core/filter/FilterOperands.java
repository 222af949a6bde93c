package org.eclipse.tracecompass.common.core.filter;

import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.time.TimeFrame;

/**
 * Resolves names in filters, for one kind of rows. Must be thread-safe where the predicates are
 * used by several threads.
 *
 * @param <T> what is filtered: an event, a row of a table…
 */
public interface FilterOperands<T> {

    /**
     * The values that a name stands for.
     *
     * @param <T> what is filtered
     */
    interface Operand<T> {

        /**
         * Returns whether a row has a value that a test accepts. A row without a value satisfies no
         * test; to treat an empty cell as an empty text, pass the empty text.
         *
         * @param row the row
         * @param test takes numbers as {@link Number}, all else by its text
         */
        boolean any(T row, Predicate<Object> test);

        /**
         * Returns whether a row has a value.
         *
         * @param row the row
         */
        default boolean isPresent(T row) {
            return any(row, value -> true);
        }

        /** Returns what times refer to if the values are instants in ns; empty otherwise. */
        default Optional<TimeFrame> times() {
            return Optional.empty();
        }

        /** Returns whether texts are compared without regard to case, and have an order. */
        default boolean isText() {
            return false;
        }
    }

    /**
     * Finds an operand.
     *
     * @param name its name as the user wrote it; empty in {@link FilterDialect#COLUMN}
     * @return the operand
     * @throws FilterSyntaxException if there is none; the message names those that there are
     */
    Operand<T> operand(FilterExpression.Name name);

    /**
     * Returns whether a test accepts the text of any operand: what a text alone in a filter means.
     *
     * @param row the row
     * @param test the test
     */
    boolean anywhere(T row, Predicate<Object> test);
}
