package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** Reads the values, conditions and paths of the XML form. */
final class XmlExpressions {

    static final String LITERAL = "literal";
    static final String INTERNAL = "internal";
    static final String EXTERNAL = "external";
    static final String EXPRESSION = "expression";
    static final String SEGMENT = "segment";

    private static final Set<String> PARTS = Set.of(LITERAL, INTERNAL, EXTERNAL, EXPRESSION);
    private static final Set<String> SEGMENTS =
            Set.of(LITERAL, INTERNAL, EXTERNAL, EXPRESSION, SEGMENT);

    private final String source;

    XmlExpressions(String source) {
        this.source = source;
    }

    /** Reads an expression that is the text of an element. */
    Expression text(XmlNode node) {
        node.onlyAttributes(Set.of());
        node.leaf();
        Problems problems = new Problems(source);
        return StatesLanguage.expression(
                        node.text.toString(), node.textLine, node.textColumn, problems)
                .orElseThrow(
                        () -> {
                            var first = problems.list().get(0);
                            return new SyntaxError(
                                    first.line(), first.column(), first.message(), first.hint());
                        });
    }

    /** Reads an expression that is an element inside another, or its text. */
    Expression value(XmlNode node) {
        if (node.children.isEmpty()) {
            return text(node);
        }
        node.onlyAttributes(Set.of());
        node.noText();
        if (node.children.size() > 1) {
            throw node.children
                    .get(1)
                    .error(
                            "A value must be a single element",
                            "Write operations as an <expression>");
        }
        return part(node.children.get(0));
    }

    private Expression part(XmlNode node) {
        if (node.name.equals(LITERAL)) {
            node.onlyAttributes(Set.of());
            node.leaf();
            return new StringLiteral(node.text.toString(), Origin.at(node.line, node.column));
        }
        if (!PARTS.contains(node.name)) {
            throw node.unknown(PARTS);
        }
        Expression expression = text(node);
        boolean wrong =
                switch (node.name) {
                    case INTERNAL -> !(expression instanceof Reference);
                    case EXTERNAL -> !(expression instanceof External);
                    default -> false;
                };
        if (wrong) {
            throw node.error(
                    node.name.equals(INTERNAL)
                            ? "An <internal> part must be the name of a field or a label"
                            : "An <external> part must be hostname, cpu, trace_name, event_name,"
                                    + " timestamp or env.NAME",
                    "Write anything else as an <expression>");
        }
        return expression;
    }

    AttributePath path(XmlNode node) {
        node.onlyAttributes(Set.of());
        node.noText();
        if (node.children.isEmpty()) {
            throw node.error("<" + node.name + "> has no parts", "");
        }
        PathBuilder path = new PathBuilder();
        XmlNode before = null;
        for (XmlNode segment : node.children) {
            if (before != null) {
                path.endName(before.token());
            }
            before = segment;
            if (!segment.name.equals(SEGMENT)) {
                add(segment, path, SEGMENTS);
                continue;
            }
            segment.onlyAttributes(Set.of());
            segment.noText();
            for (XmlNode part : segment.children) {
                add(part, path, PARTS);
            }
        }
        return path.build(node.token());
    }

    private void add(XmlNode part, PathBuilder path, Set<String> known) {
        if (part.name.equals(LITERAL)) {
            part.onlyAttributes(Set.of());
            part.leaf();
            path.text(part.text.toString(), part.token());
        } else if (known.contains(part.name)) {
            path.value(new Value(part(part)));
        } else {
            throw part.unknown(known);
        }
    }

    /** Reads a whole number that is an attribute; null if it is none. */
    @Nullable
    Long number(XmlNode node, String text) {
        Problems problems = new Problems(source);
        return StatesLanguage.expression(text, node.line, node.column, problems)
                .map(
                        expression ->
                                expression instanceof Expression.IntegerLiteral literal
                                        ? Long.valueOf(literal.value())
                                        : null)
                .orElse(null);
    }
}
