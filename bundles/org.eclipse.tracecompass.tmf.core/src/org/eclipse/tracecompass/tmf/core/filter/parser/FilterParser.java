package org.eclipse.tracecompass.tmf.core.filter.parser;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.filter.NamedOperand;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterOrNode;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterTokens.Kind;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterTokens.Token;

/**
 * Reads filter expressions, for instance {@code type == sched_switch && next_tid > 100 || contents
 * contains foo}.
 *
 * <pre>
 * expression = and { ("||" | or) and }
 * and        = unary { ("&amp;&amp;" | and) unary }
 * unary      = ("!" | not) unary | "(" expression ")" | comparison | text
 * comparison = operand operator value | operand present
 * operator   = "==" | "=" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "=~" | "~" | "!~"
 *            | equals | contains | includes | matches
 * </pre>
 *
 * <p>An operand is {@code type}, {@code time}, {@code cpu}, {@code trace}, {@code host}, {@code
 * rank}, {@code contents}, the path of a field ({@code a/b}) or the name of an aspect. A value that
 * is a number is compared as a number, in quotes as text; {@code equals} and {@code contains} take
 * upper and lower case for the same, {@code ==} and {@code includes} do not; {@code matches} looks
 * for a regular expression. An event without the operand satisfies no comparison, not even {@code
 * !=}. Text alone is looked for in the type and the contents.
 */
public final class FilterParser {

    private static final Set<String> COMPARISONS =
            Set.of("==", "=", "!=", "<", "<=", ">", ">=", "=~", "~", "!~");
    private static final Set<String> WORDS =
            Set.of("equals", "contains", "includes", "matches", "present");
    private static final Set<String> RESERVED = Set.of("and", "or", "not");

    private final List<Token> fTokens;
    private int fNext;

    private FilterParser(String text) {
        fTokens = FilterTokens.of(text);
    }

    /**
     * Reads an expression.
     *
     * @param text the expression; empty to accept all events
     * @return the filter; its text form is an expression that means the same
     * @throws FilterSyntaxException when the expression is wrong; the message names the column
     */
    public static ITmfFilterTreeNode parse(String text) {
        FilterParser parser = new FilterParser(text);
        if (parser.peek().kind() == Kind.END) {
            return new TmfFilterAndNode(null);
        }
        ITmfFilterTreeNode node = parser.expression();
        Token rest = parser.peek();
        if (rest.kind() != Kind.END) {
            throw new FilterSyntaxException(
                    "expected '&&', '||' or the end, found " + rest.described(), rest.column());
        }
        return node;
    }

    private Token peek() {
        return fTokens.get(fNext);
    }

    private Token next() {
        Token token = fTokens.get(fNext);
        if (token.kind() != Kind.END) {
            fNext++;
        }
        return token;
    }

    private boolean skip(String sign, @Nullable String word) {
        Token token = peek();
        if (token.isSign(sign) || word != null && token.isWord(word)) {
            fNext++;
            return true;
        }
        return false;
    }

    private ITmfFilterTreeNode expression() {
        ITmfFilterTreeNode first = and();
        if (!peek().isSign("||") && !peek().isWord("or")) {
            return first;
        }
        TmfFilterOrNode or = new TmfFilterOrNode(null);
        or.addChild(first);
        while (skip("||", "or")) {
            or.addChild(and());
        }
        return or;
    }

    private ITmfFilterTreeNode and() {
        ITmfFilterTreeNode first = unary();
        if (!peek().isSign("&&") && !peek().isWord("and")) {
            return first;
        }
        TmfFilterAndNode and = new TmfFilterAndNode(null);
        and.addChild(first);
        while (skip("&&", "and")) {
            and.addChild(unary());
        }
        return and;
    }

    private ITmfFilterTreeNode unary() {
        if (skip("!", "not")) {
            TmfFilterAndNode not = new TmfFilterAndNode(null);
            not.addChild(unary());
            not.setNot(true);
            return not;
        }
        Token open = peek();
        if (skip("(", null)) {
            ITmfFilterTreeNode node = expression();
            if (!skip(")", null)) {
                throw new FilterSyntaxException(
                        "expected ')' for the '(' at column "
                                + open.column()
                                + ", found "
                                + peek().described(),
                        peek().column());
            }
            return node;
        }
        return comparison();
    }

    private ITmfFilterTreeNode comparison() {
        Token operand = next();
        boolean reserved =
                operand.kind() == Kind.WORD
                        && RESERVED.contains(operand.text().toLowerCase(Locale.ROOT));
        if (!operand.isOperand() || reserved) {
            throw new FilterSyntaxException(
                    "expected a field, a text or '(', found " + operand.described(),
                    operand.column());
        }
        Token operator = peek();
        boolean isWord =
                operator.kind() == Kind.WORD
                        && WORDS.contains(operator.text().toLowerCase(Locale.ROOT));
        boolean isSign = operator.kind() == Kind.SIGN && COMPARISONS.contains(operator.text());
        if (!isWord && !isSign) {
            if (operator.isOperand()
                    && !RESERVED.contains(operator.text().toLowerCase(Locale.ROOT))) {
                throw new FilterSyntaxException(
                        "expected an operator after "
                                + operand.described()
                                + ", found "
                                + operator.described(),
                        operator.column());
            }
            return anywhere(operand.text());
        }
        next();
        if (operator.isWord("present")) {
            return present(operand.text());
        }
        Token value = next();
        if (!value.isOperand()) {
            throw new FilterSyntaxException(
                    "expected a value after "
                            + operator.described()
                            + ", found "
                            + value.described(),
                    value.column());
        }
        return compare(operand.text(), operator.text().toLowerCase(Locale.ROOT), value);
    }

    private static ITmfFilterTreeNode anywhere(String text) {
        TmfFilterOrNode or = new TmfFilterOrNode(null);
        or.addChild(contains("type", text, true));
        or.addChild(contains("contents", text, true));
        return or;
    }

    private static <T extends TmfFilterAspectNode> T on(String operand, T node) {
        node.setEventAspect(NamedOperand.of(operand));
        return node;
    }

    private static ITmfFilterTreeNode present(String operand) {
        TmfFilterMatchesNode node = on(operand, new TmfFilterMatchesNode(null));
        node.setRegex("");
        return node;
    }

    private static ITmfFilterTreeNode contains(String operand, String text, boolean ignoreCase) {
        TmfFilterContainsNode node = on(operand, new TmfFilterContainsNode(null));
        node.setValue(text);
        node.setIgnoreCase(ignoreCase);
        return node;
    }

    private static ITmfFilterTreeNode matches(String operand, Token value) {
        try {
            Pattern.compile(value.text());
        } catch (PatternSyntaxException e) {
            throw new FilterSyntaxException(
                    "wrong regular expression " + value.described() + ": " + e.getDescription(),
                    value.column());
        }
        TmfFilterMatchesNode node = on(operand, new TmfFilterMatchesNode(null));
        node.setRegex(value.text());
        return node;
    }

    private static ITmfFilterTreeNode compare(String operand, String operator, Token value) {
        return switch (operator) {
            case "==", "=" -> equal(operand, value);
            case "!=" -> butNot(operand, equal(operand, value));
            case "<" -> order(operand, -1, operator, value);
            case ">" -> order(operand, 1, operator, value);
            case "<=" ->
                    either(order(operand, -1, operator, value), order(operand, 0, operator, value));
            case ">=" ->
                    either(order(operand, 1, operator, value), order(operand, 0, operator, value));
            case "=~", "~", "matches" -> matches(operand, value);
            case "!~" -> butNot(operand, matches(operand, value));
            case "contains" -> contains(operand, value.text(), true);
            case "includes" -> contains(operand, value.text(), false);
            case "equals" -> {
                TmfFilterEqualsNode node = on(operand, new TmfFilterEqualsNode(null));
                node.setValue(value.text());
                node.setIgnoreCase(true);
                yield node;
            }
            default -> throw new IllegalStateException("Unknown operator " + operator);
        };
    }

    private static ITmfFilterTreeNode either(ITmfFilterTreeNode a, ITmfFilterTreeNode b) {
        TmfFilterOrNode or = new TmfFilterOrNode(null);
        or.addChild(a);
        or.addChild(b);
        return or;
    }

    /** The operand is there, and the node does not accept it. */
    private static ITmfFilterTreeNode butNot(String operand, ITmfFilterTreeNode node) {
        TmfFilterAndNode and = new TmfFilterAndNode(null);
        and.addChild(present(operand));
        TmfFilterAndNode not = new TmfFilterAndNode(null);
        not.addChild(node);
        not.setNot(true);
        and.addChild(not);
        return and;
    }

    private static ITmfFilterTreeNode equal(String operand, Token value) {
        boolean isTime = NamedOperand.of(operand).kind() == NamedOperand.Kind.TIME;
        if (isTime || value.kind() == Kind.WORD && isNumber(value.text())) {
            return order(operand, 0, "==", value);
        }
        TmfFilterEqualsNode node = on(operand, new TmfFilterEqualsNode(null));
        node.setValue(value.text());
        return node;
    }

    private static ITmfFilterTreeNode order(
            String operand, int result, String operator, Token value) {
        TmfFilterCompareNode node = on(operand, new TmfFilterCompareNode(null));
        boolean isTime = NamedOperand.of(operand).kind() == NamedOperand.Kind.TIME;
        boolean isNumber = value.kind() == Kind.WORD && isNumber(value.text());
        node.setType(
                isTime
                        ? TmfFilterCompareNode.Type.TIMESTAMP
                        : isNumber
                                ? TmfFilterCompareNode.Type.NUM
                                : TmfFilterCompareNode.Type.ALPHA);
        node.setValue(value.text());
        node.setResult(result);
        if (!node.hasValidValue()) {
            throw new FilterSyntaxException(
                    "expected a time after '" + operator + "', found " + value.described(),
                    value.column());
        }
        return node;
    }

    private static boolean isNumber(String text) {
        if (text.matches("-?0[xX][0-9a-fA-F]+")) {
            return true;
        }
        try {
            new BigDecimal(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
