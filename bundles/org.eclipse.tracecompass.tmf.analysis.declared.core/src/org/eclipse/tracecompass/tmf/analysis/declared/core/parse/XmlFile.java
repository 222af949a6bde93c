package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.View;

/** Reads the definitions of the XML form. */
final class XmlFile {

    static final String ROOT = "states";
    static final String ENUMERATION = "enumeration";
    static final String ENTRY = "entry";
    static final String ATTRIBUTE = "attribute";
    static final String EVENT = "event";
    static final String VIEW = "view";
    static final String LINKS = "links";

    private final Problems problems;
    private final XmlExpressions expressions;
    private final XmlStatements statements;
    private final DefinitionList definitions = new DefinitionList();

    XmlFile(String source, Problems problems) {
        this.problems = problems;
        expressions = new XmlExpressions(source);
        statements = new XmlStatements(expressions, problems);
    }

    StatesFile file(XmlNode root, String name, String source) {
        if (!root.name.equals(ROOT)) {
            throw root.unknown(Set.of(ROOT));
        }
        root.noText();
        root.onlyAttributes(Set.of("name", "version"));
        List<XmlNode> loose = new ArrayList<>();
        for (XmlNode node : root.children) {
            if (problems.areTooMany()) {
                break;
            }
            if (XmlStatements.ALL.contains(node.name)) {
                loose.add(node);
                continue;
            }
            endLoose(loose);
            add(() -> definition(node));
        }
        endLoose(loose);
        List<String> last = new ArrayList<>(root.endComments);
        if (!root.endRemark.isEmpty()) {
            last.add(root.endRemark);
        }
        return new StatesFile(
                root.attributes.containsKey("name") ? root.nameAttribute("name") : name,
                source,
                version(root),
                definitions.list(),
                root.origin(),
                new Origin(root.line, root.column, last, ""));
    }

    private int version(XmlNode root) {
        String text = root.attributes.getOrDefault("version", "0");
        Long version = expressions.number(root, text);
        if (version == null || version < 0 || version > Integer.MAX_VALUE) {
            throw root.error("The version is not a whole number", "");
        }
        return version.intValue();
    }

    /** Statements that are not in an event make a rule together. */
    private void endLoose(List<XmlNode> loose) {
        if (loose.isEmpty()) {
            return;
        }
        XmlNode first = loose.get(0);
        add(
                () ->
                        new EventRule(
                                EventSelector.CARRIER,
                                Optional.empty(),
                                new Block(statements.all(loose), Origin.NONE),
                                Origin.at(first.line, first.column)));
        loose.clear();
    }

    private void add(Supplier<Definition> definition) {
        try {
            definitions.add(definition.get());
        } catch (SyntaxError e) {
            problems.error(e);
        }
    }

    private Definition definition(XmlNode node) {
        return switch (node.name) {
            case ENUMERATION -> enumeration(node);
            case ATTRIBUTE -> typing(node);
            case EVENT -> rule(node);
            case VIEW -> view(node);
            default ->
                    throw node.unknown(
                            Set.of(
                                    ENUMERATION,
                                    ATTRIBUTE,
                                    EVENT,
                                    VIEW,
                                    XmlStatements.CHANGE,
                                    XmlStatements.IF,
                                    XmlStatements.LET));
        };
    }

    private Definition enumeration(XmlNode node) {
        node.onlyAttributes(Set.of("name"));
        node.noText();
        List<Enumeration.Entry> entries = new ArrayList<>();
        for (XmlNode child : node.children) {
            if (!child.name.equals(ENTRY)) {
                throw child.unknown(Set.of(ENTRY));
            }
            entries.add(entry(child));
        }
        return new Enumeration(node.nameAttribute("name"), entries, node.origin(), node.end());
    }

    private Enumeration.Entry entry(XmlNode node) {
        node.onlyAttributes(Set.of("label", "value", "title", "colour"));
        node.leaf();
        node.noText();
        Long value = expressions.number(node, node.attribute("value"));
        if (value == null) {
            throw node.error("The value is not a whole number", "");
        }
        Optional<String> colour = Optional.ofNullable(node.attributes.get("colour"));
        if (colour.isPresent() && !ColourText.isColour(colour.get())) {
            throw node.error("The colour is not #rrggbb", "");
        }
        return new Enumeration.Entry(
                node.nameAttribute("label"),
                value.longValue(),
                optional(node, "title"),
                colour.map(text -> text.toLowerCase(Locale.ROOT)),
                node.wholeOrigin());
    }

    private static Optional<String> optional(XmlNode node, String attribute) {
        return node.attributes.containsKey(attribute)
                ? Optional.of(node.nameAttribute(attribute))
                : Optional.empty();
    }

    private static Definition typing(XmlNode node) {
        node.onlyAttributes(Set.of("pattern", "type"));
        node.leaf();
        node.noText();
        return new AttributeTyping(
                pattern(node, node.attribute("pattern")),
                DefinitionParser.type(node.nameAttribute("type")),
                node.wholeOrigin());
    }

    private static PathPattern pattern(XmlNode node, String text) {
        return new PathPattern(PathParser.names(text, node.token()));
    }

    private Definition rule(XmlNode node) {
        node.onlyAttributes(Set.of());
        node.noText();
        List<String> names = new ArrayList<>();
        Optional<Expression> when = Optional.empty();
        List<XmlNode> statements = new ArrayList<>();
        List<String> comments = new ArrayList<>(node.comments);
        for (XmlNode child : node.children) {
            if (child.name.equals(XmlStatements.NAME)) {
                names.add(child.nameText());
                comments.addAll(child.comments);
            } else if (child.name.equals(XmlStatements.CONDITION)) {
                if (when.isPresent()) {
                    throw child.error("<" + child.name + "> is given twice", "");
                }
                when = Optional.of(expressions.text(child));
                comments.addAll(child.comments);
            } else {
                statements.add(child);
            }
        }
        if (names.isEmpty()) {
            throw node.error(
                    "<event> has no <name>",
                    "Put statements for the event that carries them outside <event>");
        }
        return new EventRule(
                new EventSelector(names),
                when,
                new Block(this.statements.all(statements), node.end()),
                new Origin(node.line, node.column, comments, node.remark));
    }

    private static Definition view(XmlNode node) {
        node.onlyAttributes(Set.of("title", "kind", "rows", "state", "label", "unit"));
        node.noText();
        List<PathPattern> links = new ArrayList<>();
        for (XmlNode child : node.children) {
            if (!child.name.equals(LINKS)) {
                throw child.unknown(Set.of(LINKS));
            }
            links.add(pattern(child, child.nameText()));
        }
        return new View(
                node.nameAttribute("title"),
                kind(node),
                pattern(node, node.attribute("rows")),
                constant(node, "state"),
                constant(node, "label"),
                links,
                optional(node, "unit"),
                node.wholeOrigin());
    }

    private static View.Kind kind(XmlNode node) {
        String word = node.attributes.getOrDefault("kind", View.Kind.TIME_GRAPH.word());
        for (View.Kind kind : View.Kind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw node.error("The kind of a view is timegraph or xy", "");
    }

    private static List<String> constant(XmlNode node, String attribute) {
        String text = node.attributes.get(attribute);
        return text == null ? List.of() : PathParser.names(text, node.token());
    }
}
