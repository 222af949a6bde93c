package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Suggestions;

/** Reads statements and blocks. */
final class StatementParser {

    private static final List<String> WORDS =
            List.of("modify", "remove", "push", "pop", "increment", "if", "let", "state_change");

    private final Tokens tokens;
    private final ExpressionParser expressions;

    /** The arrays of change records, with their lengths. */
    private final Map<String, Integer> records = new HashMap<>();

    private int depth;

    StatementParser(Tokens tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /** Reads a block behind its opening brace, to its closing one. */
    Block block() {
        ChangeRecords block = new ChangeRecords();
        while (!tokens.isAt("}") && !tokens.isAtEnd() && !tokens.problems().areTooMany()) {
            try {
                statement(block);
            } catch (SyntaxError e) {
                tokens.problems().error(e);
                tokens.recover();
            }
        }
        List<Statement> statements = block.finish(tokens.problems());
        Token close = tokens.expect("}");
        return new Block(statements, tokens.origin(close));
    }

    /** Reads a statement as a block of its own. */
    Block single() {
        ChangeRecords block = new ChangeRecords();
        statement(block);
        return new Block(block.finish(tokens.problems()), Origin.NONE);
    }

    /** Reads a statement into a block. */
    void statement(ChangeRecords block) {
        if (++depth > Limits.DEPTH) {
            depth--;
            throw new SyntaxError(
                    tokens.peek(), "More than " + Limits.DEPTH + " blocks are in each other", "");
        }
        try {
            read(block);
        } finally {
            depth--;
        }
    }

    private void read(ChangeRecords block) {
        tokens.beginParts();
        if (tokens.accept(";")) {
            return;
        }
        if (!tokens.peek().isName()) {
            throw tokens.expected("a statement", "");
        }
        Token first = tokens.next();
        switch (first.text()) {
            case "if" -> block.add(choice(first));
            case "let" -> block.add(let(first));
            case "state_change" -> declareRecords(first);
            default -> {
                Optional<ChangeKind> kind = kind(first);
                if (kind.isPresent()) {
                    block.add(change(kind.get(), first));
                } else {
                    record(block, first);
                }
            }
        }
    }

    private static Optional<ChangeKind> kind(Token token) {
        for (ChangeKind kind : ChangeKind.values()) {
            if (kind.word().equals(token.text())) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private Statement change(ChangeKind kind, Token first) {
        AttributePath path = expressions.paths().path();
        Expression value = null;
        if (kind.needsValue()) {
            if (!tokens.accept("=")) {
                throw tokens.expected("'=' or '+'", "Operations in a path need parentheses");
            }
            value = expressions.expression();
        } else if (kind.mayHaveValue() && tokens.accept("by")) {
            value = expressions.expression();
        }
        tokens.expect(";");
        return kind.make(path, value, tokens.origin(first));
    }

    private Statement let(Token first) {
        String name = tokens.expectName("a name");
        tokens.expect("=");
        Expression value = expressions.expression();
        tokens.expect(";");
        return new Let(name, value, tokens.origin(first));
    }

    private Statement choice(Token first) {
        tokens.expect("(");
        Expression condition = expressions.expression();
        tokens.expect(")");
        boolean braces = tokens.accept("{");
        Origin origin = tokens.origin(first);
        Block then = braces ? block() : single();
        Optional<Block> otherwise = Optional.empty();
        if (tokens.accept("else")) {
            otherwise = Optional.of(tokens.accept("{") ? block() : single());
        }
        return new If(condition, then, otherwise, origin);
    }

    private void declareRecords(Token first) {
        String name = tokens.expectName("the name of an array");
        tokens.expect("[");
        int length = NameParser.index(tokens);
        tokens.expect("]");
        tokens.expect(";");
        records.put(name, Integer.valueOf(length));
    }

    private void record(ChangeRecords block, Token first) {
        if (!tokens.isAt("[")) {
            throw new SyntaxError(
                    first,
                    "Expected a statement but found " + first.describe(),
                    Suggestions.of(first.text(), WORDS));
        }
        Integer length = records.get(first.text());
        if (length == null) {
            throw new SyntaxError(
                    first,
                    first.describe() + " is not declared",
                    "Declare it before: state_change " + first.text() + "[n];");
        }
        tokens.next();
        Token place = tokens.peek();
        int index = NameParser.index(tokens);
        tokens.expect("]");
        if (index >= length.intValue()) {
            throw new SyntaxError(
                    place, first.text() + " has " + length + " elements, numbered from 0", "");
        }
        block.assign(first.text() + '[' + index + ']', first, tokens, expressions);
    }
}
