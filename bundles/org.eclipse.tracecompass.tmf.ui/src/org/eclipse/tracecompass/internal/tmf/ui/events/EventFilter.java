package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterCompiler;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;

/**
 * Lets those events pass that match in each column that has a condition. Immutable and thread-safe.
 *
 * <p>A condition is an expression in {@link FilterDialect#COLUMN}: a regular expression that is
 * found anywhere in the column's text, ignoring case unless it has capitals; or a comparison,
 * {@code =}, {@code !=}, {@code <}, {@code <=}, {@code >}, {@code >=} and a value, of numbers where
 * both sides are numbers; or several of them with {@code &&}, {@code ||} and {@code !}. Besides,
 * there can be one expression over fields for the event as a whole.
 */
public final class EventFilter implements ITmfFilter {

    /** A condition that cannot be understood. */
    public static final class BadCondition extends Exception {
        private static final long serialVersionUID = 1L;
        private final String column;
        private final int place;

        BadCondition(String column, FilterSyntaxException cause) {
            super(
                    Texts.bind(
                            Messages.Filter_BadExpression,
                            String.valueOf(cause.getColumn()),
                            cause.getReason()),
                    cause);
            this.column = column;
            this.place = cause.getColumn();
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

    private static final Pattern SIGNS =
            Pattern.compile(
                    "==|!=|=~|!~|&&|\\|\\||\\s[<>]=?\\s|^[\\w/.]+\\s*[<>]=?\\s*\\w"
                            + "|\\s(and|or|contains|includes|matches|equals)\\s|\\spresent$",
                    Pattern.CASE_INSENSITIVE);

    private final List<Condition> conditions;
    private final @Nullable ITmfFilter expression;
    private final LongFunction<String> time;

    private EventFilter(
            List<Condition> conditions,
            @Nullable ITmfFilter expression,
            LongFunction<String> time) {
        this.conditions = conditions;
        this.expression = expression;
        this.time = time;
    }

    /**
     * Creates a filter.
     *
     * @param columns the columns there are
     * @param texts the conditions by the names of their columns, that over fields by {@link
     *     #EXPRESSION}; blank ones are none
     * @param time how times are written in the table
     * @return the filter; null if there is no condition
     * @throws BadCondition if one cannot be understood
     */
    public static @Nullable EventFilter of(
            List<EventColumn> columns, Map<String, String> texts, LongFunction<String> time)
            throws BadCondition {
        List<Condition> conditions = new ArrayList<>();
        for (EventColumn column : columns) {
            String text = texts.getOrDefault(column.name(), "");
            if (!text.isBlank()) {
                conditions.add(new Condition(column, condition(column.name(), text)));
            }
        }
        String text = texts.getOrDefault(EXPRESSION, "");
        ITmfFilter expression = text.isBlank() ? null : expression(text);
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
            List<EventColumn> columns, String text, LongFunction<String> time) throws BadCondition {
        if (isExpression(text)) {
            return expression(text)::matches;
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

    @NonNullByDefault({})
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

    /**
     * Whether a text to be searched for is an expression over fields, and no regular one: it has
     * what no one would write into a regular expression to be found in a cell.
     */
    static boolean isExpression(String text) {
        return !text.contains("(?") && SIGNS.matcher(text.strip()).find();
    }

    private static ITmfFilter expression(String text) throws BadCondition {
        try {
            return FilterParser.parse(text);
        } catch (FilterSyntaxException e) {
            throw new BadCondition(EXPRESSION, e);
        }
    }

    /** The test of a text that a condition stands for. */
    static Predicate<String> condition(String column, String text) throws BadCondition {
        try {
            return FilterCompiler.compile(
                    FilterExpression.parse(text, FilterDialect.COLUMN), CellOperand.INSTANCE);
        } catch (FilterSyntaxException e) {
            throw new BadCondition(column, e);
        }
    }
}
