package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.Values.Order;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.objectweb.asm.Opcodes;

/** Operators whose result is a truth value, and the choice by one. */
final class Logic {

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
            return new SameNumber(left, right, wanted);
        }
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.ANY)) {
            return new SameAsNumber(right, left, wanted);
        }
        if (left.is(Node.Kind.ANY) && right.is(Node.Kind.NUMBER)) {
            return new SameAsNumber(left, right, wanted);
        }
        if (Node.isConstant(right) && Node.constant(right) == null) {
            return new IsNull(left, wanted);
        }
        if (Node.isConstant(left) && Node.constant(left) == null) {
            return new IsNull(right, wanted);
        }
        return new Same(left, right, wanted);
    }

    private static Node order(Order order, Node left, Node right) {
        return left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)
                ? new NumbersInOrder(order, left, right)
                : new InOrder(order, left, right);
    }

    /** What follows is not always run. */
    private static void jumpInScope(Node node, RuleCode c, RuleCode.Target target, boolean wanted) {
        int scope = c.enter();
        node.jump(c, target, wanted);
        c.leave(scope);
    }

    /** {@code &&}, and {@code ||}: the first operand that is as wanted decides. */
    private static final class Both extends Node.Condition {

        private final Node fLeft;
        private final Node fRight;
        private final boolean fDecisive;

        Both(Node left, Node right, boolean decisive) {
            fLeft = left;
            fRight = right;
            fDecisive = decisive;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            if (wanted == fDecisive) {
                fLeft.jump(c, target, wanted);
                jumpInScope(fRight, c, target, wanted);
            } else {
                RuleCode.Target decided = c.target();
                fLeft.jump(c, decided, fDecisive);
                jumpInScope(fRight, c, target, wanted);
                c.mark(decided);
            }
        }
    }

    private static final class Not extends Node.Condition {

        private final Node fOperand;

        Not(Node operand) {
            fOperand = operand;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fOperand.jump(c, target, !wanted);
        }
    }

    private static final class DynamicNot extends Node.AnyNode {

        private static final Call NOT = Call.of(Logic.class, "not", Object.class);

        private final Node fOperand;

        DynamicNot(Node operand) {
            fOperand = operand;
        }

        @Override
        void value(RuleCode c) {
            fOperand.value(c);
            c.call(NOT);
        }
    }

    private static final class SameNumber extends Node.Condition {

        private final Node fLeft;
        private final Node fRight;
        private final boolean fWanted;

        SameNumber(Node left, Node right, boolean wanted) {
            fLeft = left;
            fRight = right;
            fWanted = wanted;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fLeft.number(c);
            fRight.number(c);
            c.op(Opcodes.LCMP);
            c.jump(wanted == fWanted ? Opcodes.IFEQ : Opcodes.IFNE, target);
        }
    }

    /** Compares what may be null, such as a state, with a whole number; boxes nothing. */
    private static final class SameAsNumber extends Node.Condition {

        private static final Call SAME = Call.of(Logic.class, "same", Object.class, long.class);

        private final Node fAny;
        private final Node fNumber;
        private final boolean fWanted;

        SameAsNumber(Node any, Node number, boolean wanted) {
            fAny = any;
            fNumber = number;
            fWanted = wanted;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fAny.raw(c);
            fNumber.number(c);
            c.call(SAME);
            c.jump(wanted == fWanted ? Opcodes.IFNE : Opcodes.IFEQ, target);
        }
    }

    /** Tells whether a value as it is at hand is a number. */
    static boolean same(@Nullable Object any, long number) {
        if (any instanceof Integer value) {
            return value == number;
        }
        if (any instanceof Long value) {
            return value == number;
        }
        return any != null && Values.equal(any, number);
    }

    private static final class IsNull extends Node.Condition {

        private final Node fOperand;
        private final boolean fWanted;

        IsNull(Node operand, boolean wanted) {
            fOperand = operand;
            fWanted = wanted;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fOperand.raw(c);
            c.jump(wanted == fWanted ? Opcodes.IFNULL : Opcodes.IFNONNULL, target);
        }
    }

    private static final class Same extends Node.Condition {

        private static final Call SAME = Call.of(Values.class, "equal", Object.class, Object.class);

        private final Node fLeft;
        private final Node fRight;
        private final boolean fWanted;

        Same(Node left, Node right, boolean wanted) {
            fLeft = left;
            fRight = right;
            fWanted = wanted;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fLeft.value(c);
            fRight.value(c);
            c.call(SAME);
            c.jump(wanted == fWanted ? Opcodes.IFNE : Opcodes.IFEQ, target);
        }
    }

    private static final class NumbersInOrder extends Node.Condition {

        private final Order fOrder;
        private final Node fLeft;
        private final Node fRight;

        NumbersInOrder(Order order, Node left, Node right) {
            fOrder = order;
            fLeft = left;
            fRight = right;
        }

        @Override
        void jump(RuleCode c, RuleCode.Target target, boolean wanted) {
            fLeft.number(c);
            fRight.number(c);
            c.op(Opcodes.LCMP);
            c.jump(
                    switch (fOrder) {
                        case LESS -> wanted ? Opcodes.IFLT : Opcodes.IFGE;
                        case LESS_OR_EQUAL -> wanted ? Opcodes.IFLE : Opcodes.IFGT;
                        case GREATER -> wanted ? Opcodes.IFGT : Opcodes.IFLE;
                        case GREATER_OR_EQUAL -> wanted ? Opcodes.IFGE : Opcodes.IFLT;
                    },
                    target);
        }
    }

    private static final class InOrder extends Node.TruthNode {

        private static final Call IN_ORDER =
                Call.of(Values.class, "inOrder", Object.class, Object.class, Order.class);

        private final Order fOrder;
        private final Node fLeft;
        private final Node fRight;

        InOrder(Order order, Node left, Node right) {
            fOrder = order;
            fLeft = left;
            fRight = right;
        }

        @Override
        void truth(RuleCode c) {
            fLeft.value(c);
            fRight.value(c);
            c.push(fOrder);
            c.call(IN_ORDER);
        }
    }

    /** One of two values. */
    static Node choice(Node condition, Node then, Node otherwise) {
        return then.is(Node.Kind.NUMBER) && otherwise.is(Node.Kind.NUMBER)
                ? new NumberChoice(condition, then, otherwise)
                : then.is(Node.Kind.TEXT) && otherwise.is(Node.Kind.TEXT)
                        ? new TextChoice(condition, then, otherwise)
                        : new Choice(condition, then, otherwise);
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

    private static final class NumberChoice extends Node.NumberNode {

        private final Node fCondition;
        private final Node fThen;
        private final Node fOtherwise;

        NumberChoice(Node condition, Node then, Node otherwise) {
            fCondition = condition;
            fThen = then;
            fOtherwise = otherwise;
        }

        @Override
        void number(RuleCode c) {
            choose(fCondition, c, () -> fThen.number(c), () -> fOtherwise.number(c));
        }
    }

    private static final class TextChoice extends Node.TextNode {

        private final Node fCondition;
        private final Node fThen;
        private final Node fOtherwise;

        TextChoice(Node condition, Node then, Node otherwise) {
            fCondition = condition;
            fThen = then;
            fOtherwise = otherwise;
        }

        @Override
        void text(RuleCode c) {
            choose(fCondition, c, () -> fThen.text(c), () -> fOtherwise.text(c));
        }
    }

    private static final class Choice extends Node.AnyNode {

        private final Node fCondition;
        private final Node fThen;
        private final Node fOtherwise;

        Choice(Node condition, Node then, Node otherwise) {
            fCondition = condition;
            fThen = then;
            fOtherwise = otherwise;
        }

        @Override
        void value(RuleCode c) {
            choose(fCondition, c, () -> fThen.value(c), () -> fOtherwise.value(c));
        }

        @Override
        void raw(RuleCode c) {
            choose(fCondition, c, () -> fThen.raw(c), () -> fOtherwise.raw(c));
        }
    }
}
