package org.eclipse.tracecompass.tmf.core.filter.parser;

import java.util.regex.PatternSyntaxException;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterExpression;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.And;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Comparison;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Not;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Or;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Present;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Text;
import org.eclipse.tracecompass.common.core.filter.FilterExpression.Value;
import org.eclipse.tracecompass.common.core.filter.FilterNumbers;
import org.eclipse.tracecompass.common.core.filter.FilterOperator;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.internal.tmf.core.filter.NamedOperand;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterOrNode;

/**
 * Reads filter expressions about events, for instance {@code type == sched_switch && next_tid > 100
 * || contents contains foo}. The grammar is that of {@link FilterExpression}, each name and value a
 * single word or in quotes.
 *
 * <p>An operand is {@code type}, {@code time}, {@code cpu}, {@code trace}, {@code host}, {@code
 * rank}, {@code contents}, the path of a field ({@code a/b}) or the name of an aspect. A value that
 * is a number is compared as a number, in quotes as text; {@code equals} and {@code contains} take
 * upper and lower case for the same, {@code ==} and {@code includes} do not; {@code matches} looks
 * for a regular expression. {@code time} is compared with any {@link
 * org.eclipse.tracecompass.common.core.time.TimePhrase}; a time of day is on the day of the event.
 * An event without the operand satisfies no comparison, not even {@code !=}. Text alone is looked
 * for in the type and the contents.
 */
public final class FilterParser {

    private FilterParser() {}

    /**
     * Reads an expression.
     *
     * @param text the expression; empty to accept all events
     * @return the filter; its text form is an expression that means the same
     * @throws FilterSyntaxException when the expression is wrong; the message names the column
     */
    public static ITmfFilterTreeNode parse(String text) {
        return node(FilterExpression.parse(text, FilterDialect.STRICT));
    }

    private static ITmfFilterTreeNode node(FilterExpression expression) {
        return switch (expression) {
            case And and -> {
                TmfFilterAndNode node = new TmfFilterAndNode(null);
                and.parts().forEach(part -> node.addChild(node(part)));
                // A node without children accepts nothing, an expression without parts everything.
                node.setNot(and.parts().isEmpty());
                yield node;
            }
            case Or or -> {
                TmfFilterOrNode node = new TmfFilterOrNode(null);
                or.parts().forEach(part -> node.addChild(node(part)));
                yield node;
            }
            case Not not -> negated(node(not.part()));
            case Text text ->
                    either(
                            contains("type", text.text(), true),
                            contains("contents", text.text(), true));
            case Present present -> present(present.operand().text());
            case Comparison comparison -> compare(comparison);
        };
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

    private static ITmfFilterTreeNode matches(String operand, Value value) {
        try {
            PatternSearch.compile(value.text());
        } catch (PatternSyntaxException e) {
            throw new FilterSyntaxException(
                    "invalid regular expression " + described(value) + ": " + e.getDescription(),
                    value.column());
        }
        TmfFilterMatchesNode node = on(operand, new TmfFilterMatchesNode(null));
        node.setRegex(value.text());
        return node;
    }

    private static String described(Value value) {
        return value.quoted() ? FilterExpression.quote(value.text()) : "'" + value.text() + '\'';
    }

    private static ITmfFilterTreeNode compare(Comparison comparison) {
        String operand = comparison.operand().text();
        FilterOperator operator = comparison.operator();
        Value value = comparison.value();
        return switch (operator) {
            case EQUAL -> equal(operand, operator, value);
            case NOT_EQUAL -> butNot(operand, equal(operand, operator, value));
            case LESS -> order(operand, -1, operator, value);
            case GREATER -> order(operand, 1, operator, value);
            case LESS_EQUAL ->
                    either(order(operand, -1, operator, value), order(operand, 0, operator, value));
            case GREATER_EQUAL ->
                    either(order(operand, 1, operator, value), order(operand, 0, operator, value));
            case MATCHES -> matches(operand, value);
            case NOT_MATCHES -> butNot(operand, matches(operand, value));
            case CONTAINS -> contains(operand, value.text(), true);
            case INCLUDES -> contains(operand, value.text(), false);
            case EQUALS -> {
                TmfFilterEqualsNode node = on(operand, new TmfFilterEqualsNode(null));
                node.setValue(value.text());
                node.setIgnoreCase(true);
                yield node;
            }
        };
    }

    private static ITmfFilterTreeNode either(ITmfFilterTreeNode a, ITmfFilterTreeNode b) {
        TmfFilterOrNode or = new TmfFilterOrNode(null);
        or.addChild(a);
        or.addChild(b);
        return or;
    }

    private static ITmfFilterTreeNode negated(ITmfFilterTreeNode node) {
        TmfFilterAndNode not = new TmfFilterAndNode(null);
        not.addChild(node);
        not.setNot(true);
        return not;
    }

    /** The operand is there, and the node does not accept it. */
    private static ITmfFilterTreeNode butNot(String operand, ITmfFilterTreeNode node) {
        TmfFilterAndNode and = new TmfFilterAndNode(null);
        and.addChild(present(operand));
        and.addChild(negated(node));
        return and;
    }

    private static boolean isTime(String operand) {
        return NamedOperand.of(operand).kind() == NamedOperand.Kind.TIME;
    }

    private static boolean isNumber(Value value) {
        return !value.quoted() && FilterNumbers.number(value.text()) != null;
    }

    private static ITmfFilterTreeNode equal(String operand, FilterOperator operator, Value value) {
        if (isTime(operand) || isNumber(value)) {
            return order(operand, 0, operator, value);
        }
        TmfFilterEqualsNode node = on(operand, new TmfFilterEqualsNode(null));
        node.setValue(value.text());
        return node;
    }

    private static ITmfFilterTreeNode order(
            String operand, int result, FilterOperator operator, Value value) {
        TmfFilterCompareNode node = on(operand, new TmfFilterCompareNode(null));
        node.setType(
                isTime(operand)
                        ? TmfFilterCompareNode.Type.TIMESTAMP
                        : isNumber(value)
                                ? TmfFilterCompareNode.Type.NUM
                                : TmfFilterCompareNode.Type.ALPHA);
        node.setValue(value.text());
        node.setResult(result);
        if (!node.hasValidValue()) {
            throw new FilterSyntaxException(
                    "expected a time after '%s', found %s"
                            .formatted(operator.spelling(), described(value)),
                    value.column());
        }
        return node;
    }
}
