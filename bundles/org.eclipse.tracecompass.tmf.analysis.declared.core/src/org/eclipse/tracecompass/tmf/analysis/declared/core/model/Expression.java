package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.List;
import java.util.Optional;

/**
 * Something that has a value at an event: a whole number (64 bits), a number with a fraction, a
 * text, a truth value, or null, which is the value of an attribute about which nothing is known.
 *
 * <p>A field that an event does not have, a division by zero or an operand of the wrong type make
 * the event a bad one for the rule: the rest of the rule is left out for it, and it is counted.
 */
public sealed interface Expression {

    /** Returns where it was read. */
    Origin origin();

    /**
     * A whole number.
     *
     * @param value the number
     * @param origin where it was read
     */
    record IntegerLiteral(long value, Origin origin) implements Expression {}

    /**
     * A number with a fraction.
     *
     * @param value the number, finite
     * @param origin where it was read
     */
    record DoubleLiteral(double value, Origin origin) implements Expression {}

    /**
     * A text.
     *
     * @param value the text
     * @param origin where it was read
     */
    record StringLiteral(String value, Origin origin) implements Expression {}

    /**
     * {@code true} or {@code false}.
     *
     * @param value the truth value
     * @param origin where it was read
     */
    record BooleanLiteral(boolean value, Origin origin) implements Expression {}

    /**
     * No value.
     *
     * @param origin where it was read
     */
    record NullLiteral(Origin origin) implements Expression {}

    /**
     * A name: of a {@link Statement.Let}, of a label of an enumeration (alone, or behind the name
     * of its table), or of a field of the event. It is the first of these that there is.
     *
     * @param scope where the field is looked for
     * @param path the name, then the way into a structure or an array
     * @param origin where it was read
     */
    record Reference(Scope scope, List<Step> path, Origin origin) implements Expression {

        /**
         * Keeps the path as it is at this moment.
         *
         * @throws IllegalArgumentException if it does not begin with a name
         */
        public Reference {
            path = List.copyOf(path);
            if (path.isEmpty() || !(path.get(0) instanceof Member)) {
                throw new IllegalArgumentException("A reference begins with a name");
            }
        }

        /** Returns the name that it begins with. */
        public String name() {
            return ((Member) path.get(0)).name();
        }
    }

    /** Where a name is looked for. */
    enum Scope {
        /** The first match of the language; among fields, the payload comes before the contexts. */
        ANY(""),
        /** The payload of the event only. */
        EVENT("event"),
        /** The contexts of the event only (common ones too). */
        CONTEXT("context");

        private final String word;

        Scope(String word) {
            this.word = word;
        }

        /** Returns the word that stands before the name, empty if there is none. */
        public String word() {
            return word;
        }
    }

    /** A step into a field. */
    sealed interface Step {}

    /**
     * A field, or a member of a structure.
     *
     * @param name its name
     */
    record Member(String name) implements Step {}

    /**
     * An element of an array.
     *
     * @param index its place, from 0
     */
    record Element(int index) implements Step {}

    /**
     * Data of the trace and the event besides its fields.
     *
     * @param kind what it is
     * @param key the name of the entry of the environment; empty for the other kinds
     * @param origin where it was read
     */
    record External(ExternalKind kind, String key, Origin origin) implements Expression {}

    /**
     * Asks whether the event has a field. It never fails.
     *
     * @param field the field
     * @param origin where it was read
     */
    record Has(Reference field, Origin origin) implements Expression {}

    /**
     * The value that an attribute has just now: what this event changed before is seen. Null if
     * there is no such attribute, or the path has a null part. Of a stack it is the topmost value.
     *
     * @param path the attribute
     * @param origin where it was read
     */
    record StateOf(AttributePath path, Origin origin) implements Expression {}

    /**
     * An operation on one value. Of null it is null.
     *
     * @param operator the operation
     * @param operand the value
     * @param origin where it was read
     */
    record Unary(UnaryOperator operator, Expression operand, Origin origin) implements Expression {}

    /**
     * An operation on two values; see {@link BinaryOperator}.
     *
     * @param operator the operation
     * @param left the first value
     * @param right the second value
     * @param origin where the operator was read
     */
    record Binary(BinaryOperator operator, Expression left, Expression right, Origin origin)
            implements Expression {}

    /**
     * One of two values; the other is not evaluated.
     *
     * @param condition what is asked; null counts as false
     * @param then the value if it is true
     * @param otherwise the value if it is false
     * @param origin where it was read
     */
    record Choice(Expression condition, Expression then, Expression otherwise, Origin origin)
            implements Expression {}

    /**
     * A call of a function of the language.
     *
     * @param function the function
     * @param arguments as many as it takes
     * @param origin where it was read
     */
    record Call(Function function, List<Expression> arguments, Origin origin)
            implements Expression {

        /** Keeps the arguments as they are at this moment. */
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** The kind of an {@link External}. */
    enum ExternalKind {
        /** The host that the trace is of. */
        HOSTNAME("hostname"),
        /** The number of the processor on which the event happened. */
        CPU("cpu"),
        /** The name of the trace. */
        TRACE_NAME("trace_name"),
        /** The name of the event. */
        EVENT_NAME("event_name"),
        /** The time of the event, nanoseconds. */
        TIMESTAMP("timestamp"),
        /** An entry of the environment of the trace; null where it has none of this name. */
        ENVIRONMENT("env");

        private final String word;

        ExternalKind(String word) {
            this.word = word;
        }

        /** Returns the word of the language. */
        public String word() {
            return word;
        }

        /** Returns the kind of a word, if there is one. */
        public static Optional<ExternalKind> of(String word) {
            for (ExternalKind kind : values()) {
                if (kind.word.equals(word)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }
}
