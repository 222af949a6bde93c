package org.eclipse.tracecompass.common.core.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.And;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Comparison;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Name;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Not;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Or;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Present;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Text;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Value;
import org.eclipse.tracecompass.common.core.time.Durations;

/** Reads one filter expression by recursive descent. */
final class FilterReader {

    /** The tokens that can follow the text read so far. */
    enum Expected {
        /** A name or text. */
        NAME,
        /** An operator for the last name, or what may follow a text. */
        OPERATOR,
        /** A value for the last name and operator. */
        VALUE,
        /** {@code &&} and the like. */
        CONNECTIVE,
        /** Nothing: the text is wrong before its end. */
        NOTHING
    }

    private static final int DEEPEST = 200;
    private static final int LONGEST = 1_000_000;

    private final FilterScanner scanner;
    private final FilterDialect dialect;
    private final int length;
    private int depth;

    private Expected expected = Expected.NOTHING;
    private String operand = "";
    private int operandAt;

    FilterReader(String text, FilterDialect dialect) {
        scanner = new FilterScanner(text);
        length = text.length();
        this.dialect = dialect;
    }

    /** Returns what can stand at the end of the text, after {@link #read}. */
    Expected expected() {
        return expected;
    }

    /** Forgets what can stand at the end. */
    void expectNothing() {
        expected = Expected.NOTHING;
    }

    /** Returns the name or text that was read last. */
    String lastOperand() {
        return operand;
    }

    /** Returns where that begins, from 0. */
    int lastOperandAt() {
        return operandAt;
    }

    FilterExpression read() {
        if (length > LONGEST) {
            throw new FilterSyntaxException("a filter has at most a million characters", LONGEST);
        }
        if (scanner.atEnd()) {
            expected = Expected.NAME;
            return FilterExpression.EVERYTHING;
        }
        FilterExpression expression = or();
        if (!scanner.atEnd()) {
            throw scanner.expected("'&&', '||' or the end");
        }
        return expression;
    }

    private boolean skip(String sign, String word) {
        return scanner.skip(sign)
                || !word.isEmpty() && dialect != FilterDialect.COLUMN && scanner.skipWord(word);
    }

    private FilterExpression or() {
        List<FilterExpression> parts = list("||", "or", this::and);
        return parts.size() == 1 ? parts.get(0) : new Or(parts);
    }

    private FilterExpression and() {
        List<FilterExpression> parts = list("&&", "and", this::unary);
        return parts.size() == 1 ? parts.get(0) : new And(parts);
    }

    private List<FilterExpression> list(String sign, String word, Supplier<FilterExpression> part) {
        List<FilterExpression> parts = new ArrayList<>();
        do {
            parts.add(part.get());
        } while (skip(sign, word));
        return parts;
    }

    private FilterExpression unary() {
        if (++depth > DEEPEST) {
            throw new FilterSyntaxException(
                    "more than " + DEEPEST + " levels of parentheses and negations",
                    scanner.column());
        }
        FilterExpression expression;
        if (skip("!", "not")) {
            expression = new Not(unary());
        } else if (scanner.sign().equals("(")
                && !(dialect != FilterDialect.STRICT && scanner.isRegexGroup())) {
            expression = group();
        } else {
            expression = leaf();
        }
        depth--;
        return expression;
    }

    private FilterExpression group() {
        int open = scanner.column();
        scanner.skip("(");
        FilterExpression expression = or();
        if (!scanner.skip(")")) {
            throw scanner.expected("')' for the '(' at column " + open);
        }
        expected = Expected.CONNECTIVE;
        return expression;
    }

    private FilterExpression leaf() {
        if (scanner.atEnd()) {
            expected = Expected.NAME;
            throw scanner.expected("a field, a text or '('");
        }
        FilterExpression leaf =
                switch (dialect) {
                    case STRICT -> strict();
                    case FREE -> free();
                    case COLUMN -> ofColumn();
                };
        if (scanner.atEnd()) {
            expected = leaf instanceof Text ? Expected.OPERATOR : Expected.CONNECTIVE;
        }
        return leaf;
    }

    // --- one word each

    private FilterExpression strict() {
        int column = scanner.column();
        boolean isQuoted = scanner.isQuote();
        String word = isQuoted ? scanner.quoted() : scanner.peekWord();
        if (!isQuoted && (word.isEmpty() || FilterWords.isConnective(word))) {
            throw scanner.expected("a field, a text or '('");
        }
        scanner.at += isQuoted ? 0 : word.length();
        remember(word, column);
        if (isOperatorNext()) {
            return comparison(named(word, column));
        }
        String next = scanner.isQuote() ? "\"" : scanner.peekWord();
        if (!next.isEmpty() && !FilterWords.isConnective(next)) {
            throw scanner.expected("an operator after " + described(word, isQuoted));
        }
        return new Text(word, column);
    }

    private static Name named(String word, int column) {
        if (word.isEmpty()) {
            throw new FilterSyntaxException("expected a field, found \"\"", column);
        }
        return new Name(word, column);
    }

    private static String described(String word, boolean isQuoted) {
        return isQuoted ? FilterExpression.quote(word) : '\'' + word + '\'';
    }

    private void remember(String name, int column) {
        operand = name;
        operandAt = column - 1;
    }

    // --- several words

    private FilterExpression free() {
        int column = scanner.column();
        if (scanner.isQuote()) {
            String word = scanner.quoted();
            remember(word, column);
            return isOperatorNext() ? comparison(named(word, column)) : new Text(word, column);
        }
        Name name = name();
        if (name != null) {
            return comparison(name);
        }
        scanner.at = column - 1;
        String text = words(true, false);
        if (text.isEmpty()) {
            throw scanner.expected("a field, a text or '('");
        }
        remember(text, column);
        return new Text(text, column);
    }

    /** Reads words that an operator follows; null if these are none. */
    private @Nullable Name name() {
        int column = scanner.column();
        int from = scanner.at;
        while (true) {
            String word = scanner.peekWord();
            if (word.isEmpty() || FilterWords.isConnective(word)) {
                return null;
            }
            scanner.at += word.length();
            int end = scanner.at;
            if (isOperatorNext()) {
                scanner.at = end;
                Name name = new Name(scanner.since(from).replaceAll("\\s+", " "), column);
                remember(name.text(), column);
                return name;
            }
        }
    }

    /**
     * Reads words up to the next connective.
     *
     * @param regex whether they may be a regular expression
     * @param operators whether operators between the words are part of the text
     */
    private String words(boolean regex, boolean operators) {
        int from = scanner.at;
        scanner.bare(false, regex);
        int end = scanner.at;
        while (end > from && !scanner.atEnd()) {
            boolean isConnective =
                    dialect != FilterDialect.COLUMN
                            && FilterWords.isConnective(scanner.peekWord())
                            && !scanner.peekWord().equalsIgnoreCase("not");
            if (isConnective || !operators && isOperatorNext()) {
                break;
            }
            if (scanner.bare(false, regex).isEmpty()) {
                break;
            }
            end = scanner.at;
        }
        scanner.at = end;
        return scanner.since(from);
    }

    // --- one column

    private FilterExpression ofColumn() {
        int column = scanner.column();
        FilterOperator operator = FilterOperator.of(scanner.sign());
        if (operator != null && !scanner.sign().equals("~")) {
            return comparison(new Name("", column));
        }
        boolean isQuoted = scanner.isQuote() && scanner.areQuotesWhole();
        String text = isQuoted ? scanner.quoted() : words(true, true);
        if (text.isEmpty() && !isQuoted) {
            throw scanner.expected("a text");
        }
        remember(text, column);
        return new Text(text, column);
    }

    // --- comparisons

    private boolean isOperatorNext() {
        return FilterOperator.of(scanner.sign()) != null
                || FilterWords.isOperator(scanner.peekWord());
    }

    private FilterExpression comparison(Name name) {
        String word = scanner.sign();
        if (word.isEmpty()) {
            word = scanner.peekWord();
        }
        scanner.at += word.length();
        FilterOperator operator = FilterOperator.of(word);
        if (operator == null) {
            return new Present(name);
        }
        return new Comparison(name, operator, value(word, operator.takesRegex()));
    }

    private Value value(String operator, boolean regex) {
        if (scanner.atEnd()) {
            expected = Expected.VALUE;
            throw scanner.expected("a value after '" + operator + '\'');
        }
        int column = scanner.column();
        boolean isColumn = dialect == FilterDialect.COLUMN;
        if (scanner.isQuote() && (!isColumn || scanner.areQuotesWhole())) {
            return new Value(scanner.quoted(), true, column);
        }
        String text;
        if (dialect == FilterDialect.STRICT) {
            text = scanner.bare(true, regex);
        } else {
            text = scanner.sign().equals("=") ? "" : words(regex, isColumn);
        }
        if (text.isEmpty()) {
            throw scanner.expected("a value after '" + operator + '\'');
        }
        String plain = text.replace(" ", "");
        return new Value(Durations.exact(text).isPresent() ? plain : text, false, column);
    }
}
