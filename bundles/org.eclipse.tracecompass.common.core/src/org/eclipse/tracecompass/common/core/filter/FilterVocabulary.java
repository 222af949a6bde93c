package org.eclipse.tracecompass.common.core.filter;

import java.util.List;

/** The words that a filter may be completed with. */
public interface FilterVocabulary {

    /**
     * A word.
     *
     * @param text the word as it is meant, without quotes
     * @param description a few words about it; may be empty
     */
    record Term(String text, String description) {}

    /** Returns the names of operands. */
    List<Term> names();

    /**
     * Returns values that an operand has; need not be all.
     *
     * @param name the operand as the user wrote it
     */
    default List<Term> values(String name) {
        return List.of();
    }
}
