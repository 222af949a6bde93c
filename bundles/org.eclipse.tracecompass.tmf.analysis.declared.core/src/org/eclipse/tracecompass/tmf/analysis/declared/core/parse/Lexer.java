package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cuts the text into tokens, one when it is asked for. */
final class Lexer {

    private static final List<String> LONG_SYMBOLS =
            List.of("||", "&&", "==", "!=", "<=", ">=", "<<", ">>");
    private static final String SHORT_SYMBOLS = "{}()[];,:=+-*/%<>!~&|^?.";
    private static final char NO_CHARACTER = '\0';

    private final String text;
    private final Problems problems;
    private int at;
    private int line;
    private int column;
    private List<String> comments = new ArrayList<>();

    /** Reads a text whose first character is at a place of its file. */
    Lexer(String text, int line, int column, Problems problems) {
        this.text = text;
        this.line = line;
        this.column = column;
        this.problems = problems;
        if (text.startsWith("\ufeff")) {
            at = 1;
        }
        trivia(false);
    }

    /** Returns the next token; at the end of the text, the end again and again. */
    Token next() {
        int line = this.line;
        int column = this.column;
        List<String> comments = this.comments;
        this.comments = new ArrayList<>();
        while (at < text.length()) {
            char c = here();
            Token.Kind kind;
            String text;
            if (Quoting.isNameStart(c)) {
                kind = Token.Kind.NAME;
                text = take(Lexer::isNamePart);
            } else if (isDigit(c)) {
                text = number();
                kind =
                        text.startsWith("0x") || text.chars().allMatch(Lexer::isDigit)
                                ? Token.Kind.INTEGER
                                : Token.Kind.DOUBLE;
            } else if (c == Quoting.TEXT || c == Quoting.NAME) {
                kind = c == Quoting.TEXT ? Token.Kind.STRING : Token.Kind.QUOTED_NAME;
                text = quoted(c);
            } else {
                kind = Token.Kind.SYMBOL;
                text = symbol();
                if (text.isEmpty()) {
                    skipUnknown();
                    trivia(false);
                    line = this.line;
                    column = this.column;
                    continue;
                }
            }
            return new Token(kind, text, line, column, comments, trivia(true));
        }
        comments.addAll(this.comments);
        this.comments = new ArrayList<>();
        return new Token(Token.Kind.END, "", line, column, comments, "");
    }

    private void skipUnknown() {
        int point = text.codePointAt(at);
        problems.error(
                line,
                column,
                Character.isISOControl(point)
                        ? "A control character is not allowed here"
                        : "The character '" + Character.toString(point) + "' is not allowed here",
                "Put texts in double quotes, unusual names in backquotes");
        forward(Character.charCount(point));
    }

    private String symbol() {
        for (String symbol : LONG_SYMBOLS) {
            if (text.startsWith(symbol, at)) {
                forward(2);
                return symbol;
            }
        }
        char c = here();
        if (SHORT_SYMBOLS.indexOf(c) < 0) {
            return "";
        }
        forward(1);
        return String.valueOf(c);
    }

    private String number() {
        int from = at;
        if (here() == '0' && (at(1) == 'x' || at(1) == 'X')) {
            forward(2);
            return "0x" + take(Lexer::isNamePart);
        }
        take(Lexer::isDigit);
        if (here() == '.' && isDigit(at(1))) {
            forward(1);
            take(Lexer::isDigit);
        }
        if (here() == 'e' || here() == 'E') {
            forward(1);
            if (here() == '+' || here() == '-') {
                forward(1);
            }
        }
        // letters too, so that "12ab" is one wrong number and not a number and a name
        take(Lexer::isNamePart);
        return text.substring(from, at);
    }

    private String quoted(char mark) {
        int line = this.line;
        int column = this.column;
        forward(1);
        int from = at;
        while (at < text.length() && here() != mark && !isLineEnd(here())) {
            forward(here() == '\\' && at(1) != NO_CHARACTER && !isLineEnd(at(1)) ? 2 : 1);
        }
        String raw = text.substring(from, at);
        if (here() != mark) {
            problems.error(line, column, "The quote is not closed on its line", "Add " + mark);
        } else {
            forward(1);
        }
        if (Quoting.unquote(raw) == null) {
            problems.error(
                    line,
                    column,
                    "Unknown escape sequence after a backslash",
                    "The sequences are \\\\, \\\", \\`, \\<, \\n"
                            + ", \\t, \\r"
                            + " and \\u with four digits");
            return "";
        }
        return raw;
    }

    /**
     * Passes blanks and comments.
     *
     * @param behind whether a token has just ended
     * @return the comment behind the token if nothing else stands on the line; else empty
     */
    private String trivia(boolean behind) {
        int line = this.line;
        List<String> remarks = new ArrayList<>();
        while (at < text.length()) {
            if (Character.isWhitespace(here()) || here() == '\u00a0') {
                if (isLineEnd(here()) && !remarks.isEmpty()) {
                    comments.clear();
                    return remark(remarks);
                }
                forward(1);
            } else if (here() == '/' && at(1) == '/') {
                comment(lineComment(), behind && this.line == line, remarks);
            } else if (here() == '/' && at(1) == '*') {
                boolean sameLine = behind && this.line == line;
                List<String> lines = blockComment();
                comment(lines, sameLine && this.line == line, remarks);
            } else {
                return "";
            }
        }
        if (!remarks.isEmpty()) {
            comments.clear();
            return remark(remarks);
        }
        return "";
    }

    /** After a remark the comments that follow belong to the next token. */
    private String remark(List<String> remarks) {
        String remark = String.join(" ", remarks).strip();
        trivia(false);
        return remark;
    }

    private void comment(List<String> lines, boolean behind, List<String> remarks) {
        comments.addAll(lines);
        if (behind) {
            remarks.addAll(lines);
        } else {
            remarks.clear();
        }
    }

    private List<String> lineComment() {
        int from = at + 2;
        while (at < text.length() && !isLineEnd(here())) {
            forward(1);
        }
        return List.of(Comments.clean(text.substring(from, at)));
    }

    private List<String> blockComment() {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            problems.error(line, column, "The comment is not closed", "Add */");
            end = text.length();
        }
        List<String> lines = Comments.lines(text.substring(Math.min(at + 2, end), end));
        forward(Math.min(end + 2, text.length()) - at);
        return lines;
    }

    private String take(IntPredicate part) {
        int from = at;
        while (at < text.length() && part.test(here())) {
            forward(1);
        }
        return text.substring(from, at);
    }

    private void forward(int count) {
        for (int end = at + count; at < end; at++) {
            char c = text.charAt(at);
            if (c == '\n' || (c == '\r' && at(1) != '\n')) {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
    }

    private char here() {
        return at(0);
    }

    private char at(int ahead) {
        int at = this.at + ahead;
        return at < text.length() ? text.charAt(at) : NO_CHARACTER;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNamePart(int c) {
        return Quoting.isNamePart(c);
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
