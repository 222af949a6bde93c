package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Function;

/** The functions of the language, except {@code label}, which needs a field. */
final class Functions {

    private static final Call MIN = Call.of(Math.class, "min", long.class, long.class);
    private static final Call MAX = Call.of(Math.class, "max", long.class, long.class);
    private static final Call WITHOUT_PREFIX =
            Call.of(Functions.class, "withoutPrefix", String.class, String.class);
    private static final Call STARTS_WITH = Call.of(String.class, "startsWith", String.class);
    private static final Call COMPUTE =
            Call.of(Functions.class, "compute", Function.class, Object[].class, int.class);

    private Functions() {}

    /** Compiles a call. */
    static Node call(Function function, List<Node> arguments, RunLimits limits) {
        Node first = arguments.get(0);
        if ((function == Function.MIN || function == Function.MAX)
                && first.is(Node.Kind.NUMBER)
                && arguments.get(1).is(Node.Kind.NUMBER)) {
            return new Extreme(function == Function.MIN, first, arguments.get(1));
        }
        boolean texts = arguments.stream().allMatch(node -> node.is(Node.Kind.TEXT));
        if (texts && function == Function.WITHOUT_PREFIX) {
            return new WithoutPrefix(first, arguments.get(1));
        }
        if (texts && function == Function.STARTS_WITH) {
            return new StartsWith(first, arguments.get(1));
        }
        if (function == Function.INT && first.is(Node.Kind.NUMBER)) {
            return first;
        }
        return new Dynamic(function, List.copyOf(arguments), limits.textLength());
    }

    /** Computes what {@link #call} compiles, from arguments of any kind; null if one of them is. */
    static @Nullable Object compute(Function function, @Nullable Object[] arguments, int limit) {
        for (Object argument : arguments) {
            if (argument == null) {
                return null;
            }
        }
        return apply(function, arguments, limit);
    }

    static String withoutPrefix(String text, String prefix) {
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    private static final class Extreme extends Node.NumberNode {

        private final Call call;
        private final Node left;
        private final Node right;

        Extreme(boolean lower, Node left, Node right) {
            call = lower ? MIN : MAX;
            this.left = left;
            this.right = right;
        }

        @Override
        void number(RuleCode c) {
            left.number(c);
            right.number(c);
            c.call(call);
        }
    }

    private static final class WithoutPrefix extends Node.TextNode {

        private final Node text;
        private final Node prefix;

        WithoutPrefix(Node text, Node prefix) {
            this.text = text;
            this.prefix = prefix;
        }

        @Override
        void text(RuleCode c) {
            text.text(c);
            prefix.text(c);
            c.call(WITHOUT_PREFIX);
        }
    }

    private static final class StartsWith extends Node.TruthNode {

        private final Node text;
        private final Node prefix;

        StartsWith(Node text, Node prefix) {
            this.text = text;
            this.prefix = prefix;
        }

        @Override
        void truth(RuleCode c) {
            text.text(c);
            prefix.text(c);
            c.call(STARTS_WITH);
        }
    }

    /** Any function with arguments of any type. */
    private static final class Dynamic extends Node.AnyNode {

        private final Function function;
        private final List<Node> arguments;
        private final int limit;

        Dynamic(Function function, List<Node> arguments, int limit) {
            this.function = function;
            this.arguments = arguments;
            this.limit = limit;
        }

        @Override
        void value(RuleCode c) {
            c.push(function);
            c.pushArray(arguments.size(), i -> arguments.get(i).value(c));
            c.push(limit);
            c.call(COMPUTE);
        }
    }

    private static @Nullable Object apply(Function function, @Nullable Object[] values, int limit) {
        Object first = values[0];
        return switch (function) {
            case MIN -> extreme(first, values[1], true);
            case MAX -> extreme(first, values[1], false);
            case ABS -> {
                if (first instanceof Long number) {
                    yield Math.abs(number);
                }
                yield Math.abs(Values.real(first));
            }
            case INT -> whole(first);
            case DOUBLE -> fraction(first);
            case STRING -> limited(String.valueOf(first), limit);
            case LENGTH -> (long) given(first).length();
            case STARTS_WITH -> given(first).startsWith(given(values[1]));
            case ENDS_WITH -> given(first).endsWith(given(values[1]));
            case CONTAINS -> given(first).contains(given(values[1]));
            case SUBSTRING ->
                    substring(
                            given(first),
                            Values.number(values[1]),
                            values.length < 3 ? Long.MAX_VALUE : Values.number(values[2]));
            case WITHOUT_PREFIX -> withoutPrefix(given(first), given(values[1]));
            case AFTER_LAST -> afterLast(given(first), given(values[1]));
            case LABEL -> throw new IllegalArgumentException("label");
        };
    }

    private static String afterLast(String text, String separator) {
        int at = text.lastIndexOf(separator);
        return at < 0 ? text : text.substring(at + separator.length());
    }

    private static String given(@Nullable Object value) {
        return String.valueOf(Values.text(value));
    }

    private static String limited(String text, int limit) {
        if (text.length() > limit) {
            throw Fault.of("a text of more than " + limit + " characters");
        }
        return text;
    }

    private static Object extreme(@Nullable Object a, @Nullable Object b, boolean lower) {
        if (a instanceof Long x && b instanceof Long y) {
            return lower ? Math.min(x, y) : Math.max(x, y);
        }
        double x = Values.real(a);
        double y = Values.real(b);
        return lower ? Math.min(x, y) : Math.max(x, y);
    }

    private static @Nullable Object whole(@Nullable Object value) {
        return switch (value) {
            case Double real -> (Object) (long) real.doubleValue();
            case Boolean truth -> (Object) (truth ? 1L : 0L);
            case String text -> {
                try {
                    yield (Object) Long.parseLong(text);
                } catch (NumberFormatException e) {
                    yield null;
                }
            }
            case null, default -> (Object) Values.number(value);
        };
    }

    private static @Nullable Object fraction(@Nullable Object value) {
        if (value instanceof String text) {
            try {
                double real = Double.parseDouble(text);
                return Double.isFinite(real) ? (Object) real : null;
            } catch (NumberFormatException e) {
                return null;
            }
        }
        return Values.real(value);
    }

    private static String substring(String text, long from, long to) {
        int start = (int) Math.clamp(from, 0L, (long) text.length());
        int end = (int) Math.clamp(to, 0L, (long) text.length());
        return start < end ? text.substring(start, end) : "";
    }
}
