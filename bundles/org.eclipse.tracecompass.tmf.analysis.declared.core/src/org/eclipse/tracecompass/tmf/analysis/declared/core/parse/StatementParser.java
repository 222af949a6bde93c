package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Suggestions;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.If;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement.Let;

/** Reads statements and blocks. */
final class StatementParser {

    private static final List<String> WORDS =
            List.of("modify", "remove", "push", "pop", "increment", "if", "let", "state_change");

    private final Tokens fTokens;
    private final ExpressionParser fExpressions;

    /** The arrays of change records, with their lengths. */
    private final Map<String, Integer> fRecords = new HashMap<>();

    private int fDepth;

    StatementParser(Tokens tokens, ExpressionParser expressions) {
        fTokens = tokens;
        fExpressions = expressions;
    }

    /** Reads a block behind its opening brace, to its closing one. */
    Block block() {
        ChangeRecords block = new ChangeRecords();
        while (!fTokens.isAt("}") && !fTokens.isAtEnd() && !fTokens.problems().areTooMany()) {
            try {
                statement(block);
            } catch (SyntaxError e) {
                fTokens.problems().error(e);
                fTokens.recover();
            }
        }
        List<Statement> statements = block.finish(fTokens.problems());
        Token close = fTokens.expect("}");
        return new Block(statements, fTokens.origin(close));
    }

    /** Reads a statement as a block of its own. */
    Block single() {
        ChangeRecords block = new ChangeRecords();
        statement(block);
        return new Block(block.finish(fTokens.problems()), Origin.NONE);
    }

    /** Reads a statement into a block. */
    void statement(ChangeRecords block) {
        if (++fDepth > Limits.DEPTH) {
            fDepth--;
            throw new SyntaxError(
                    fTokens.peek(), "More than " + Limits.DEPTH + " blocks are in each other", "");
        }
        try {
            read(block);
        } finally {
            fDepth--;
        }
    }

    private void read(ChangeRecords block) {
        fTokens.beginParts();
        if (fTokens.accept(";")) {
            return;
        }
        if (!fTokens.peek().isName()) {
            throw fTokens.expected("a statement", "");
        }
        Token first = fTokens.next();
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
        AttributePath path = fExpressions.paths().path();
        Expression value = null;
        if (kind.needsValue()) {
            if (!fTokens.accept("=")) {
                throw fTokens.expected(
                        "'=' or '+'", "Sums and the like in a path need parentheses");
            }
            value = fExpressions.expression();
        } else if (kind.mayHaveValue() && fTokens.accept("by")) {
            value = fExpressions.expression();
        }
        fTokens.expect(";");
        return kind.make(path, value, fTokens.origin(first));
    }

    private Statement let(Token first) {
        String name = fTokens.expectName("a name");
        fTokens.expect("=");
        Expression value = fExpressions.expression();
        fTokens.expect(";");
        return new Let(name, value, fTokens.origin(first));
    }

    private Statement choice(Token first) {
        fTokens.expect("(");
        Expression condition = fExpressions.expression();
        fTokens.expect(")");
        boolean braces = fTokens.accept("{");
        Origin origin = fTokens.origin(first);
        Block then = braces ? block() : single();
        Optional<Block> otherwise = Optional.empty();
        if (fTokens.accept("else")) {
            otherwise = Optional.of(fTokens.accept("{") ? block() : single());
        }
        return new If(condition, then, otherwise, origin);
    }

    private void declareRecords(Token first) {
        String name = fTokens.expectName("the name of an array");
        fTokens.expect("[");
        int length = NameParser.index(fTokens);
        fTokens.expect("]");
        fTokens.expect(";");
        fRecords.put(name, Integer.valueOf(length));
    }

    private void record(ChangeRecords block, Token first) {
        if (!fTokens.isAt("[")) {
            throw new SyntaxError(
                    first,
                    "Expected a statement but found " + first.describe(),
                    Suggestions.of(first.text(), WORDS));
        }
        Integer length = fRecords.get(first.text());
        if (length == null) {
            throw new SyntaxError(
                    first,
                    first.describe() + " is not declared",
                    "Declare it before: state_change " + first.text() + "[n];");
        }
        fTokens.next();
        Token place = fTokens.peek();
        int index = NameParser.index(fTokens);
        fTokens.expect("]");
        if (index >= length.intValue()) {
            throw new SyntaxError(
                    place, first.text() + " has " + length + " elements, numbered from 0", "");
        }
        block.assign(first.text() + '[' + index + ']', first, fTokens, fExpressions);
    }
}
