package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * An expression that is being compiled. Its {@link #kind()} says which of the methods that write
 * its code is its own; the others convert. Nothing is boxed as long as an expression is asked in
 * its own kind.
 */
abstract class Node {

    private static final Call TO_NUMBER = Call.of(Values.class, "number", Object.class);
    private static final Call TO_REAL = Call.of(Values.class, "real", Object.class);
    private static final Call TO_TRUTH = Call.of(Values.class, "truth", Object.class);
    private static final Call TO_TEXT = Call.of(Values.class, "text", Object.class);
    private static final Call BOX_NUMBER = Call.of(Long.class, "valueOf", long.class);
    private static final Call BOX_REAL = Call.of(Double.class, "valueOf", double.class);
    private static final Call BOX_TRUTH = Call.of(Boolean.class, "valueOf", boolean.class);

    /** The result of an expression. */
    enum Kind {
        /** A whole number, never null. */
        NUMBER(long.class),
        /** A number with a fraction, never null. */
        REAL(double.class),
        /** A truth value, never null. */
        TRUTH(boolean.class),
        /** A text, never null. */
        TEXT(String.class),
        /** Any of these, or null: known when the event is there. */
        ANY(Object.class);

        private final Class<?> type;

        Kind(Class<?> type) {
            this.type = type;
        }

        /** Returns the type of such values in generated code. */
        Class<?> type() {
            return type;
        }
    }

    abstract Kind kind();

    /** Pushes the value as an object: Long, Double, Boolean, String or null. */
    abstract void value(RuleCode c);

    /** Pushes the value as it is at hand: like {@link #value}, but perhaps an Integer. */
    void raw(RuleCode c) {
        value(c);
    }

    /** Pushes a whole number; the code fails where it is none. */
    void number(RuleCode c) {
        raw(c);
        c.call(TO_NUMBER);
    }

    /** Pushes a number; the code fails where it is none. */
    void real(RuleCode c) {
        raw(c);
        c.call(TO_REAL);
    }

    /** Pushes whether it is true; null is not; the code fails for what is no truth value. */
    void truth(RuleCode c) {
        raw(c);
        c.call(TO_TRUTH);
    }

    /** Pushes the text; null if it is null; the code fails for what is no text. */
    void text(RuleCode c) {
        raw(c);
        c.call(TO_TEXT);
    }

    /** Jumps if it is as true as wanted. */
    void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
        truth(c);
        c.jump(wanted ? Opcodes.IFNE : Opcodes.IFEQ, target);
    }

    /** Pushes the value in the type of its kind; what is of any kind as it is at hand. */
    final void own(RuleCode c) {
        switch (kind()) {
            case NUMBER -> number(c);
            case REAL -> real(c);
            case TRUTH -> truth(c);
            case TEXT -> text(c);
            case ANY -> raw(c);
        }
    }

    boolean is(Kind kind) {
        return kind() == kind;
    }

    /**
     * Returns whether it has the same value wherever a rule uses it for the same event: as a field
     * has, and what {@code let} named, unlike a state.
     */
    boolean isSteady() {
        return false;
    }

    boolean isNumeric() {
        return is(Kind.NUMBER) || is(Kind.REAL);
    }

    /** Moves the value, in the type of its kind, to a local variable, unless it is in one. */
    RuleCode.Local local(RuleCode c) {
        own(c);
        return c.store(kind().type());
    }

    /**
     * Returns the local variable of something steady.
     *
     * @param push pushes it, where it is used for the first time
     */
    final RuleCode.Local once(RuleCode c, Runnable push) {
        RuleCode.Local known = c.kept(this);
        if (known != null) {
            return known;
        }
        push.run();
        return c.keep(this, kind().type());
    }

    /** Pushes the value of a local variable as an object. */
    static void box(RuleCode.Local local, RuleCode c) {
        c.load(local);
        if (local.type() == long.class) {
            c.call(BOX_NUMBER);
        }
    }

    /** A whole number. */
    abstract static class NumberNode extends Node {

        @Override
        final Kind kind() {
            return Kind.NUMBER;
        }

        @Override
        abstract void number(RuleCode c);

        @Override
        final void real(RuleCode c) {
            number(c);
            c.op(Opcodes.L2D);
        }

        @Override
        final void value(RuleCode c) {
            number(c);
            c.call(BOX_NUMBER);
        }
    }

    /** A number with a fraction. */
    abstract static class RealNode extends Node {

        @Override
        final Kind kind() {
            return Kind.REAL;
        }

        @Override
        abstract void real(RuleCode c);

        @Override
        final void value(RuleCode c) {
            real(c);
            c.call(BOX_REAL);
        }
    }

    /** A truth value. */
    abstract static class TruthNode extends Node {

        @Override
        final Kind kind() {
            return Kind.TRUTH;
        }

        @Override
        abstract void truth(RuleCode c);

        @Override
        final void value(RuleCode c) {
            truth(c);
            c.call(BOX_TRUTH);
        }
    }

    /** A truth value that is asked for to choose a way. */
    abstract static class Condition extends TruthNode {

        @Override
        abstract void jump(RuleCode c, RuleCode.Target target, boolean wanted);

        @Override
        final void truth(RuleCode c) {
            RuleCode.Target yes = c.target();
            RuleCode.Target end = c.target();
            jump(c, yes, true);
            c.push(0);
            c.jump(Opcodes.GOTO, end);
            c.mark(yes);
            c.push(1);
            c.mark(end);
        }
    }

    /** A text. */
    abstract static class TextNode extends Node {

        @Override
        final Kind kind() {
            return Kind.TEXT;
        }

        @Override
        abstract void text(RuleCode c);

        @Override
        final void value(RuleCode c) {
            text(c);
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

        private final Kind kind;
        private final @Nullable Object value;

        /**
         * @param value a Long (or Integer), Double, Boolean, String or null
         */
        Constant(@Nullable Object value) {
            this.value = Values.normal(value);
            kind =
                    switch (this.value) {
                        case Long number -> Kind.NUMBER;
                        case Double real -> Kind.REAL;
                        case Boolean truth -> Kind.TRUTH;
                        case String text -> Kind.TEXT;
                        case null, default -> Kind.ANY;
                    };
        }

        @Override
        Kind kind() {
            return kind;
        }

        @Override
        boolean isSteady() {
            return true;
        }

        @Override
        void value(RuleCode c) {
            Object value = this.value;
            if (value == null) {
                c.op(Opcodes.ACONST_NULL);
            } else {
                c.push(value.getClass(), value);
            }
        }

        @Override
        void number(RuleCode c) {
            if (value instanceof Long number) {
                c.push(number.longValue());
            } else {
                super.number(c);
            }
        }

        @Override
        void real(RuleCode c) {
            if (value instanceof Number number) {
                c.push(number.doubleValue());
            } else {
                super.real(c);
            }
        }

        @Override
        void truth(RuleCode c) {
            if (value instanceof Boolean truth) {
                c.push(truth ? 1 : 0);
            } else {
                super.truth(c);
            }
        }

        @Override
        void text(RuleCode c) {
            if (value instanceof String text) {
                c.push(String.class, text);
            } else {
                super.text(c);
            }
        }
    }

    /** The value of a constant node; fails for others. */
    static @Nullable Object constant(Node node) {
        if (node instanceof Constant constant) {
            return constant.value;
        }
        throw new IllegalArgumentException("not a constant");
    }

    /** Returns whether a node is the same at every event. */
    static boolean isConstant(Node node) {
        return node instanceof Constant;
    }
}
