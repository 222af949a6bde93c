package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** A condition on an event and on states. */
@FunctionalInterface
public interface Condition {

    /**
     * Returns whether the condition holds.
     *
     * @param scope the event
     */
    boolean holds(EventScope scope);

    /** Compiles {@code condition}, {@code not}, {@code and}, {@code or} and conditions on time. */
    static Condition ofElement(Element element, StateCompiler compiler) throws XmlFileException {
        switch (element.getNodeName()) {
            case "not":
                Condition negated = compiler.condition(element);
                return scope -> !negated.holds(scope);
            case "and", "or":
                boolean and = Elements.is(element, "and");
                List<Condition> all = new ArrayList<>();
                for (Element child : Elements.children(element)) {
                    all.add(ofElement(child, compiler));
                }
                Condition[] parts = all.toArray(new Condition[0]);
                return scope -> {
                    for (Condition part : parts) {
                        if (part.holds(scope) != and) {
                            return !and;
                        }
                    }
                    return and;
                };
            case "timerange":
                return inRange(element);
            case "elapsedTime":
                return elapsed(element);
            default:
                return comparison(element, compiler);
        }
    }

    private static Condition comparison(Element element, StateCompiler compiler)
            throws XmlFileException {
        List<Element> values = Elements.children(element, "stateValue");
        Element field = Elements.child(element, "field");
        ValueSource left;
        if (values.isEmpty()) {
            return ofElement(Elements.children(element).get(0), compiler);
        } else if (values.size() == 2) {
            left = compiler.valueOrNull(values.get(0));
        } else if (field != null) {
            left = compiler.field(Elements.attribute(field, "name"));
        } else {
            AttributePath path = compiler.path(element);
            left = scope -> scope.ongoing(path.find(scope, false));
        }
        ValueSource right = compiler.valueOrNull(values.get(values.size() - 1));
        Operator operator = Operator.of(Elements.attribute(element, "operator"));
        return scope -> operator.holds(left.value(scope), right.value(scope));
    }

    private static long nanoseconds(Element element, Element amount, String attribute) {
        long factor =
                switch (Elements.attribute(element, "unit")) {
                    case "us" -> 1_000L;
                    case "ms" -> 1_000_000L;
                    case "s" -> 1_000_000_000L;
                    default -> 1L;
                };
        long value = Long.parseLong(Elements.attribute(amount, attribute).strip());
        // Beyond the times that there are, all values mean the same.
        long limit = Long.MAX_VALUE / factor;
        if (value > limit) {
            return Long.MAX_VALUE;
        }
        return value < -limit ? Long.MIN_VALUE : value * factor;
    }

    private static Condition inRange(Element element) {
        Element range = Elements.children(element).get(0);
        long begin = nanoseconds(element, range, "begin");
        long end = nanoseconds(element, range, "end");
        boolean inside = Elements.is(range, "in");
        return scope -> (begin <= scope.time() && scope.time() <= end) == inside;
    }

    private static Condition elapsed(Element element) {
        Element comparison = Elements.children(element).get(0);
        long value = nanoseconds(element, comparison, "value");
        String state = Elements.attribute(comparison, "since");
        String kind = comparison.getNodeName();
        return scope -> {
            Object start = scope.ongoing(startOf(scope, state));
            if (!(start instanceof Long time)) {
                return false;
            }
            long elapsed = scope.time() - time.longValue();
            return switch (kind) {
                case "less" -> elapsed < value;
                case "more" -> elapsed > value;
                default -> elapsed == value;
            };
        };
    }

    private static int startOf(EventScope scope, String state) {
        int scenario = scope.scenario();
        return scenario == ITmfStateSystem.INVALID_ATTRIBUTE
                ? scenario
                : scope.states().optQuarkRelative(scenario, "state", state, "startTime");
    }

    /** How two values are compared. */
    enum Operator {
        /** Equal. */
        EQ,
        /** Not equal. */
        NE,
        /** Greater or equal. */
        GE,
        /** Greater. */
        GT,
        /** Less or equal. */
        LE,
        /** Less. */
        LT;

        static Operator of(String name) {
            return switch (name) {
                case "ne" -> NE;
                case "ge" -> GE;
                case "gt" -> GT;
                case "le" -> LE;
                case "lt" -> LT;
                default -> EQ;
            };
        }

        boolean holds(@Nullable Object left, @Nullable Object right) {
            if (left == null || right == null) {
                boolean equal = Objects.equals(left, right);
                return this == NE ? !equal : equal && this != GT && this != LT;
            }
            int order = StateValues.compare(left, right);
            return switch (this) {
                case EQ -> order == 0;
                case NE -> order != 0;
                case GE -> order >= 0;
                case GT -> order > 0;
                case LE -> order <= 0;
                case LT -> order < 0;
            };
        }
    }
}
