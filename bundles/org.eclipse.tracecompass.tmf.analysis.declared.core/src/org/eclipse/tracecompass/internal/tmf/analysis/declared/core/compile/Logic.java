package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.Values.Order;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.objectweb.asm.Opcodes;

/** Operators whose result is a truth value, and the choice by one. */
final class Logic {

    private static final Call EQUAL = Call.of(Values.class, "equal", Object.class, Object.class);
    private static final Call SAME = Call.of(Logic.class, "same", Object.class, long.class);
    private static final Call IN_ORDER =
            Call.of(Values.class, "inOrder", Object.class, Object.class, Order.class);

    private Logic() {}

    /** Compiles a comparison, {@code &&} or {@code ||}. */
    static Node binary(BinaryOperator operator, Node left, Node right) {
        return switch (operator) {
            case AND -> new Both(left, right, false);
            case OR -> new Both(left, right, true);
            case EQUAL -> equal(left, right, true);
            case NOT_EQUAL -> equal(left, right, false);
            default -> order(order(operator), left, right);
        };
    }

    private static Order order(BinaryOperator operator) {
        return switch (operator) {
            case LESS -> Order.LESS;
            case LESS_OR_EQUAL -> Order.LESS_OR_EQUAL;
            case GREATER -> Order.GREATER;
            case GREATER_OR_EQUAL -> Order.GREATER_OR_EQUAL;
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    /** Computes what {@link #binary} compiles. */
    static boolean compute(BinaryOperator operator, @Nullable Object left, @Nullable Object right) {
        return switch (operator) {
            case AND -> Values.truth(left) && Values.truth(right);
            case OR -> Values.truth(left) || Values.truth(right);
            case EQUAL -> Values.equal(left, right);
            case NOT_EQUAL -> !Values.equal(left, right);
            default -> Values.inOrder(left, right, order(operator));
        };
    }

    /** Compiles {@code !}. */
    static Node not(Node operand) {
        return operand.is(Node.Kind.TRUTH) ? new Not(operand) : new DynamicNot(operand);
    }

    /** Computes {@code !}. */
    static @Nullable Boolean not(@Nullable Object value) {
        return value == null ? null : (Boolean) !Values.truth(value);
    }

    private static Node equal(Node left, Node right, boolean wanted) {
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)) {
            return new Test(c -> compare(left, right, c), Opcodes.IFEQ, Opcodes.IFNE, wanted);
        }
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.ANY)) {
            return sameAsNumber(right, left, wanted);
        }
        if (left.is(Node.Kind.ANY) && right.is(Node.Kind.NUMBER)) {
            return sameAsNumber(left, right, wanted);
        }
        if (Node.isConstant(right) && Node.constant(right) == null) {
            return new Test(left::raw, Opcodes.IFNULL, Opcodes.IFNONNULL, wanted);
        }
        if (Node.isConstant(left) && Node.constant(left) == null) {
            return new Test(right::raw, Opcodes.IFNULL, Opcodes.IFNONNULL, wanted);
        }
        return new Test(
                c -> {
                    left.value(c);
                    right.value(c);
                    c.call(EQUAL);
                },
                Opcodes.IFNE,
                Opcodes.IFEQ,
                wanted);
    }

    /** Compares what may be null, such as a state, with a whole number; boxes nothing. */
    private static Node sameAsNumber(Node any, Node number, boolean wanted) {
        return new Test(
                c -> {
                    any.raw(c);
                    number.number(c);
                    c.call(SAME);
                },
                Opcodes.IFNE,
                Opcodes.IFEQ,
                wanted);
    }

    private static Node order(Order order, Node left, Node right) {
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)) {
            return switch (order) {
                case LESS -> ordered(left, right, Opcodes.IFLT, Opcodes.IFGE);
                case LESS_OR_EQUAL -> ordered(left, right, Opcodes.IFLE, Opcodes.IFGT);
                case GREATER -> ordered(left, right, Opcodes.IFGT, Opcodes.IFLE);
                case GREATER_OR_EQUAL -> ordered(left, right, Opcodes.IFGE, Opcodes.IFLT);
            };
        }
        return new Test(
                c -> {
                    left.value(c);
                    right.value(c);
                    c.push(order);
                    c.call(IN_ORDER);
                },
                Opcodes.IFNE,
                Opcodes.IFEQ,
                true);
    }

    private static Node ordered(Node left, Node right, int ifSo, int ifNot) {
        return new Test(c -> compare(left, right, c), ifSo, ifNot, true);
    }

    private static void compare(Node left, Node right, RuleCode c) {
        left.number(c);
        right.number(c);
        c.op(Opcodes.LCMP);
    }

    /** A comparison: what it compares, and the instructions that jump by the result. */
    private static final class Test extends Node.Condition {

        private final Consumer<RuleCode> push;
        private final int ifSo;
        private final int ifNot;
        private final boolean wanted;

        Test(Consumer<RuleCode> push, int ifSo, int ifNot, boolean wanted) {
            this.push = push;
            this.ifSo = ifSo;
            this.ifNot = ifNot;
            this.wanted = wanted;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            push.accept(c);
            c.jump(wanted == this.wanted ? ifSo : ifNot, target);
        }
    }

    /** The following code is not always run. */
    private static void jumpInScope(Node node, RuleCode c, RuleCode.Target target, boolean wanted) {
        int scope = c.enter();
        node.jump(c, target, wanted);
        c.leave(scope);
    }

    /** {@code &&}, and {@code ||}: the first operand that is as wanted decides. */
    private static final class Both extends Node.Condition {

        private final Node left;
        private final Node right;
        private final boolean decisive;

        Both(Node left, Node right, boolean decisive) {
            this.left = left;
            this.right = right;
            this.decisive = decisive;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            if (wanted == decisive) {
                left.jump(c, target, wanted);
                jumpInScope(right, c, target, wanted);
            } else {
                RuleCode.Target decided = c.target();
                left.jump(c, decided, decisive);
                jumpInScope(right, c, target, wanted);
                c.mark(decided);
            }
        }
    }

    private static final class Not extends Node.Condition {

        private final Node operand;

        Not(Node operand) {
            this.operand = operand;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            operand.jump(c, target, !wanted);
        }
    }

    private static final class DynamicNot extends Node.AnyNode {

        private static final Call NOT = Call.of(Logic.class, "not", Object.class);

        private final Node operand;

        DynamicNot(Node operand) {
            this.operand = operand;
        }

        @Override
        void value(RuleCode c) {
            operand.value(c);
            c.call(NOT);
        }
    }

    /** Returns whether a value as it is at hand is a number. */
    static boolean same(@Nullable Object any, long number) {
        if (any instanceof Integer value) {
            return value == number;
        }
        if (any instanceof Long value) {
            return value == number;
        }
        return any != null && Values.equal(any, number);
    }

    /** Compiles a choice of one of two values. */
    static Node choice(Node condition, Node then, Node otherwise) {
        return new Choice(condition, then, otherwise);
    }

    /** Writes code that runs one of two pieces of code. */
    static void choose(Node condition, RuleCode c, Runnable then, Runnable otherwise) {
        RuleCode.Target no = c.target();
        RuleCode.Target end = c.target();
        condition.jump(c, no, false);
        int scope = c.enter();
        then.run();
        c.leave(scope);
        c.jump(Opcodes.GOTO, end);
        c.mark(no);
        otherwise.run();
        c.leave(scope);
        c.mark(end);
    }

    /** One of two values: a number or a text, if both are. */
    private static final class Choice extends Node {

        private final Node condition;
        private final Node then;
        private final Node otherwise;
        private final Kind kind;

        Choice(Node condition, Node then, Node otherwise) {
            this.condition = condition;
            this.then = then;
            this.otherwise = otherwise;
            kind =
                    then.kind() == otherwise.kind() && (then.is(Kind.NUMBER) || then.is(Kind.TEXT))
                            ? then.kind()
                            : Kind.ANY;
        }

        @Override
        Kind kind() {
            return kind;
        }

        @Override
        void value(RuleCode c) {
            choose(condition, c, () -> then.value(c), () -> otherwise.value(c));
        }

        @Override
        void raw(RuleCode c) {
            choose(condition, c, () -> then.raw(c), () -> otherwise.raw(c));
        }

        @Override
        void number(RuleCode c) {
            choose(condition, c, () -> then.number(c), () -> otherwise.number(c));
        }

        @Override
        void real(RuleCode c) {
            choose(condition, c, () -> then.real(c), () -> otherwise.real(c));
        }

        @Override
        void truth(RuleCode c) {
            choose(condition, c, () -> then.truth(c), () -> otherwise.truth(c));
        }

        @Override
        void text(RuleCode c) {
            choose(condition, c, () -> then.text(c), () -> otherwise.text(c));
        }
    }
}
