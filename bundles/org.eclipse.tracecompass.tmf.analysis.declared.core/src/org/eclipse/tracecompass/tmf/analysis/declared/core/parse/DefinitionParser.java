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

    private final Tokens fTokens;
    private final ExpressionParser fExpressions;
    private final StatementParser fStatements;

    DefinitionParser(Tokens tokens, ExpressionParser expressions, StatementParser statements) {
        fTokens = tokens;
        fExpressions = expressions;
        fStatements = statements;
    }

    Definition enumeration() {
        Token first = fTokens.expect("enum");
        String name = fTokens.expectName("the name of the table");
        fTokens.expect("{");
        Origin origin = fTokens.origin(first);
        List<Enumeration.Entry> entries = new ArrayList<>();
        long value = 0;
        while (!fTokens.isAt("}")) {
            Enumeration.Entry entry = entry(value);
            entries.add(entry);
            value = entry.value() + 1;
        }
        Token close = fTokens.next();
        fTokens.accept(";");
        return new Enumeration(name, entries, origin, fTokens.origin(close));
    }

    private Enumeration.Entry entry(long next) {
        Token first = fTokens.peek();
        String label = fTokens.expectName("a label or '}'");
        long value = next;
        if (fTokens.accept("=")) {
            boolean negative = fTokens.accept("-");
            if (fTokens.peek().kind() != Token.Kind.INTEGER) {
                throw fTokens.expected("a whole number", "");
            }
            value = Numbers.whole(fTokens.next(), negative);
        }
        Optional<String> title = Optional.empty();
        Optional<String> colour = Optional.empty();
        while (fTokens.peek().kind() == Token.Kind.STRING) {
            Token token = fTokens.peek();
            String text = fTokens.expectLabel("a title or a colour");
            if (Colours.isColour(text) && colour.isEmpty()) {
                colour = Optional.of(text.toLowerCase(Locale.ROOT));
            } else if (title.isEmpty()) {
                title = Optional.of(text);
            } else {
                throw new SyntaxError(
                        token,
                        "A label has a title and a colour at most",
                        "A colour is written \"#rrggbb\"");
            }
        }
        if (!fTokens.accept(",") && !fTokens.isAt("}")) {
            throw fTokens.expected("',' or '}'", "");
        }
        return new Enumeration.Entry(label, value, title, colour, fTokens.origin(first));
    }

    Definition typing() {
        Token first = fTokens.expect("attribute");
        PathPattern pattern = fExpressions.paths().pattern();
        fTokens.expect(":");
        String word = fTokens.expectName("a type: int, long, double, string or a table's name");
        fTokens.expect(";");
        return new AttributeTyping(pattern, type(word), fTokens.origin(first));
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
        Token first = fTokens.expect("on");
        fTokens.beginParts();
        List<String> names = new ArrayList<>();
        do {
            names.add(eventName());
        } while (fTokens.accept(","));
        Optional<Expression> when =
                fTokens.accept("when") ? Optional.of(fExpressions.expression()) : Optional.empty();
        boolean braces = fTokens.accept("{");
        Origin origin = fTokens.origin(first);
        Block body = braces ? fStatements.block() : fStatements.single();
        return new EventRule(new EventSelector(names), when, body, origin);
    }

    private String eventName() {
        Token token = fTokens.peek();
        if (token.kind() != Token.Kind.STRING && !token.isName()) {
            throw fTokens.expected(
                    "the name of an event", "Names that are no identifiers need double quotes");
        }
        return Tokens.name(fTokens.next());
    }
}
