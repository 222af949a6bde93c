package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile.Values.Order;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;

/** Operators whose result is a truth value. */
final class Logic {

    private Logic() {}

    /** Compiles a comparison, {@code &&} or {@code ||}. */
    static Node binary(BinaryOperator operator, Node left, Node right) {
        return switch (operator) {
            case AND -> new And(left, right);
            case OR -> new Or(left, right);
            case EQUAL -> equal(left, right, true);
            case NOT_EQUAL -> equal(left, right, false);
            case LESS -> order(Order.LESS, left, right);
            case LESS_OR_EQUAL -> order(Order.LESS_OR_EQUAL, left, right);
            case GREATER -> order(Order.GREATER, left, right);
            case GREATER_OR_EQUAL -> order(Order.GREATER_OR_EQUAL, left, right);
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    /** Compiles {@code !}. */
    static Node not(Node operand) {
        return operand.is(Node.Kind.TRUTH) ? new Not(operand) : new DynamicNot(operand);
    }

    private static Node equal(Node left, Node right, boolean wanted) {
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)) {
            return new SameNumber(left, right, wanted);
        }
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.ANY)) {
            return new SameAsNumber(right, left, wanted);
        }
        if (left.is(Node.Kind.ANY) && right.is(Node.Kind.NUMBER)) {
            return right instanceof Node.Constant constant && left instanceof Actions.AnyUse local
                    ? new LocalIs(local, constant, wanted)
                    : new SameAsNumber(left, right, wanted);
        }
        if (Node.isConstant(right) && Node.constant(right) == null) {
            return isNull(left, wanted);
        }
        if (Node.isConstant(left) && Node.constant(left) == null) {
            return isNull(right, wanted);
        }
        return new Same(left, right, wanted);
    }

    private static Node isNull(Node operand, boolean wanted) {
        return switch (operand) {
            case StateValue state -> new StateIsNull(state, wanted);
            case Actions.AnyUse local -> new LocalIsNull(local, wanted);
            default -> new IsNull(operand, wanted);
        };
    }

    private static Node order(Order order, Node left, Node right) {
        return left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)
                ? new NumbersInOrder(order, left, right)
                : new InOrder(order, left, right);
    }

    private static final class And extends Node.TruthNode {

        private final Node fLeft;
        private final Node fRight;

        And(Node left, Node right) {
            fLeft = left;
            fRight = right;
        }

        @Override
        boolean truth(Moment m) {
            return fLeft.truth(m) && fRight.truth(m);
        }
    }

    private static final class Or extends Node.TruthNode {

        private final Node fLeft;
        private final Node fRight;

        Or(Node left, Node right) {
            fLeft = left;
            fRight = right;
        }

        @Override
        boolean truth(Moment m) {
            return fLeft.truth(m) || fRight.truth(m);
        }
    }

    private static final class Not extends Node.TruthNode {

        private final Node fOperand;

        Not(Node operand) {
            fOperand = operand;
        }

        @Override
        boolean truth(Moment m) {
            return !fOperand.truth(m);
        }
    }

    private static final class DynamicNot extends Node.AnyNode {

        private final Node fOperand;

        DynamicNot(Node operand) {
            fOperand = operand;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            Object value = fOperand.value(m);
            return value == null ? null : (Object) !Values.truth(value);
        }
    }

    private static final class SameNumber extends Node.TruthNode {

        private final Node fLeft;
        private final Node fRight;
        private final boolean fWanted;

        SameNumber(Node left, Node right, boolean wanted) {
            fLeft = left;
            fRight = right;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return (fLeft.number(m) == fRight.number(m)) == fWanted;
        }
    }

    /** Compares what may be null, such as a state, with a whole number; boxes nothing. */
    private static final class SameAsNumber extends Node.TruthNode {

        private final Node fAny;
        private final Node fNumber;
        private final boolean fWanted;

        SameAsNumber(Node any, Node number, boolean wanted) {
            fAny = any;
            fNumber = number;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return same(fAny.raw(m), fNumber.number(m)) == fWanted;
        }
    }

    private static boolean same(@Nullable Object any, long number) {
        if (any == null) {
            return false;
        }
        if (any instanceof Integer value) {
            return value == number;
        }
        if (any instanceof Long value) {
            return value == number;
        }
        return Values.equal(any, number);
    }

    /** Frequent enough to spare the call of a node. */
    private static final class LocalIs extends Node.TruthNode {

        private final int fSlot;
        private final long fNumber;
        private final boolean fWanted;

        LocalIs(Actions.AnyUse local, Node.Constant number, boolean wanted) {
            fSlot = local.fSlot;
            fNumber = Values.number(Node.constant(number));
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return same(m.objects[fSlot], fNumber) == fWanted;
        }
    }

    /** Frequent enough to spare the call of a node. */
    private static final class LocalIsNull extends Node.TruthNode {

        private final int fSlot;
        private final boolean fWanted;

        LocalIsNull(Actions.AnyUse local, boolean wanted) {
            fSlot = local.fSlot;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return (m.objects[fSlot] == null) == fWanted;
        }
    }

    /** Frequent enough to spare the call of a node. */
    private static final class StateIsNull extends Node.TruthNode {

        private final StateValue fState;
        private final boolean fWanted;

        StateIsNull(StateValue state, boolean wanted) {
            fState = state;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return (fState.raw(m) == null) == fWanted;
        }
    }

    private static final class IsNull extends Node.TruthNode {

        private final Node fOperand;
        private final boolean fWanted;

        IsNull(Node operand, boolean wanted) {
            fOperand = operand;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return (fOperand.raw(m) == null) == fWanted;
        }
    }

    private static final class Same extends Node.TruthNode {

        private final Node fLeft;
        private final Node fRight;
        private final boolean fWanted;

        Same(Node left, Node right, boolean wanted) {
            fLeft = left;
            fRight = right;
            fWanted = wanted;
        }

        @Override
        boolean truth(Moment m) {
            return Values.equal(fLeft.value(m), fRight.value(m)) == fWanted;
        }
    }

    private static final class NumbersInOrder extends Node.TruthNode {

        private final Order fOrder;
        private final Node fLeft;
        private final Node fRight;

        NumbersInOrder(Order order, Node left, Node right) {
            fOrder = order;
            fLeft = left;
            fRight = right;
        }

        @Override
        boolean truth(Moment m) {
            return fOrder.holds(Long.compare(fLeft.number(m), fRight.number(m)));
        }
    }

    private static final class InOrder extends Node.TruthNode {

        private final Order fOrder;
        private final Node fLeft;
        private final Node fRight;

        InOrder(Order order, Node left, Node right) {
            fOrder = order;
            fLeft = left;
            fRight = right;
        }

        @Override
        boolean truth(Moment m) {
            return Values.inOrder(fLeft.value(m), fRight.value(m), fOrder);
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
        long number(Moment m) {
            return fCondition.truth(m) ? fThen.number(m) : fOtherwise.number(m);
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
        String given(Moment m) {
            return String.valueOf(fCondition.truth(m) ? fThen.text(m) : fOtherwise.text(m));
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
        @Nullable
        Object value(Moment m) {
            return fCondition.truth(m) ? fThen.value(m) : fOtherwise.value(m);
        }
    }
}
