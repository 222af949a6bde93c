package org.eclipse.tracecompass.common.core.filter;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A filter as a tree. Its text form, {@link Object#toString()}, is an expression that is read as
 * the same tree in every {@link FilterDialect} that has its kind of operand. Equality does not
 * regard columns. Immutable.
 */
public sealed interface FilterExpression {

    /**
     * All parts hold. Without parts: everything passes.
     *
     * @param parts none, or at least two
     */
    record And(List<FilterExpression> parts) implements FilterExpression {
        /** Copies the parts. */
        public And {
            parts = checked(parts, 0);
        }

        @Override
        public String toString() {
            return join(parts, " && ");
        }
    }

    /**
     * At least one part holds.
     *
     * @param parts at least two
     */
    record Or(List<FilterExpression> parts) implements FilterExpression {
        /** Copies the parts. */
        public Or {
            parts = checked(parts, 2);
        }

        @Override
        public String toString() {
            return join(parts, " || ");
        }
    }

    /**
     * A part does not hold.
     *
     * @param part the part
     */
    record Not(FilterExpression part) implements FilterExpression {
        @Override
        public String toString() {
            return part instanceof Text ? "!" + part : "!(" + part + ')';
        }
    }

    /**
     * A text that is looked for.
     *
     * @param text the text
     * @param column where it begins, from 1
     */
    record Text(String text, int column) implements FilterExpression {
        @Override
        public String toString() {
            return word(text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Text other && text.equals(other.text);
        }
    }

    /**
     * An operand has a value.
     *
     * @param operand the operand
     */
    record Present(Name operand) implements FilterExpression {
        @Override
        public String toString() {
            return operand + " present";
        }
    }

    /**
     * An operand compares with a value in a certain way.
     *
     * @param operand the operand
     * @param operator the way
     * @param value the value
     */
    record Comparison(Name operand, FilterOperator operator, Value value)
            implements FilterExpression {
        @Override
        public String toString() {
            return operand.text.isEmpty()
                    ? operator.sign() + value
                    : operand + " " + operator.spelling() + ' ' + value;
        }
    }

    /**
     * The name of an operand.
     *
     * @param text the name; empty for the one of a column
     * @param column where it begins, from 1
     */
    record Name(String text, int column) {
        @Override
        public String toString() {
            return text.isEmpty() ? "" : word(text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Name other && text.equals(other.text);
        }
    }

    /**
     * The value that an operand is compared with.
     *
     * @param text the value
     * @param quoted whether it is meant as a text even if it looks like a number
     * @param column where it begins, from 1
     */
    record Value(String text, boolean quoted, int column) {
        /** Takes for quoted what cannot be written otherwise. */
        public Value {
            quoted = quoted || !FilterWords.isValue(text);
        }

        @Override
        public String toString() {
            return quoted ? quote(text) : text;
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Value other && text.equals(other.text) && quoted == other.quoted;
        }
    }

    /** Lets everything pass: the empty expression. */
    FilterExpression EVERYTHING = new And(List.of());

    /**
     * Reads an expression.
     *
     * @param text what the user wrote; blank for {@link #EVERYTHING}
     * @param dialect what may go without quotes
     * @return the expression
     * @throws FilterSyntaxException if it is wrong; it says where
     */
    static FilterExpression parse(String text, FilterDialect dialect) {
        return new FilterReader(text, dialect).read();
    }

    /**
     * Returns a name or text as it is written in an expression: as it is if it is a plain word,
     * else in quotes.
     *
     * @param text any text
     */
    static String word(String text) {
        return FilterWords.isPlain(text) && !FilterWords.isKeyword(text) ? text : quote(text);
    }

    /**
     * Returns a text in quotes.
     *
     * @param text any text
     */
    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static List<FilterExpression> checked(List<FilterExpression> parts, int least) {
        if (parts.size() == 1 || parts.size() < least) {
            throw new IllegalArgumentException("one part is no list");
        }
        return List.copyOf(parts);
    }

    private static String join(List<FilterExpression> parts, String operator) {
        boolean isOr = operator.contains("|");
        return parts.stream()
                .map(
                        part ->
                                part instanceof Or || !isOr && part instanceof And
                                        ? "(" + part + ')'
                                        : part.toString())
                .collect(Collectors.joining(operator));
    }
}
