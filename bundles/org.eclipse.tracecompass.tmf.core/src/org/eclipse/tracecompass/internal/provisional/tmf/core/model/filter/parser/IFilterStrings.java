package org.eclipse.tracecompass.internal.provisional.tmf.core.model.filter.parser;

/** The words and signs of filter expressions, for code that composes such expressions. */
public interface IFilterStrings {

    /** Both sides must hold. */
    String AND = "&&";

    /** One side must hold. */
    String OR = "||";

    /** What follows must not hold. */
    String NOT = "!";

    /** The value is the same. */
    String EQUAL = "==";

    /** The value is another one. */
    String NOT_EQUAL = "!=";

    /** The value is less. */
    String LT = "<";

    /** The value is greater. */
    String GT = ">";

    /** The value contains a match of a regular expression. */
    String MATCHES = "matches";

    /** The value contains a text. */
    String CONTAINS = "contains";

    /** The operand has a value. */
    String PRESENT = "present";
}
