package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** The tokens of a text in their order, and the comments that were passed on the way. */
final class Tokens {

    private final Lexer fLexer;
    private final Problems fProblems;
    private Token fNext;
    private List<String> fComments = new ArrayList<>();
    private String fRemark = "";
    private int fParts;

    Tokens(Lexer lexer, Problems problems) {
        fLexer = lexer;
        fProblems = problems;
        fNext = lexer.next();
    }

    Problems problems() {
        return fProblems;
    }

    Token peek() {
        return fNext;
    }

    Token next() {
        Token token = fNext;
        if (!fRemark.isEmpty()) {
            fComments.add(fRemark);
        }
        fComments.addAll(token.comments());
        fRemark = token.remark();
        if (token.kind() != Token.Kind.END) {
            fNext = fLexer.next();
        }
        return token;
    }

    boolean isAtEnd() {
        return fNext.kind() == Token.Kind.END;
    }

    boolean isAt(String word) {
        return fNext.is(word);
    }

    /** Passes a word or a sign if it is the next token. */
    boolean accept(String word) {
        if (fNext.is(word)) {
            next();
            return true;
        }
        return false;
    }

    Token expect(String word) {
        if (!fNext.is(word)) {
            throw expected('\'' + word + '\'', "");
        }
        return next();
    }

    /** Reads a name. */
    String expectName(String what) {
        if (!fNext.isName()) {
            throw expected(what, "");
        }
        return name(next());
    }

    /** Reads a text of one line. */
    String expectLabel(String what) {
        if (fNext.kind() != Token.Kind.STRING) {
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
        return new SyntaxError(fNext, "Expected " + what + " but found " + fNext.describe(), hint);
    }

    /** Begins to count the parts of the expressions of a statement. */
    void beginParts() {
        fParts = 0;
    }

    void countPart() {
        if (++fParts > Limits.PARTS) {
            throw new SyntaxError(
                    fNext,
                    "The expressions of a statement have more than " + Limits.PARTS + " parts",
                    "Give parts of them names with let");
        }
    }

    /**
     * Returns the origin of what began with a token and ended with the last one passed. It gets all
     * comments since the last origin.
     */
    Origin origin(Token first) {
        Origin origin = new Origin(first.line(), first.column(), fComments, fRemark);
        fComments = new ArrayList<>();
        fRemark = "";
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
