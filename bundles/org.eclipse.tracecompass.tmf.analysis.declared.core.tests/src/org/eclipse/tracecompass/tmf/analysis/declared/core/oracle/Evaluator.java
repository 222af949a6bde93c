package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.BinaryOperator;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Binary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;

/** Evaluates expressions at an event, node by node, as the model's documentation says. */
final class Evaluator {

    static final int TEXT_LENGTH = 4_096;

    private final Symbols symbols;
    private final OracleHistory history;
    private final OracleEvent event;

    Evaluator(Symbols symbols, OracleHistory history, OracleEvent event) {
        this.symbols = symbols;
        this.history = history;
        this.event = event;
    }

    /** Returns a Long, a Double, a String, a Boolean or null. */
    @Nullable
    Object value(Expression expression, Map<String, @Nullable Object> locals) {
        return switch (expression) {
            case Expression.IntegerLiteral literal -> (Object) literal.value();
            case Expression.DoubleLiteral literal -> (Object) literal.value();
            case Expression.StringLiteral literal -> literal.value();
            case Expression.BooleanLiteral literal -> (Object) literal.value();
            case Expression.NullLiteral literal -> null;
            case Reference reference -> reference(reference, locals);
            case Expression.External external -> external(external);
            case Expression.Has has -> (Object) event.fields().containsKey(has.field().name());
            case Expression.StateOf state -> {
                List<String> path = path(state.path(), locals);
                Object value = path == null ? null : history.get(path);
                yield value instanceof Integer number ? (Object) number.longValue() : value;
            }
            case Expression.Unary unary -> unary(unary.operator(), value(unary.operand(), locals));
            case Binary binary -> binary(binary, locals);
            case Expression.Choice choice ->
                    truth(value(choice.condition(), locals))
                            ? value(choice.then(), locals)
                            : value(choice.otherwise(), locals);
            case Expression.Call call -> {
                List<@Nullable Object> values = new ArrayList<>();
                call.arguments().forEach(argument -> values.add(value(argument, locals)));
                yield values.contains(null) ? null : call(call.function(), values);
            }
        };
    }

    boolean truth(Expression expression, Map<String, @Nullable Object> locals) {
        return truth(value(expression, locals));
    }

    /** Returns the names of a path; null if a part of it is. */
    @Nullable
    List<String> path(AttributePath path, Map<String, @Nullable Object> locals) {
        List<String> names = new ArrayList<>();
        for (AttributePath.Segment segment : path.segments()) {
            StringBuilder name = new StringBuilder();
            for (AttributePath.Part part : segment.parts()) {
                switch (part) {
                    case AttributePath.Literal literal -> name.append(literal.text());
                    case AttributePath.Value value -> {
                        Object computed = value(value.expression(), locals);
                        if (computed == null) {
                            return null;
                        }
                        if (!(computed instanceof Long) && !(computed instanceof String)) {
                            throw new BadEvent("part of a path: " + computed);
                        }
                        name.append(computed);
                    }
                }
            }
            names.add(name.toString());
        }
        for (String name : names) {
            if (name.isEmpty() || name.length() > TEXT_LENGTH) {
                throw new BadEvent("name: " + name.length());
            }
        }
        return names;
    }

    private @Nullable Object reference(Reference reference, Map<String, @Nullable Object> locals) {
        return switch (symbols.meaning(reference, locals.keySet())) {
            case Symbols.Local local -> locals.get(local.name());
            case Symbols.Constant constant -> (Object) constant.label().entry().value();
            case Symbols.Field field -> {
                Object value = event.fields().get(field.reference().name());
                if (value == null || field.reference().path().size() > 1) {
                    throw new BadEvent("no field " + field.reference().name());
                }
                yield value;
            }
        };
    }

    private @Nullable Object external(Expression.External external) {
        return switch (external.kind()) {
            case CPU ->
                    (Object)
                            event.cpu()
                                    .map(Integer::longValue)
                                    .orElseThrow(() -> new BadEvent("no cpu"));
            case EVENT_NAME -> event.name();
            case TIMESTAMP -> (Object) event.time();
            case HOSTNAME, TRACE_NAME, ENVIRONMENT ->
                    throw new UnsupportedOperationException(external.kind().word());
        };
    }

    private static boolean truth(@Nullable Object value) {
        if (value == null) {
            return false;
        }
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw new BadEvent("condition: " + value);
    }

    private static @Nullable Object unary(UnaryOperator operator, @Nullable Object value) {
        if (value == null) {
            return null;
        }
        return switch (operator) {
            case NOT -> (Object) !truth(value);
            case COMPLEMENT -> (Object) ~whole(value);
            case NEGATE ->
                    value instanceof Long number ? (Object) (-number) : (Object) (-real(value));
        };
    }

    private @Nullable Object binary(Binary binary, Map<String, @Nullable Object> locals) {
        BinaryOperator operator = binary.operator();
        if (operator == BinaryOperator.AND) {
            return truth(binary.left(), locals) && truth(binary.right(), locals);
        }
        if (operator == BinaryOperator.OR) {
            return truth(binary.left(), locals) || truth(binary.right(), locals);
        }
        Object left = value(binary.left(), locals);
        Object right = value(binary.right(), locals);
        return switch (operator) {
            case EQUAL -> (Object) equal(left, right);
            case NOT_EQUAL -> (Object) !equal(left, right);
            case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                    (Object) inOrder(operator, left, right);
            default -> left == null || right == null ? null : combine(operator, left, right);
        };
    }

    private static boolean equal(@Nullable Object left, @Nullable Object right) {
        if (left == null || right == null) {
            return left == right;
        }
        if (left instanceof Long && right instanceof Long) {
            return left.equals(right);
        }
        if (left instanceof Number && right instanceof Number) {
            return real(left) == real(right);
        }
        if (left.getClass() != right.getClass()) {
            throw new BadEvent(left + " == " + right);
        }
        return left.equals(right);
    }

    private static boolean inOrder(
            BinaryOperator operator, @Nullable Object left, @Nullable Object right) {
        if (left == null || right == null) {
            return false;
        }
        if (left instanceof String a && right instanceof String b) {
            return holds(operator, a.compareTo(b));
        }
        if (left instanceof Long a && right instanceof Long b) {
            return holds(operator, Long.compare(a, b));
        }
        double a = real(left);
        double b = real(right);
        return switch (operator) {
            case LESS -> a < b;
            case LESS_OR_EQUAL -> a <= b;
            case GREATER -> a > b;
            default -> a >= b;
        };
    }

    private static boolean holds(BinaryOperator operator, int compared) {
        return switch (operator) {
            case LESS -> compared < 0;
            case LESS_OR_EQUAL -> compared <= 0;
            case GREATER -> compared > 0;
            default -> compared >= 0;
        };
    }

    private static Object combine(BinaryOperator operator, Object left, Object right) {
        if (operator == BinaryOperator.ADD && (left instanceof String || right instanceof String)) {
            return limited(left.toString() + right);
        }
        if (left instanceof Long a && right instanceof Long b) {
            return whole(operator, a, b);
        }
        double a = real(left);
        double b = real(right);
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            default -> throw new BadEvent("bits of a fraction");
        };
    }

    private static long whole(BinaryOperator operator, long a, long b) {
        if (b == 0 && (operator == BinaryOperator.DIVIDE || operator == BinaryOperator.REMAINDER)) {
            throw new BadEvent("division by zero");
        }
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            case BIT_AND -> a & b;
            case BIT_OR -> a | b;
            case BIT_XOR -> a ^ b;
            case SHIFT_LEFT -> a << b;
            case SHIFT_RIGHT -> a >> b;
            default -> throw new IllegalStateException(operator.symbol());
        };
    }

    private static Object call(Function function, List<@Nullable Object> values) {
        Object first = values.get(0);
        return switch (function) {
            case MIN, MAX -> extreme(function == Function.MIN, first, values.get(1));
            case ABS ->
                    first instanceof Long number
                            ? (Object) Math.abs(number)
                            : (Object) Math.abs(real(first));
            case INT, DOUBLE, LABEL -> throw new UnsupportedOperationException(function.word());
            case STRING -> limited(String.valueOf(first));
            case LENGTH -> (long) text(first).length();
            case STARTS_WITH -> text(first).startsWith(text(values.get(1)));
            case ENDS_WITH -> text(first).endsWith(text(values.get(1)));
            case CONTAINS -> text(first).contains(text(values.get(1)));
            case SUBSTRING -> {
                int length = text(first).length();
                int from = (int) Math.clamp(whole(values.get(1)), 0, length);
                int to =
                        values.size() < 3
                                ? length
                                : (int) Math.clamp(whole(values.get(2)), 0, length);
                yield from < to ? text(first).substring(from, to) : "";
            }
            case WITHOUT_PREFIX -> {
                String prefix = text(values.get(1));
                yield text(first).startsWith(prefix)
                        ? text(first).substring(prefix.length())
                        : text(first);
            }
            case AFTER_LAST -> {
                String separator = text(values.get(1));
                int at = text(first).lastIndexOf(separator);
                yield at < 0 ? text(first) : text(first).substring(at + separator.length());
            }
        };
    }

    private static Object extreme(boolean lower, @Nullable Object a, @Nullable Object b) {
        if (a instanceof Long x && b instanceof Long y) {
            return lower ? Math.min(x, y) : Math.max(x, y);
        }
        return lower ? Math.min(real(a), real(b)) : Math.max(real(a), real(b));
    }

    static String limited(String text) {
        if (text.length() > TEXT_LENGTH) {
            throw new BadEvent("a long text");
        }
        return text;
    }

    private static String text(@Nullable Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new BadEvent("no text: " + value);
    }

    private static long whole(@Nullable Object value) {
        if (value instanceof Long number) {
            return number;
        }
        throw new BadEvent("no whole number: " + value);
    }

    private static double real(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw new BadEvent("no number: " + value);
    }
}
