package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeTyping;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Enumeration;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;

/** Reads tables, types and rules. */
final class DefinitionParser {

    private final Tokens tokens;
    private final ExpressionParser expressions;
    private final StatementParser statements;

    DefinitionParser(Tokens tokens, ExpressionParser expressions, StatementParser statements) {
        this.tokens = tokens;
        this.expressions = expressions;
        this.statements = statements;
    }

    Definition enumeration() {
        Token first = tokens.expect("enum");
        String name = tokens.expectName("the name of the table");
        tokens.expect("{");
        Origin origin = tokens.origin(first);
        List<Enumeration.Entry> entries = new ArrayList<>();
        long value = 0;
        while (!tokens.isAt("}")) {
            Enumeration.Entry entry = entry(value);
            entries.add(entry);
            value = entry.value() + 1;
        }
        Token close = tokens.next();
        tokens.accept(";");
        return new Enumeration(name, entries, origin, tokens.origin(close));
    }

    private Enumeration.Entry entry(long next) {
        Token first = tokens.peek();
        String label = tokens.expectName("a label or '}'");
        long value = next;
        if (tokens.accept("=")) {
            boolean negative = tokens.accept("-");
            if (tokens.peek().kind() != Token.Kind.INTEGER) {
                throw tokens.expected("a whole number", "");
            }
            value = Numbers.whole(tokens.next(), negative);
        }
        Optional<String> title = Optional.empty();
        Optional<String> colour = Optional.empty();
        while (tokens.peek().kind() == Token.Kind.STRING) {
            Token token = tokens.peek();
            String text = tokens.expectLabel("a title or a colour");
            if (ColourText.isColour(text) && colour.isEmpty()) {
                colour = Optional.of(text.toLowerCase(Locale.ROOT));
            } else if (title.isEmpty()) {
                title = Optional.of(text);
            } else {
                throw new SyntaxError(
                        token,
                        "A label has a title and a colour at most",
                        "Write a colour as \"#rrggbb\"");
            }
        }
        if (!tokens.accept(",") && !tokens.isAt("}")) {
            throw tokens.expected("',' or '}'", "");
        }
        return new Enumeration.Entry(label, value, title, colour, tokens.origin(first));
    }

    Definition typing() {
        Token first = tokens.expect("attribute");
        PathPattern pattern = expressions.paths().pattern();
        tokens.expect(":");
        String word = tokens.expectName("a type: int, long, double, string or a table's name");
        tokens.expect(";");
        return new AttributeTyping(pattern, type(word), tokens.origin(first));
    }

    static AttributeType type(String word) {
        for (AttributeType.Plain type : AttributeType.Plain.values()) {
            if (type.word().equals(word)) {
                return type;
            }
        }
        return new AttributeType.Table(word);
    }

    Definition rule() {
        Token first = tokens.expect("on");
        tokens.beginParts();
        List<String> names = new ArrayList<>();
        do {
            names.add(eventName());
        } while (tokens.accept(","));
        Optional<Expression> when =
                tokens.accept("when") ? Optional.of(expressions.expression()) : Optional.empty();
        boolean braces = tokens.accept("{");
        Origin origin = tokens.origin(first);
        Block body = braces ? statements.block() : statements.single();
        return new EventRule(new EventSelector(names), when, body, origin);
    }

    private String eventName() {
        Token token = tokens.peek();
        if (token.kind() != Token.Kind.STRING && !token.isName()) {
            throw tokens.expected(
                    "the name of an event", "Put names that are not identifiers in double quotes");
        }
        return Tokens.name(tokens.next());
    }
}
