package org.eclipse.tracecompass.common.core.filter;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.And;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Comparison;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Not;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Or;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Present;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Text;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Value;
import org.eclipse.tracecompass.common.core.filter.FilterOperands.Operand;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.TimePhrase;

/**
 * Makes predicates of filter expressions.
 *
 * <p>A value without quotes that is a number, perhaps with a unit of time, is compared as a number
 * with all that is one. Regular expressions and texts alone are found in either case unless they
 * have capitals. Predicates are as thread-safe as the operands; they throw {@link
 * org.eclipse.tracecompass.common.core.text.CostlyPatternException} if a regular expression takes
 * too long.
 *
 * @param <T> what is filtered
 */
public final class FilterCompiler<T> {

    private final FilterOperands<T> operands;
    private final Function<Pattern, Predicate<CharSequence>> finder;

    private FilterCompiler(
            FilterOperands<T> operands, Function<Pattern, Predicate<CharSequence>> finder) {
        this.operands = operands;
        this.finder = finder;
    }

    /**
     * Compiles an expression.
     *
     * @param expression the expression
     * @param operands what names stand for
     * @return holds for the rows that are wanted
     * @throws FilterSyntaxException if a name is unknown or a value does not suit its operator
     */
    public static <T> Predicate<T> compile(
            FilterExpression expression, FilterOperands<T> operands) {
        return new FilterCompiler<>(operands, pattern -> text -> PatternSearch.find(pattern, text))
                .predicate(expression);
    }

    /**
     * Compiles an expression for one pass over many rows by one thread. The work of a regular
     * expression is bounded for the pass as a whole, not for each row.
     *
     * @param expression the expression
     * @param operands what names stand for
     * @return holds for the rows that are wanted
     * @throws FilterSyntaxException if a name is unknown or a value does not suit its operator
     */
    public static <T> Predicate<T> search(FilterExpression expression, FilterOperands<T> operands) {
        return new FilterCompiler<>(operands, pattern -> new PatternSearch(pattern)::find)
                .predicate(expression);
    }

    private Predicate<T> predicate(FilterExpression expression) {
        return switch (expression) {
            case And and -> joined(and.parts(), Predicate::and, true);
            case Or or -> joined(or.parts(), Predicate::or, false);
            case Not not -> predicate(not.part()).negate();
            case Text text -> {
                Predicate<Object> found = found(text.text(), text.column());
                yield row -> operands.anywhere(row, found);
            }
            case Present present -> operands.operand(present.operand())::isPresent;
            case Comparison comparison -> comparison(comparison);
        };
    }

    private Predicate<T> joined(
            List<FilterExpression> parts, BinaryOperator<Predicate<T>> operator, boolean none) {
        return parts.stream().map(this::predicate).reduce(operator).orElse(row -> none);
    }

    private Predicate<T> comparison(Comparison comparison) {
        Operand<T> operand = operands.operand(comparison.operand());
        Predicate<Object> test = test(operand, comparison.operator(), comparison.value());
        return switch (comparison.operator()) {
            case NOT_EQUAL, NOT_MATCHES ->
                    row -> operand.any(row, value -> true) && !operand.any(row, test);
            default -> row -> operand.any(row, test);
        };
    }

    /** The test of one value; for the negative operators that of the positive one. */
    private Predicate<Object> test(Operand<T> operand, FilterOperator operator, Value value) {
        String text = value.text();
        return switch (operator) {
            case EQUAL, NOT_EQUAL -> equal(operand, value);
            case LESS -> order(operand, operator, value, sign -> sign < 0);
            case LESS_EQUAL -> order(operand, operator, value, sign -> sign <= 0);
            case GREATER -> order(operand, operator, value, sign -> sign > 0);
            case GREATER_EQUAL -> order(operand, operator, value, sign -> sign >= 0);
            case MATCHES, NOT_MATCHES -> found(text, value.column());
            case CONTAINS -> {
                Predicate<CharSequence> find = finder.apply(anyCase(text, Pattern.LITERAL));
                yield is -> find.test(is.toString());
            }
            case INCLUDES -> is -> is.toString().contains(text);
            case EQUALS -> is -> is.toString().equalsIgnoreCase(text);
        };
    }

    private static Pattern anyCase(String regex, int flags) {
        return PatternSearch.compile(
                regex, flags | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Small letters match any case, as everywhere where one searches. */
    private Predicate<Object> found(String regex, int column) {
        try {
            boolean small = regex.equals(regex.toLowerCase(Locale.ROOT));
            Pattern pattern =
                    small
                            ? anyCase(regex, Pattern.DOTALL)
                            : PatternSearch.compile(regex, Pattern.DOTALL);
            Predicate<CharSequence> find = finder.apply(pattern);
            return is -> find.test(is.toString());
        } catch (PatternSyntaxException e) {
            throw new FilterSyntaxException(
                    "invalid regular expression '%s': %s".formatted(regex, e.getDescription()),
                    column);
        }
    }

    private static <T> Predicate<Object> equal(Operand<T> operand, Value value) {
        BigDecimal number = number(operand, value);
        String text = value.text();
        return is -> {
            Integer order = number == null ? null : FilterNumbers.compare(is, number);
            return order != null
                    ? order == 0
                    : operand.isText()
                            ? is.toString().equalsIgnoreCase(text)
                            : is.toString().equals(text);
        };
    }

    private static <T> Predicate<Object> order(
            Operand<T> operand, FilterOperator operator, Value value, IntPredicate wanted) {
        BigDecimal number = number(operand, value);
        if (number == null && !operand.isText()) {
            throw new FilterSyntaxException(
                    "'%s' after %s is not a number%s; units are %s"
                            .formatted(
                                    value.text(),
                                    operator.spelling(),
                                    operand.times().isPresent() ? " or time" : "",
                                    Durations.UNITS),
                    value.column());
        }
        return is -> {
            Integer order =
                    number != null
                            ? FilterNumbers.compare(is, number)
                            : is.toString().isEmpty()
                                    ? null
                                    : Integer.valueOf(is.toString().compareTo(value.text()));
            return order != null && wanted.test(order);
        };
    }

    private static <T> @Nullable BigDecimal number(Operand<T> operand, Value value) {
        Optional<BigDecimal> instant =
                operand.times()
                        .flatMap(
                                frame -> {
                                    try {
                                        return Optional.of(
                                                BigDecimal.valueOf(
                                                        TimePhrase.parse(value.text())
                                                                .resolve(frame)));
                                    } catch (IllegalArgumentException | ArithmeticException e) {
                                        return Optional.empty();
                                    }
                                });
        if (instant.isPresent()) {
            return instant.get();
        }
        if (value.quoted()) {
            return null;
        }
        BigDecimal plain = FilterNumbers.number(value.text());
        if (plain != null || operand.isText()) {
            return plain;
        }
        Optional<BigDecimal> duration = Durations.exact(value.text());
        return duration.isPresent() ? duration.get() : null;
    }
}
