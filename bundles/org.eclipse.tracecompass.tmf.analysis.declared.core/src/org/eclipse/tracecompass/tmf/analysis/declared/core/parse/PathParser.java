package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributePath.Value;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Expression.External;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;

/**
 * Reads paths of attributes: {@code "CPUs/" + cpu + "/Irq"}. In a path {@code +} always joins; a
 * sum needs parentheses. {@code <hostname>} and the like in a text are placeholders.
 */
final class PathParser {

    private static final char OPEN = '<';
    private static final char CLOSE = '>';

    private final Tokens tokens;
    private final ExpressionParser expressions;

    PathParser(Tokens tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    AttributePath path() {
        Token first = tokens.peek();
        PathBuilder path = new PathBuilder();
        do {
            tokens.countPart();
            if (tokens.peek().kind() == Token.Kind.STRING) {
                text(tokens.next(), path);
            } else {
                path.value(new Value(expressions.operation(ExpressionParser.PART_RANK)));
            }
        } while (tokens.accept("+"));
        return path.build(first);
    }

    /** Reads a pattern of attributes; what stands for a placeholder can be anything. */
    PathPattern pattern() {
        Token token = expectText("a pattern of attributes");
        StringBuilder text = new StringBuilder();
        for (Piece piece : pieces(token)) {
            text.append(piece.placeholder() ? "*" : piece.text());
        }
        return new PathPattern(names(text.toString(), token));
    }

    /** Reads a path without parts that vary. */
    List<String> constant() {
        Token token = expectText("the path of an attribute");
        return names(Tokens.unquoted(token), token);
    }

    private Token expectText(String what) {
        if (tokens.peek().kind() != Token.Kind.STRING) {
            throw tokens.expected(what + " in double quotes", "");
        }
        return tokens.next();
    }

    static List<String> names(String text, Token token) {
        List<String> names = List.of(text.split("/", -1));
        if (names.size() > Limits.SEGMENTS) {
            throw PathBuilder.tooLong(token);
        }
        names.forEach(name -> checkSegment(name, token));
        return names;
    }

    private static void checkSegment(String name, Token token) {
        if (name.isEmpty()) {
            throw PathBuilder.emptyName(token);
        }
        Tokens.checkName(name, token);
    }

    private void text(Token token, PathBuilder path) {
        for (Piece piece : pieces(token)) {
            if (piece.placeholder()) {
                tokens.countPart();
                path.value(new Value(external(piece, token)));
            } else {
                path.text(piece.text(), token);
            }
        }
    }

    private static External external(Piece piece, Token token) {
        Problems problems = new Problems("");
        Tokens tokens =
                new Tokens(
                        new Lexer(piece.text(), token.line(), token.column(), problems), problems);
        if (tokens.peek().isName()
                && new NameParser(tokens).reference() instanceof External external
                && tokens.isAtEnd()) {
            return external;
        }
        throw new SyntaxError(
                token,
                "<" + piece.text() + "> is no placeholder",
                "The placeholders are hostname, cpu, trace_name, event_name, timestamp and"
                        + " env.NAME; write \\< for the character itself");
    }

    /** A stretch of text between quotes. */
    private record Piece(String text, boolean placeholder) {}

    private static List<Piece> pieces(Token token) {
        String raw = token.text();
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < raw.length(); at++) {
            char c = raw.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == OPEN) {
                int close = raw.indexOf(CLOSE, at);
                if (close < 0) {
                    throw new SyntaxError(
                            token, "A placeholder is not closed", "Add >, or write \\< for <");
                }
                pieces.add(plain(raw.substring(from, at)));
                pieces.add(new Piece(raw.substring(at + 1, close), true));
                at = close;
                from = close + 1;
            }
        }
        pieces.add(plain(raw.substring(from)));
        return pieces;
    }

    private static Piece plain(String raw) {
        String text = Quoting.unquote(raw);
        return new Piece(text == null ? "" : text, false);
    }
}
