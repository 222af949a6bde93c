package org.eclipse.tracecompass.common.core.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.And;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Comparison;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Name;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Not;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Or;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Present;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Text;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Value;

/** Expressions read as they are written, and hold as a naive reading of the tree says. */
class FilterExpressionProperties {

    private static final List<String> NAMES = List.of("a", "b c", "present", "n/m", "\"q\"");

    // --- trees

    private static Arbitrary<String> texts() {
        return Arbitraries.oneOf(
                Arbitraries.of("1", "-2.5", "0x10", "3ms", "and", "NOT", "Ab", "ab", "^a|b$", "(x"),
                Arbitraries.strings().withChars("aB1 ().*|&=<>!~\"'\\\u00e9\t").ofMaxLength(6));
    }

    private static Arbitrary<FilterExpression> trees(boolean isColumn) {
        Arbitrary<Name> names =
                (isColumn ? Arbitraries.just("") : Arbitraries.of(NAMES))
                        .map(name -> new Name(name, 1));
        Arbitrary<Value> values =
                Combinators.combine(texts(), Arbitraries.of(true, false))
                        .as((text, quoted) -> new Value(text, quoted, 1));
        Arbitrary<FilterExpression> comparisons =
                Combinators.combine(names, Arbitraries.of(operators(isColumn)), values)
                        .as(Comparison::new);
        Arbitrary<FilterExpression> leaves =
                isColumn
                        ? Arbitraries.oneOf(comparisons, texts().map(text -> new Text(text, 1)))
                        : Arbitraries.oneOf(
                                comparisons,
                                texts().map(text -> new Text(text, 1)),
                                names.map(Present::new));
        return Arbitraries.recursive(
                () -> leaves,
                inner -> {
                    Arbitrary<List<FilterExpression>> parts =
                            Arbitraries.oneOf(inner, leaves).list().ofMinSize(2).ofMaxSize(3);
                    return Arbitraries.oneOf(
                            inner.map(Not::new), parts.map(And::new), parts.map(Or::new));
                },
                0,
                3);
    }

    private static List<FilterOperator> operators(boolean isColumn) {
        return isColumn
                ? List.of(
                        FilterOperator.EQUAL,
                        FilterOperator.NOT_EQUAL,
                        FilterOperator.LESS,
                        FilterOperator.GREATER_EQUAL,
                        FilterOperator.MATCHES,
                        FilterOperator.NOT_MATCHES)
                : List.of(FilterOperator.values());
    }

    @Provide
    Arbitrary<FilterExpression> named() {
        return trees(false);
    }

    @Provide
    Arbitrary<FilterExpression> ofColumns() {
        return trees(true);
    }

    @Property(tries = 2000)
    void whatIsWrittenIsReadAsTheSame(@ForAll("named") FilterExpression expression) {
        String text = expression.toString();
        assertThat(FilterExpression.parse(text, FilterDialect.STRICT)).isEqualTo(expression);
        assertThat(FilterExpression.parse(text, FilterDialect.FREE)).isEqualTo(expression);
    }

    @Property(tries = 1000)
    void whatIsWrittenOfAColumnIsReadAsTheSame(@ForAll("ofColumns") FilterExpression expression) {
        assertThat(FilterExpression.parse(expression.toString(), FilterDialect.COLUMN))
                .isEqualTo(expression);
    }

    // --- any text

    @Provide
    Arbitrary<String> typed() {
        return Arbitraries.of(
                        "a",
                        "bc",
                        "12",
                        " ",
                        "  ",
                        "(",
                        ")",
                        "\"",
                        "'",
                        "&&",
                        "&",
                        "||",
                        "|",
                        "==",
                        "=",
                        "!",
                        "!=",
                        "<",
                        ">=",
                        "~",
                        "\\",
                        " and ",
                        "or ",
                        " not ",
                        "contains ",
                        " matches ",
                        "present",
                        "?",
                        "*",
                        "[",
                        "\u00e9",
                        "\u2009")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 5000)
    void anyTextIsReadOrRefusedAtAPlaceInIt(
            @ForAll("typed") String text, @ForAll FilterDialect dialect) {
        FilterExpression expression;
        try {
            expression = FilterExpression.parse(text, dialect);
        } catch (FilterSyntaxException e) {
            assertThat(e.getColumn()).isBetween(1, text.length() + 1);
            assertThat(e.getReason()).isNotBlank();
            return;
        }
        assertThat(FilterExpression.parse(expression.toString(), dialect))
                .as("%s read as %s", text, expression)
                .isEqualTo(expression);
        try {
            FilterCompiler.compile(expression, new Rows()).test(Map.of("a", "b"));
        } catch (FilterSyntaxException e) {
            assertThat(e.getColumn()).isBetween(1, text.length() + 1);
        }
    }

    // --- meaning

    /** A row is a map; each key is an operand, and so is every other name, without values. */
    private static final class Rows implements FilterOperands<Map<String, Object>> {
        @Override
        public Operand<Map<String, Object>> operand(Name name) {
            return (row, test) -> {
                Object value = row.get(name.text());
                return value != null && test.test(value);
            };
        }

        @Override
        public boolean anywhere(Map<String, Object> row, Predicate<Object> test) {
            return row.values().stream().anyMatch(test);
        }
    }

    @Provide
    Arbitrary<Map<String, Object>> rows() {
        Arbitrary<Object> values =
                Arbitraries.of(1, 16L, -2.5, 3_000_000, "1", "-2.50", "Ab", "ab", "b", "", "and");
        return Arbitraries.maps(Arbitraries.of("a", "b c", "n/m"), values).ofMaxSize(3);
    }

    @Property(tries = 3000)
    void anExpressionHoldsAsItsTreeSays(
            @ForAll("named") FilterExpression expression, @ForAll("rows") Map<String, Object> row) {
        Predicate<Map<String, Object>> compiled;
        try {
            compiled = FilterCompiler.compile(expression, new Rows());
        } catch (FilterSyntaxException e) {
            assertThat(isSound(expression)).as("%s: %s", expression, e.getMessage()).isFalse();
            return;
        }
        assertThat(isSound(expression)).isTrue();
        assertThat(compiled.test(row))
                .as("%s of %s", expression, row)
                .isEqualTo(holds(expression, row));
    }

    private static boolean isSound(FilterExpression expression) {
        return switch (expression) {
            case And and -> and.parts().stream().allMatch(FilterExpressionProperties::isSound);
            case Or or -> or.parts().stream().allMatch(FilterExpressionProperties::isSound);
            case Not not -> isSound(not.part());
            case Text text -> isRegex(text.text());
            case Present present -> true;
            case Comparison c ->
                    switch (c.operator()) {
                        case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> number(c.value()) != null;
                        case MATCHES, NOT_MATCHES -> isRegex(c.value().text());
                        default -> true;
                    };
        };
    }

    private static boolean isRegex(String text) {
        try {
            Pattern.compile(text);
            return true;
        } catch (java.util.regex.PatternSyntaxException e) {
            return false;
        }
    }

    private static boolean holds(FilterExpression expression, Map<String, Object> row) {
        return switch (expression) {
            case And and -> and.parts().stream().allMatch(part -> holds(part, row));
            case Or or -> or.parts().stream().anyMatch(part -> holds(part, row));
            case Not not -> !holds(not.part(), row);
            case Text text -> row.values().stream().anyMatch(v -> isFound(text.text(), v));
            case Present present -> row.containsKey(present.operand().text());
            case Comparison c -> {
                Object is = row.get(c.operand().text());
                yield is != null && holds(c.operator(), is, c.value());
            }
        };
    }

    private static boolean holds(FilterOperator operator, Object is, Value value) {
        BigDecimal wanted = number(value);
        BigDecimal number = plain(is.toString());
        String text = value.text();
        Integer order = wanted == null || number == null ? null : number.compareTo(wanted);
        boolean equal = order == null ? is.toString().equals(text) : order == 0;
        return switch (operator) {
            case EQUAL -> equal;
            case NOT_EQUAL -> !equal;
            case LESS -> order != null && order < 0;
            case LESS_EQUAL -> order != null && order <= 0;
            case GREATER -> order != null && order > 0;
            case GREATER_EQUAL -> order != null && order >= 0;
            case MATCHES -> isFound(text, is);
            case NOT_MATCHES -> !isFound(text, is);
            case CONTAINS ->
                    is.toString().toUpperCase(Locale.ROOT).contains(text.toUpperCase(Locale.ROOT));
            case INCLUDES -> is.toString().contains(text);
            case EQUALS -> is.toString().equalsIgnoreCase(text);
        };
    }

    private static boolean isFound(String regex, Object is) {
        boolean small = regex.chars().noneMatch(Character::isUpperCase);
        return Pattern.compile((small ? "(?isu)" : "(?s)") + regex).matcher(is.toString()).find();
    }

    private static @Nullable BigDecimal number(Value value) {
        if (value.quoted()) {
            return null;
        }
        return switch (value.text()) {
            case "0x10" -> BigDecimal.valueOf(16);
            case "3ms" -> BigDecimal.valueOf(3_000_000);
            default -> plain(value.text());
        };
    }

    private static @Nullable BigDecimal plain(String text) {
        return text.matches("-?(\\d+\\.?\\d*|\\.\\d+)") ? new BigDecimal(text) : null;
    }
}
