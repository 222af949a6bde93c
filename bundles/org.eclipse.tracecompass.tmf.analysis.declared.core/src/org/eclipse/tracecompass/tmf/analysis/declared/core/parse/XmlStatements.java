package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;

/** Reads the statements of the XML form. */
final class XmlStatements {

    static final String CHANGE = "statechange";
    static final String TYPE = "type";
    static final String PATH = "attributename";
    static final String VALUE = "value";
    static final String CONDITION = "condition";
    static final String IF = "if";
    static final String THEN = "then";
    static final String ELSE = "else";
    static final String LET = "let";
    static final String NAME = "name";

    /** The elements that are statements. */
    static final Set<String> ALL = Set.of(CHANGE, IF, LET);

    private final XmlExpressions expressions;
    private final Problems problems;
    private int depth;

    XmlStatements(XmlExpressions expressions, Problems problems) {
        this.expressions = expressions;
        this.problems = problems;
    }

    /** Reads the statements among some elements; those that are wrong are reported and left out. */
    List<Statement> all(List<XmlNode> nodes) {
        List<Statement> statements = new ArrayList<>();
        for (XmlNode node : nodes) {
            try {
                statements.add(statement(node));
            } catch (SyntaxError e) {
                problems.error(e);
            }
        }
        return statements;
    }

    private Statement statement(XmlNode node) {
        if (depth == Limits.DEPTH) {
            throw node.error("More than " + Limits.DEPTH + " blocks are in each other", "");
        }
        depth++;
        try {
            return switch (node.name) {
                case CHANGE -> change(node);
                case IF -> choice(node);
                case LET -> let(node);
                default -> throw node.unknown(ALL);
            };
        } finally {
            depth--;
        }
    }

    private Statement change(XmlNode node) {
        node.onlyAttributes(Set.of());
        Map<String, XmlNode> parts = parts(node, Set.of(CONDITION, TYPE, PATH, VALUE));
        XmlNode type = required(parts, TYPE, node);
        type.leaf();
        ChangeKind kind =
                ChangeKind.ofName(type.text.toString().strip())
                        .orElseThrow(
                                () ->
                                        type.error(
                                                "Expected MODIFY, REMOVE, PUSH, POP or INCREMENT",
                                                ""));
        XmlNode value = parts.get(VALUE);
        if (kind.needsValue() && value == null) {
            throw node.error("A " + kind + " needs a <value>", "");
        }
        if (!kind.mayHaveValue() && value != null) {
            throw value.error("A " + kind + " takes no value", "Leave it out");
        }
        XmlNode path = required(parts, PATH, node);
        XmlNode condition = parts.get(CONDITION);
        Origin origin = node.wholeOrigin();
        Statement change =
                kind.make(
                        expressions.path(path),
                        value == null ? null : expressions.value(value),
                        condition == null ? origin : Origin.at(node.line, node.column));
        if (condition == null) {
            return change;
        }
        Block then = new Block(List.of(change), Origin.NONE);
        return new If(expressions.text(condition), then, Optional.empty(), origin);
    }

    private Statement choice(XmlNode node) {
        node.onlyAttributes(Set.of());
        Map<String, XmlNode> parts = parts(node, Set.of(CONDITION, THEN, ELSE));
        XmlNode condition = required(parts, CONDITION, node);
        XmlNode then = required(parts, THEN, node);
        XmlNode otherwise = parts.get(ELSE);
        Expression asked = expressions.text(condition);
        List<String> comments = new ArrayList<>(node.comments);
        comments.addAll(condition.comments);
        comments.addAll(then.comments);
        String remark = (node.remark + ' ' + condition.endRemark + ' ' + then.remark).strip();
        // what stands before the end of the whole is noted at the end of its last block
        XmlNode last = otherwise == null ? then : otherwise;
        last.endComments.addAll(node.endComments);
        last.endRemark = (last.endRemark + ' ' + node.endRemark).strip();
        return new If(
                asked,
                block(then),
                Optional.ofNullable(otherwise).map(this::block),
                new Origin(node.line, node.column, comments, remark));
    }

    private Block block(XmlNode node) {
        node.onlyAttributes(Set.of());
        node.noText();
        return new Block(all(node.children), node.end());
    }

    private Statement let(XmlNode node) {
        node.onlyAttributes(Set.of(NAME));
        XmlNode value = required(parts(node, Set.of(VALUE)), VALUE, node);
        return new Let(node.nameAttribute(NAME), expressions.value(value), node.wholeOrigin());
    }

    /** Returns the elements inside an element, each of which may be there once. */
    private static Map<String, XmlNode> parts(XmlNode node, Set<String> known) {
        node.noText();
        Map<String, XmlNode> parts = new HashMap<>();
        for (XmlNode child : node.children) {
            if (!known.contains(child.name)) {
                throw child.unknown(known);
            }
            if (parts.put(child.name, child) != null) {
                throw child.error("<" + child.name + "> is given twice", "");
            }
        }
        return parts;
    }

    private static XmlNode required(Map<String, XmlNode> parts, String name, XmlNode node) {
        XmlNode part = parts.get(name);
        if (part == null) {
            throw node.error("<" + node.name + "> has no <" + name + ">", "");
        }
        return part;
    }
}
