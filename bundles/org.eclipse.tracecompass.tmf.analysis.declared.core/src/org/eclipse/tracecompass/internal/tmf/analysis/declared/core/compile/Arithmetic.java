package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;
import org.objectweb.asm.Opcodes;

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

    private static long whole(BinaryOperator operator, long a, long b) {
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

    static long notZero(long divisor) {
        if (divisor == 0) {
            throw Fault.of("division by zero");
        }
        return divisor;
    }

    private static double fraction(BinaryOperator operator, double a, double b) {
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

    /** Computes what {@link #binary} compiles, from operands of any kind. */
    static @Nullable Object compute(
            @Nullable Object left, @Nullable Object right, BinaryOperator operator, int limit) {
        if (left == null || right == null) {
            return null;
        }
        if (left instanceof Long a && right instanceof Long b) {
            return whole(operator, a, b);
        }
        if (left instanceof Number a && right instanceof Number b) {
            return fraction(operator, a.doubleValue(), b.doubleValue());
        }
        if (operator == BinaryOperator.ADD && (left instanceof String || right instanceof String)) {
            return join(left.toString(), right.toString(), limit);
        }
        throw Values.wrong(left instanceof Number ? right : left, "a number");
    }

    /** Computes {@code -} or {@code ~} of a value of any kind. */
    static @Nullable Object compute(@Nullable Object operand, boolean negative) {
        return switch (operand) {
            case null -> null;
            case Long number -> (Object) (negative ? -number : ~number);
            case Double real when negative -> (Object) (-real);
            case Object other ->
                    throw Values.wrong(other, negative ? "a number" : "a whole number");
        };
    }

    /** Whole numbers on both sides. */
    private static final class Whole extends Node.NumberNode {

        private static final Call NOT_ZERO = Call.of(Arithmetic.class, "notZero", long.class);

        private final BinaryOperator operator;
        private final Node left;
        private final Node right;

        Whole(BinaryOperator operator, Node left, Node right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        void number(RuleCode c) {
            left.number(c);
            right.number(c);
            switch (operator) {
                case ADD -> c.op(Opcodes.LADD);
                case SUBTRACT -> c.op(Opcodes.LSUB);
                case MULTIPLY -> c.op(Opcodes.LMUL);
                case DIVIDE -> {
                    c.call(NOT_ZERO);
                    c.op(Opcodes.LDIV);
                }
                case REMAINDER -> {
                    c.call(NOT_ZERO);
                    c.op(Opcodes.LREM);
                }
                case BIT_AND -> c.op(Opcodes.LAND);
                case BIT_OR -> c.op(Opcodes.LOR);
                case BIT_XOR -> c.op(Opcodes.LXOR);
                case SHIFT_LEFT -> shift(c, Opcodes.LSHL);
                case SHIFT_RIGHT -> shift(c, Opcodes.LSHR);
                default -> throw new IllegalArgumentException(operator.symbol());
            }
        }

        /** The instruction takes the lowest six bits of an int. */
        private static void shift(RuleCode c, int opcode) {
            c.op(Opcodes.L2I);
            c.op(opcode);
        }
    }

    /** Numbers on both sides, at least one of them with a fraction. */
    private static final class Fraction extends Node.RealNode {

        private final BinaryOperator operator;
        private final Node left;
        private final Node right;

        Fraction(BinaryOperator operator, Node left, Node right) {
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        void real(RuleCode c) {
            left.real(c);
            right.real(c);
            c.op(
                    switch (operator) {
                        case ADD -> Opcodes.DADD;
                        case SUBTRACT -> Opcodes.DSUB;
                        case MULTIPLY -> Opcodes.DMUL;
                        case DIVIDE -> Opcodes.DDIV;
                        case REMAINDER -> Opcodes.DREM;
                        default -> throw new IllegalArgumentException(operator.symbol());
                    });
        }
    }

    /** One text behind the other; none of them null. */
    private static final class Joined extends Node.TextNode {

        private static final Call JOIN =
                Call.of(Arithmetic.class, "join", String.class, String.class, int.class);
        private static final Call TEXT_OF_NUMBER = Call.of(String.class, "valueOf", long.class);
        private static final Call TEXT_OF_ANY = Call.of(String.class, "valueOf", Object.class);

        private final Node left;
        private final Node right;
        private final int limit;

        Joined(Node left, Node right, int limit) {
            this.left = left;
            this.right = right;
            this.limit = limit;
        }

        @Override
        void text(RuleCode c) {
            pushText(left, c);
            pushText(right, c);
            c.push(limit);
            c.call(JOIN);
        }

        private static void pushText(Node node, RuleCode c) {
            switch (node.kind()) {
                case TEXT -> node.text(c);
                case NUMBER -> {
                    node.number(c);
                    c.call(TEXT_OF_NUMBER);
                }
                case REAL, TRUTH, ANY -> {
                    node.value(c);
                    c.call(TEXT_OF_ANY);
                }
            }
        }
    }

    /** Operands whose types are known when they are there. */
    private static final class Dynamic extends Node.AnyNode {

        private static final Call COMPUTE =
                Call.of(
                        Arithmetic.class,
                        "compute",
                        Object.class,
                        Object.class,
                        BinaryOperator.class,
                        int.class);

        private final BinaryOperator operator;
        private final Node left;
        private final Node right;
        private final int limit;

        Dynamic(BinaryOperator operator, Node left, Node right, int limit) {
            this.operator = operator;
            this.left = left;
            this.right = right;
            this.limit = limit;
        }

        @Override
        void value(RuleCode c) {
            left.value(c);
            right.value(c);
            c.push(operator);
            c.push(limit);
            c.call(COMPUTE);
        }
    }

    /** The negative or complement of an operand whose type is known when it is there. */
    private static final class DynamicUnary extends Node.AnyNode {

        private static final Call COMPUTE =
                Call.of(Arithmetic.class, "compute", Object.class, boolean.class);

        private final boolean negative;
        private final Node operand;

        DynamicUnary(boolean negative, Node operand) {
            this.negative = negative;
            this.operand = operand;
        }

        @Override
        void value(RuleCode c) {
            operand.value(c);
            c.push(negative ? 1 : 0);
            c.call(COMPUTE);
        }
    }
}
