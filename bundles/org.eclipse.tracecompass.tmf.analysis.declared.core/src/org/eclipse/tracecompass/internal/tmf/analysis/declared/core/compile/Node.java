package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A compiled expression. Its {@link #kind()} says which of the methods is its own; the others
 * convert. Nothing is boxed as long as an expression is asked in its own kind.
 */
abstract class Node {

    /** What an expression computes. */
    enum Kind {
        /** A whole number, never null. */
        NUMBER,
        /** A number with a fraction, never null. */
        REAL,
        /** A truth value, never null. */
        TRUTH,
        /** A text, never null. */
        TEXT,
        /** Any of these, or null: known when the event is there. */
        ANY
    }

    abstract Kind kind();

    /** Returns the value as an object: Long, Double, Boolean, String or null. */
    abstract @Nullable Object value(Moment m);

    /** Returns the value as it is at hand: like {@link #value}, but perhaps an Integer. */
    @Nullable
    Object raw(Moment m) {
        return value(m);
    }

    /** Returns a whole number; fails where it is none. */
    long number(Moment m) {
        return Values.number(raw(m));
    }

    /** Returns a number; fails where it is none. */
    double real(Moment m) {
        return Values.real(raw(m));
    }

    /** Returns whether it is true; null is not; fails for what is no truth value. */
    boolean truth(Moment m) {
        return Values.truth(raw(m));
    }

    /** Returns the text; null if it is null; fails for what is no text. */
    @Nullable
    String text(Moment m) {
        return Values.text(raw(m));
    }

    boolean is(Kind kind) {
        return kind() == kind;
    }

    /**
     * Tells whether it has the same value wherever a rule uses it for the same event: as a field
     * has, and what {@code let} named, unlike a state.
     */
    boolean isSteady() {
        return false;
    }

    boolean isNumeric() {
        return is(Kind.NUMBER) || is(Kind.REAL);
    }

    /** A whole number. */
    abstract static class NumberNode extends Node {

        @Override
        final Kind kind() {
            return Kind.NUMBER;
        }

        @Override
        abstract long number(Moment m);

        @Override
        final double real(Moment m) {
            return number(m);
        }

        @Override
        final @Nullable Object value(Moment m) {
            return number(m);
        }
    }

    /** A number with a fraction. */
    abstract static class RealNode extends Node {

        @Override
        final Kind kind() {
            return Kind.REAL;
        }

        @Override
        abstract double real(Moment m);

        @Override
        final @Nullable Object value(Moment m) {
            return real(m);
        }
    }

    /** A truth value. */
    abstract static class TruthNode extends Node {

        @Override
        final Kind kind() {
            return Kind.TRUTH;
        }

        @Override
        abstract boolean truth(Moment m);

        @Override
        final @Nullable Object value(Moment m) {
            return truth(m);
        }
    }

    /** A text. */
    abstract static class TextNode extends Node {

        @Override
        final Kind kind() {
            return Kind.TEXT;
        }

        /** Returns the text. */
        abstract String given(Moment m);

        @Override
        @Nullable
        final String text(Moment m) {
            return given(m);
        }

        @Override
        final @Nullable Object value(Moment m) {
            return given(m);
        }
    }

    /** Whatever it may be. */
    abstract static class AnyNode extends Node {

        @Override
        final Kind kind() {
            return Kind.ANY;
        }
    }

    /**
     * A value that is the same at every event; its kind is that of the value, any if it is null.
     */
    static final class Constant extends Node {

        private final Kind fKind;
        private final @Nullable Object fValue;
        private final long fNumber;

        /**
         * @param value a Long (or Integer), Double, Boolean, String or null
         */
        Constant(@Nullable Object value) {
            fValue = Values.normal(value);
            fKind =
                    switch (fValue) {
                        case Long number -> Kind.NUMBER;
                        case Double real -> Kind.REAL;
                        case Boolean truth -> Kind.TRUTH;
                        case String text -> Kind.TEXT;
                        case null, default -> Kind.ANY;
                    };
            fNumber = fValue instanceof Long number ? number : 0;
        }

        @Override
        Kind kind() {
            return fKind;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            return fValue;
        }

        /** Operands of sums are asked for it at every event. */
        @Override
        long number(Moment m) {
            return fKind == Kind.NUMBER ? fNumber : super.number(m);
        }
    }

    /** The value of a constant node; fails for others. */
    static @Nullable Object constant(Node node) {
        if (node instanceof Constant constant) {
            return constant.fValue;
        }
        throw new IllegalArgumentException("not a constant");
    }

    /** Tells whether a node is the same at every event. */
    static boolean isConstant(Node node) {
        return node instanceof Constant;
    }
}
