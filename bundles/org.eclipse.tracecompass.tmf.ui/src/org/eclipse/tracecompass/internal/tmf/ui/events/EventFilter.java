package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.timegraph.core.time.TimeText;

/**
 * Lets those events pass that match in each column that has a condition. Immutable and thread-safe.
 *
 * <p>A condition is a regular expression that is found anywhere in the column's text, whatever the
 * case unless it has capitals; or a comparison, {@code =}, {@code !=}, {@code <}, {@code <=},
 * {@code >}, {@code >=} and a value, of numbers where both sides are numbers. A condition that
 * begins with {@code !} must not match. Besides, there can be one expression over fields for the
 * event as a whole.
 */
public final class EventFilter implements ITmfFilter {

    /** A condition that cannot be understood. */
    public static final class BadCondition extends Exception {
        private static final long serialVersionUID = 1L;
        private final String column;
        private final int place;

        BadCondition(String column, String message, int place) {
            super(message);
            this.column = column;
            this.place = place;
        }

        /** Where in the condition it is wrong, from 1. */
        public int place() {
            return place;
        }

        /** The column that has the condition. */
        public String column() {
            return column;
        }
    }

    private record Condition(EventColumn column, Predicate<String> test) {}

    /** The name that the expression over fields has among the conditions. */
    static final String EXPRESSION = "";

    private static final List<String> OPERATORS = List.of("!=", "<=", ">=", "=", "<", ">");

    private final List<Condition> conditions;
    private final @Nullable ITmfFilter expression;
    private final TimeText time;

    private EventFilter(
            List<Condition> conditions, @Nullable ITmfFilter expression, TimeText time) {
        this.conditions = conditions;
        this.expression = expression;
        this.time = time;
    }

    /**
     * Makes a filter.
     *
     * @param columns the columns there are
     * @param texts the conditions by the names of their columns, that over fields by {@link
     *     #EXPRESSION}; blank ones are none
     * @param time how times are written in the table
     * @return the filter; null if there is no condition
     * @throws BadCondition if one cannot be understood
     */
    public static @Nullable EventFilter of(
            List<EventColumn> columns, Map<String, String> texts, TimeText time)
            throws BadCondition {
        List<Condition> conditions = new ArrayList<>();
        for (EventColumn column : columns) {
            String text = texts.getOrDefault(column.name(), "").strip();
            if (!text.isEmpty()) {
                conditions.add(new Condition(column, condition(column.name(), text)));
            }
        }
        String text = texts.getOrDefault(EXPRESSION, "").strip();
        ITmfFilter expression = text.isEmpty() ? null : FilterText.parse(text);
        return conditions.isEmpty() && expression == null
                ? null
                : new EventFilter(List.copyOf(conditions), expression, time);
    }

    /**
     * A search: a regular expression that is found in any of the columns, or an expression over
     * fields that holds.
     *
     * @throws BadCondition if it is wrong
     */
    public static Predicate<ITmfEvent> anywhere(
            List<EventColumn> columns, String text, TimeText time) throws BadCondition {
        if (FilterText.isExpression(text)) {
            return FilterText.parse(text)::matches;
        }
        Predicate<String> test = condition("", text);
        return event -> {
            for (EventColumn column : columns) {
                if (test.test(column.text(event, time))) {
                    return true;
                }
            }
            return false;
        };
    }

    @Override
    public boolean matches(ITmfEvent event) {
        ITmfFilter whole = expression;
        if (whole != null && !whole.matches(event)) {
            return false;
        }
        for (Condition condition : conditions) {
            if (!condition.test.test(condition.column.text(event, time))) {
                return false;
            }
        }
        return true;
    }

    /** The test of a text that a condition stands for. */
    static Predicate<String> condition(String column, String text) throws BadCondition {
        for (String operator : OPERATORS) {
            if (text.startsWith(operator)) {
                String value = text.substring(operator.length()).strip();
                if (!value.isEmpty()) {
                    return cell -> compare(cell, operator, value);
                }
            }
        }
        if (text.startsWith("!") && text.length() > 1) {
            return regex(column, text.substring(1).strip()).negate();
        }
        return regex(column, text);
    }

    private static Predicate<String> regex(String column, String text) throws BadCondition {
        boolean capitals = !text.equals(text.toLowerCase(Locale.ROOT));
        int flags = capitals ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        try {
            return Pattern.compile(text, flags).asPredicate();
        } catch (PatternSyntaxException e) {
            throw new BadCondition(
                    column,
                    Texts.bind(Messages.Filter_Bad, text, e.getDescription()),
                    Math.max(0, e.getIndex()) + 1);
        }
    }

    private static boolean compare(String cell, String operator, String value) {
        BigDecimal left = number(cell);
        BigDecimal right = number(value);
        if (left == null || right == null) {
            return switch (operator) {
                case "=" -> cell.equalsIgnoreCase(value);
                case "!=" -> !cell.equalsIgnoreCase(value);
                default ->
                        right == null && !cell.isEmpty() && holds(cell.compareTo(value), operator);
            };
        }
        return holds(left.compareTo(right), operator);
    }

    private static boolean holds(int comparison, String operator) {
        return switch (operator) {
            case "=" -> comparison == 0;
            case "!=" -> comparison != 0;
            case "<" -> comparison < 0;
            case "<=" -> comparison <= 0;
            case ">" -> comparison > 0;
            default -> comparison >= 0;
        };
    }

    private static @Nullable BigDecimal number(String text) {
        String plain = text.strip().replace(String.valueOf(TimeText.GAP), "");
        if (plain.isEmpty() || plain.length() > 40) {
            return null;
        }
        try {
            return plain.startsWith("0x")
                    ? new BigDecimal(new java.math.BigInteger(plain.substring(2), 16))
                    : new BigDecimal(plain);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
