package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.stream.Collectors;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Literal;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Part;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Segment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Binary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.BooleanLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Call;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Choice;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.DoubleLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Element;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.ExternalKind;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Has;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.IntegerLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Member;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.NullLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Scope;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StateOf;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Step;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Unary;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.UnaryOperator;

/** Writes expressions and paths, with parentheses only where they are needed. */
final class ExpressionPrinter {

    private static final int CHOICE_RANK = 0;
    private static final int OPERATION_RANK = 1;
    private static final int UNARY_RANK = 11;

    private ExpressionPrinter() {}

    static String print(Expression expression) {
        return print(expression, CHOICE_RANK);
    }

    private static String print(Expression expression, int rank) {
        return switch (expression) {
            case IntegerLiteral literal -> Long.toString(literal.value());
            case DoubleLiteral literal -> Double.toString(literal.value());
            case StringLiteral literal -> Quoting.text(literal.value());
            case BooleanLiteral literal -> Boolean.toString(literal.value());
            case NullLiteral literal -> "null";
            case Reference reference -> reference(reference);
            case External external -> external(external);
            case Has has -> "has(" + reference(has.field()) + ')';
            case StateOf state -> "state(" + path(state.path()) + ')';
            case Unary unary -> enclose(unary(unary), UNARY_RANK < rank);
            case Binary binary -> enclose(binary(binary), binary.operator().rank() < rank);
            case Choice choice -> enclose(choice(choice), CHOICE_RANK < rank);
            case Call call ->
                    call.arguments().stream()
                            .map(ExpressionPrinter::print)
                            .collect(Collectors.joining(", ", call.function().word() + '(', ")"));
        };
    }

    private static String enclose(String text, boolean needed) {
        return needed ? '(' + text + ')' : text;
    }

    private static String unary(Unary unary) {
        String operand = print(unary.operand(), UNARY_RANK);
        // a sign right before a number is part of the number
        boolean number = Character.isDigit(operand.charAt(0));
        return unary.operator().symbol()
                + enclose(operand, number && unary.operator() == UnaryOperator.NEGATE);
    }

    private static String binary(Binary binary) {
        int rank = binary.operator().rank();
        return print(binary.left(), rank)
                + ' '
                + binary.operator().symbol()
                + ' '
                + print(binary.right(), rank + 1);
    }

    private static String choice(Choice choice) {
        return print(choice.condition(), OPERATION_RANK)
                + " ? "
                + print(choice.then())
                + " : "
                + print(choice.otherwise());
    }

    static String reference(Reference reference) {
        StringBuilder text = new StringBuilder(reference.scope().word());
        for (Step step : reference.path()) {
            switch (step) {
                case Element element -> text.append('[').append(element.index()).append(']');
                case Member member -> {
                    boolean first = text.isEmpty();
                    if (!first) {
                        text.append('.');
                    }
                    text.append(name(member.name(), first && reference.scope() == Scope.ANY));
                }
            }
        }
        return text.toString();
    }

    static String external(External external) {
        String word = external.kind().word();
        return external.kind() == ExternalKind.ENVIRONMENT
                ? word + '.' + name(external.key(), false)
                : word;
    }

    /** Quotes a name if that is needed where it stands. */
    static String name(String name, boolean first) {
        boolean plain = Quoting.isPlainName(name) && !(first && NameParser.RESERVED.contains(name));
        return plain ? name : Quoting.name(name);
    }

    static String path(AttributePath path) {
        StringBuilder text = new StringBuilder();
        StringBuilder literal = new StringBuilder();
        for (Segment segment : path.segments()) {
            if (!text.isEmpty() || !literal.isEmpty()) {
                literal.append('/');
            }
            for (Part part : segment.parts()) {
                switch (part) {
                    case Literal constant -> literal.append(constant.text());
                    case Value value -> {
                        flush(literal, text);
                        join(text, part(value.expression()));
                    }
                }
            }
        }
        flush(literal, text);
        return text.toString();
    }

    /** A text in quotes would be read as names, therefore a value that begins so is enclosed. */
    private static String part(Expression expression) {
        String text = print(expression, ExpressionParser.PART_RANK);
        return enclose(text, text.charAt(0) == Quoting.TEXT);
    }

    private static void flush(StringBuilder literal, StringBuilder text) {
        if (!literal.isEmpty()) {
            join(text, Quoting.path(literal.toString()));
            literal.setLength(0);
        }
    }

    private static void join(StringBuilder text, String part) {
        if (!text.isEmpty()) {
            text.append(" + ");
        }
        text.append(part);
    }
}
