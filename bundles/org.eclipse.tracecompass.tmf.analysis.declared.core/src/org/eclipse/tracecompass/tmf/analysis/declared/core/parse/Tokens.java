package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** The tokens of a text in their order, and the comments that were passed on the way. */
final class Tokens {

    private final Lexer lexer;
    private final Problems problems;
    private Token next;
    private List<String> comments = new ArrayList<>();
    private String remark = "";
    private int parts;

    Tokens(Lexer lexer, Problems problems) {
        this.lexer = lexer;
        this.problems = problems;
        next = lexer.next();
    }

    Problems problems() {
        return problems;
    }

    Token peek() {
        return next;
    }

    Token next() {
        Token token = next;
        if (!remark.isEmpty()) {
            comments.add(remark);
        }
        comments.addAll(token.comments());
        remark = token.remark();
        if (token.kind() != Token.Kind.END) {
            next = lexer.next();
        }
        return token;
    }

    boolean isAtEnd() {
        return next.kind() == Token.Kind.END;
    }

    boolean isAt(String word) {
        return next.is(word);
    }

    /** Passes a word or a sign if it is the next token. */
    boolean accept(String word) {
        if (next.is(word)) {
            next();
            return true;
        }
        return false;
    }

    Token expect(String word) {
        if (!next.is(word)) {
            throw expected('\'' + word + '\'', "");
        }
        return next();
    }

    /** Reads a name. */
    String expectName(String what) {
        if (!next.isName()) {
            throw expected(what, "");
        }
        return name(next());
    }

    /** Reads a text of one line. */
    String expectLabel(String what) {
        if (next.kind() != Token.Kind.STRING) {
            throw expected(what + " in double quotes", "");
        }
        return name(next());
    }

    /** Returns the name that a token is. */
    static String name(Token token) {
        String name = token.kind() == Token.Kind.NAME ? token.text() : unquoted(token);
        checkName(name, token);
        return name;
    }

    static void checkName(String name, Token token) {
        if (name.isEmpty()) {
            throw new SyntaxError(token, "A name is empty", "");
        }
        if (name.length() > Limits.NAME) {
            throw new SyntaxError(
                    token, "A name has more than " + Limits.NAME + " characters", "Shorten it");
        }
        if (Quoting.hasControl(name)) {
            throw new SyntaxError(token, "A name has a control character", "Leave it out");
        }
    }

    static String unquoted(Token token) {
        String text = Quoting.unquote(token.text());
        return text == null ? "" : text;
    }

    SyntaxError expected(String what, String hint) {
        return new SyntaxError(next, "Expected " + what + " but found " + next.describe(), hint);
    }

    /** Begins to count the parts of the expressions of a statement. */
    void beginParts() {
        parts = 0;
    }

    void countPart() {
        if (++parts > Limits.PARTS) {
            throw new SyntaxError(
                    next,
                    "The expressions of a statement have more than " + Limits.PARTS + " parts",
                    "Use let to name parts of them");
        }
    }

    /**
     * Returns the origin of what began with a token and ended with the last one passed. It gets all
     * comments since the last origin.
     */
    Origin origin(Token first) {
        Origin origin = new Origin(first.line(), first.column(), comments, remark);
        comments = new ArrayList<>();
        remark = "";
        return origin;
    }

    static Origin place(Token token) {
        return Origin.at(token.line(), token.column());
    }

    /**
     * Passes the rest of what could not be understood: to behind a semicolon, or behind the block
     * that it begins, or before the end of the block it is in.
     */
    void recover() {
        int depth = 0;
        while (!isAtEnd()) {
            if (isAt("}")) {
                if (depth == 0) {
                    return;
                }
                depth--;
                next();
                if (depth == 0) {
                    return;
                }
            } else if (isAt(";") && depth == 0) {
                next();
                return;
            } else {
                if (isAt("{")) {
                    depth++;
                }
                next();
            }
        }
    }
}
