package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Literal;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Part;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Segment;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.Reference;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.StringLiteral;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Change;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** Writes declarations as XML. */
final class XmlPrinter {

    private final XmlText text = new XmlText();

    static String print(StatesFile file) {
        XmlPrinter printer = new XmlPrinter();
        printer.file(file);
        return printer.text.toString();
    }

    private void file(StatesFile file) {
        List<String> attributes = new ArrayList<>(List.of("name", file.name()));
        if (file.version() != 0) {
            add("version", Integer.toString(file.version()), attributes);
        }
        text.open(file.origin(), XmlFile.ROOT, attributes.toArray(String[]::new));
        file.definitions().forEach(this::definition);
        text.close(file.end(), XmlFile.ROOT);
    }

    private void definition(Definition definition) {
        switch (definition) {
            case Enumeration table -> enumeration(table);
            case AttributeTyping typing ->
                    text.empty(
                            typing.origin(),
                            XmlFile.ATTRIBUTE,
                            "pattern",
                            typing.pattern().toString(),
                            "type",
                            typing.type().word());
            case EventRule rule -> rule(rule);
            case View view -> view(view);
        }
    }

    private void enumeration(Enumeration table) {
        text.open(table.origin(), XmlFile.ENUMERATION, "name", table.name());
        for (Enumeration.Entry entry : table.entries()) {
            List<String> attributes = new ArrayList<>();
            add("label", entry.label(), attributes);
            add("value", Long.toString(entry.value()), attributes);
            entry.title().ifPresent(title -> add("title", title, attributes));
            entry.colour().ifPresent(colour -> add("colour", colour, attributes));
            text.empty(entry.origin(), XmlFile.ENTRY, attributes.toArray(String[]::new));
        }
        text.close(table.end(), XmlFile.ENUMERATION);
    }

    private static void add(String name, String value, List<String> attributes) {
        attributes.add(name);
        attributes.add(value);
    }

    private void rule(EventRule rule) {
        if (rule.events().isCarrier()) {
            rule.body().statements().forEach(this::statement);
            return;
        }
        text.open(rule.origin(), XmlFile.EVENT);
        rule.events().names().forEach(name -> text.leaf(XmlStatements.NAME, name));
        rule.when().ifPresent(this::condition);
        rule.body().statements().forEach(this::statement);
        text.close(rule.body().end(), XmlFile.EVENT);
    }

    private void condition(Expression condition) {
        text.leaf(XmlStatements.CONDITION, ExpressionPrinter.print(condition));
    }

    private void view(View view) {
        List<String> attributes = new ArrayList<>();
        add("title", view.title(), attributes);
        if (view.kind() != View.Kind.TIME_GRAPH) {
            add("kind", view.kind().word(), attributes);
        }
        add("rows", view.rows().toString(), attributes);
        if (!view.state().isEmpty()) {
            add("state", String.join("/", view.state()), attributes);
        }
        if (!view.label().isEmpty()) {
            add("label", String.join("/", view.label()), attributes);
        }
        view.unit().ifPresent(unit -> add("unit", unit, attributes));
        String[] all = attributes.toArray(String[]::new);
        if (view.links().isEmpty()) {
            text.empty(view.origin(), XmlFile.VIEW, all);
            return;
        }
        text.comments(view.origin());
        text.open(XmlFile.VIEW, all);
        for (PathPattern link : view.links()) {
            text.leaf(XmlFile.LINKS, link.toString());
        }
        text.closeBehind(view.origin(), XmlFile.VIEW);
    }

    private void statement(Statement statement) {
        switch (statement) {
            case Change change -> change(change, Optional.empty(), change.origin());
            case If choice -> choice(choice);
            case Let let -> {
                text.comments(let.origin());
                text.open(XmlStatements.LET, XmlStatements.NAME, let.name());
                value(let.value());
                text.closeBehind(let.origin(), XmlStatements.LET);
            }
        }
    }

    private void change(Change change, Optional<Expression> condition, Origin origin) {
        text.comments(origin);
        text.open(XmlStatements.CHANGE);
        condition.ifPresent(this::condition);
        text.leaf(XmlStatements.TYPE, ChangeKind.of(change).name());
        text.open(XmlStatements.PATH);
        path(change.path());
        text.close(Origin.NONE, XmlStatements.PATH);
        change.operand().ifPresent(this::value);
        text.closeBehind(origin, XmlStatements.CHANGE);
    }

    private void choice(If choice) {
        Optional<Change> only = onlyChange(choice);
        if (only.isPresent()) {
            change(only.get(), Optional.of(choice.condition()), choice.origin());
            return;
        }
        text.open(choice.origin(), XmlStatements.IF);
        condition(choice.condition());
        block(choice.then(), XmlStatements.THEN);
        choice.otherwise().ifPresent(block -> block(block, XmlStatements.ELSE));
        text.close(Origin.NONE, XmlStatements.IF);
    }

    /** Returns what can be written as a change with a condition. */
    private static Optional<Change> onlyChange(If choice) {
        Block then = choice.then();
        return choice.otherwise().isEmpty()
                        && then.statements().size() == 1
                        && isBare(then.end())
                        && then.statements().get(0) instanceof Change change
                        && isBare(change.origin())
                ? Optional.of(change)
                : Optional.empty();
    }

    private static boolean isBare(Origin origin) {
        return origin.comments().isEmpty() && origin.remark().isEmpty();
    }

    private void block(Block block, String name) {
        text.open(name);
        block.statements().forEach(this::statement);
        text.close(block.end(), name);
    }

    private void path(AttributePath path) {
        for (Segment segment : path.segments()) {
            List<Part> parts = segment.parts();
            if (parts.size() == 1) {
                part(parts.get(0));
            } else {
                text.open(XmlExpressions.SEGMENT);
                parts.forEach(this::part);
                text.close(Origin.NONE, XmlExpressions.SEGMENT);
            }
        }
    }

    private void part(Part part) {
        switch (part) {
            case Literal literal -> text.leaf(XmlExpressions.LITERAL, literal.text());
            case Value value -> {
                // a literal would be read as names
                if (value.expression() instanceof StringLiteral text) {
                    this.text.leaf(XmlExpressions.EXPRESSION, ExpressionPrinter.print(text));
                } else {
                    expression(value.expression());
                }
            }
        }
    }

    private void value(Expression value) {
        text.open(XmlStatements.VALUE);
        expression(value);
        text.close(Origin.NONE, XmlStatements.VALUE);
    }

    private void expression(Expression expression) {
        switch (expression) {
            case Reference reference ->
                    text.leaf(XmlExpressions.INTERNAL, ExpressionPrinter.reference(reference));
            case External external ->
                    text.leaf(XmlExpressions.EXTERNAL, ExpressionPrinter.external(external));
            case StringLiteral literal when !Quoting.hasControl(literal.value()) ->
                    text.leaf(XmlExpressions.LITERAL, literal.value());
            default -> text.leaf(XmlExpressions.EXPRESSION, ExpressionPrinter.print(expression));
        }
    }
}
