package org.eclipse.tracecompass.common.core.filter;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimeFrame;

/**
 * A filter of rows by their labels, in {@link FilterDialect#FREE}: a text alone is looked for in
 * every label, a name is that of a column. Two filters are equal if they were written alike.
 * Immutable.
 */
public final class RowFilter {

    private final String text;
    private final FilterExpression expression;

    private RowFilter(String text, FilterExpression expression) {
        this.text = text;
        this.expression = expression;
    }

    /**
     * Reads a filter.
     *
     * @param text what the user wrote
     * @return the filter; null if the text is blank, which lets every row pass
     * @throws FilterSyntaxException if it is invalid for any columns; it says why and where
     */
    public static @Nullable RowFilter parse(String text) {
        if (text.isBlank()) {
            return null;
        }
        FilterExpression expression = FilterExpression.parse(text, FilterDialect.FREE);
        FilterCompiler.compile(expression, AnyColumn.INSTANCE);
        return new RowFilter(text, expression);
    }

    /** Returns what the user wrote. */
    public String text() {
        return text;
    }

    /**
     * Returns a test of the labels of rows, for one pass over them by one thread. It throws {@link
     * org.eclipse.tracecompass.common.core.text.CostlyPatternException} when the pass takes too
     * long. A label that a row lacks is an empty text.
     *
     * @param columns the columns to which the labels belong; there may be more labels
     * @throws FilterSyntaxException if there is no column of a name
     */
    public Predicate<List<String>> search(FilterColumns columns) {
        return FilterCompiler.search(expression, new Labels(columns));
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof RowFilter other && text.equals(other.text);
    }

    @Override
    public String toString() {
        return text;
    }

    /** Names are columns. */
    private record Labels(FilterColumns columns) implements FilterOperands<List<String>> {

        @Override
        public Operand<List<String>> operand(FilterExpression.Name name) {
            int index = columns.indexOf(name);
            return new Label(index, columns.times(index));
        }

        @Override
        public boolean anywhere(List<String> labels, Predicate<Object> test) {
            return labels.stream().anyMatch(test::test);
        }
    }

    /** The label of a column. */
    private record Label(int index, Optional<TimeFrame> times)
            implements FilterOperands.Operand<List<String>> {

        @Override
        public boolean any(List<String> labels, Predicate<Object> test) {
            return test.test(index < labels.size() ? labels.get(index) : "");
        }

        @Override
        public boolean isPresent(List<String> labels) {
            return index < labels.size() && !labels.get(index).isEmpty();
        }
    }

    /** Any name is one: to check a filter before the columns are known. */
    private enum AnyColumn implements FilterOperands<List<String>> {
        INSTANCE;

        private static final Optional<TimeFrame> ANY_TIME =
                Optional.of(new TimeFrame(0, Long.MAX_VALUE, ZoneOffset.UTC));

        @Override
        public Operand<List<String>> operand(FilterExpression.Name name) {
            return new Label(0, ANY_TIME);
        }

        @Override
        public boolean anywhere(List<String> labels, Predicate<Object> test) {
            return false;
        }
    }
}
