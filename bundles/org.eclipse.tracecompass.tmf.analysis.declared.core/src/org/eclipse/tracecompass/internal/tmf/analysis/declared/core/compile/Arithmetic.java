package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;

/** Operators whose result is a number or a text. */
final class Arithmetic {

    private static final long SHIFT_MASK = 63;

    private Arithmetic() {}

    /** Compiles an arithmetic or bit operator. */
    static Node binary(BinaryOperator operator, Node left, Node right, RunLimits limits) {
        if (left.is(Node.Kind.NUMBER) && right.is(Node.Kind.NUMBER)) {
            return new Whole(operator, left, right);
        }
        if (left.isNumeric() && right.isNumeric() && !isBitwise(operator)) {
            return new Fraction(operator, left, right);
        }
        if (operator == BinaryOperator.ADD
                && (left.is(Node.Kind.TEXT) && !right.is(Node.Kind.ANY)
                        || right.is(Node.Kind.TEXT) && !left.is(Node.Kind.ANY))) {
            return new Joined(left, right, limits.textLength());
        }
        return new Dynamic(operator, left, right, limits.textLength());
    }

    /** Compiles {@code -} and {@code ~}. */
    static Node unary(UnaryOperator operator, Node operand) {
        boolean negative = operator == UnaryOperator.NEGATE;
        if (operand.is(Node.Kind.NUMBER)) {
            return negative
                    ? new Whole(BinaryOperator.SUBTRACT, new Node.Constant(0L), operand)
                    : new Whole(BinaryOperator.BIT_XOR, new Node.Constant(-1L), operand);
        }
        return new DynamicUnary(negative, operand);
    }

    private static boolean isBitwise(BinaryOperator operator) {
        return switch (operator) {
            case BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT -> true;
            default -> false;
        };
    }

    static long whole(BinaryOperator operator, long a, long b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / notZero(b);
            case REMAINDER -> a % notZero(b);
            case BIT_AND -> a & b;
            case BIT_OR -> a | b;
            case BIT_XOR -> a ^ b;
            case SHIFT_LEFT -> a << (b & SHIFT_MASK);
            case SHIFT_RIGHT -> a >> (b & SHIFT_MASK);
            default -> throw new IllegalArgumentException(operator.symbol());
        };
    }

    private static long notZero(long divisor) {
        if (divisor == 0) {
            throw Fault.of("division by zero");
        }
        return divisor;
    }

    static double fraction(BinaryOperator operator, double a, double b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            default ->
                    throw Fault.of(
                            "a number with a fraction where '"
                                    + operator.symbol()
                                    + "' needs a whole number");
        };
    }

    static String join(String a, String b, int limit) {
        if (a.length() + b.length() > limit) {
            throw Fault.of("a text of more than " + limit + " characters");
        }
        return a.concat(b);
    }

    /** Whole numbers on both sides. */
    private static final class Whole extends Node.NumberNode {

        private final BinaryOperator fOperator;
        private final Node fLeft;
        private final Node fRight;

        Whole(BinaryOperator operator, Node left, Node right) {
            fOperator = operator;
            fLeft = left;
            fRight = right;
        }

        @Override
        long number(Moment m) {
            return whole(fOperator, fLeft.number(m), fRight.number(m));
        }
    }

    /** Numbers on both sides, at least one of them with a fraction. */
    private static final class Fraction extends Node.RealNode {

        private final BinaryOperator fOperator;
        private final Node fLeft;
        private final Node fRight;

        Fraction(BinaryOperator operator, Node left, Node right) {
            fOperator = operator;
            fLeft = left;
            fRight = right;
        }

        @Override
        double real(Moment m) {
            return fraction(fOperator, fLeft.real(m), fRight.real(m));
        }
    }

    /** One text behind the other; none of them null. */
    private static final class Joined extends Node.TextNode {

        private final Node fLeft;
        private final Node fRight;
        private final int fLimit;

        Joined(Node left, Node right, int limit) {
            fLeft = left;
            fRight = right;
            fLimit = limit;
        }

        @Override
        String given(Moment m) {
            return join(String.valueOf(fLeft.value(m)), String.valueOf(fRight.value(m)), fLimit);
        }
    }

    /** Operands whose types are known when they are there. */
    private static final class Dynamic extends Node.AnyNode {

        private final BinaryOperator fOperator;
        private final Node fLeft;
        private final Node fRight;
        private final int fLimit;

        Dynamic(BinaryOperator operator, Node left, Node right, int limit) {
            fOperator = operator;
            fLeft = left;
            fRight = right;
            fLimit = limit;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            Object left = fLeft.value(m);
            Object right = fRight.value(m);
            if (left == null || right == null) {
                return null;
            }
            if (left instanceof Long a && right instanceof Long b) {
                return whole(fOperator, a, b);
            }
            if (left instanceof Number a && right instanceof Number b) {
                return fraction(fOperator, a.doubleValue(), b.doubleValue());
            }
            if (fOperator == BinaryOperator.ADD
                    && (left instanceof String || right instanceof String)) {
                return join(left.toString(), right.toString(), fLimit);
            }
            throw Values.wrong(left instanceof Number ? right : left, "a number");
        }
    }

    /** The negative or complement of an operand whose type is known when it is there. */
    private static final class DynamicUnary extends Node.AnyNode {

        private final boolean fNegative;
        private final Node fOperand;

        DynamicUnary(boolean negative, Node operand) {
            fNegative = negative;
            fOperand = operand;
        }

        @Override
        @Nullable
        Object value(Moment m) {
            return switch (fOperand.value(m)) {
                case null -> null;
                case Long number -> (Object) (fNegative ? -number : ~number);
                case Double real when fNegative -> (Object) (-real);
                case Object other ->
                        throw Values.wrong(other, fNegative ? "a number" : "a whole number");
            };
        }
    }
}
