package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Arrays;
import org.eclipse.tracecompass.ctf.core.metadata.TsdlTokens.Kind;

/** Cuts a TSDL text into tokens, in one pass. */
final class TsdlLexer {

    private static final Kind[] KINDS = Kind.values();

    /** Added to the number of its text, the kind of an integer type that has occurred before. */
    private static final int REPEATED = Kind.INTEGER.ordinal();

    private static final String INTEGER = "integer";
    private static final int NONE = -1;
    private static final String PUNCTUATION = "{}()[]<>;:,.=*-+";

    private final TsdlErrors errors;
    private final String text;
    private int pos;
    private int line = 1;
    private byte[] kinds = new byte[1024];
    private int[] starts = new int[1024];
    private int[] ends = new int[1024];
    private int[] lines = new int[1024];
    private int count;
    private final KnownIntegers integers;

    /** The first token of an integer type that has not ended; -1 for none. */
    private int integer = NONE;

    TsdlLexer(TsdlErrors errors, String text) {
        this.errors = errors;
        this.text = text;
        integers = new KnownIntegers(text);
    }

    TsdlTokens tokens() throws org.eclipse.tracecompass.ctf.core.CtfReadException {
        skipSpace();
        while (pos < text.length()) {
            token();
            skipSpace();
        }
        add(Kind.END, pos, pos);
        return new TsdlTokens(errors, text, kinds, starts, ends, lines, integers);
    }

    static Kind kind(byte code) {
        return KINDS[Math.min(code, REPEATED)];
    }

    /** The number of the text that a repeated integer has. */
    static int repeated(byte code) {
        return code - REPEATED;
    }

    private void token() throws org.eclipse.tracecompass.ctf.core.CtfReadException {
        int start = pos;
        char c = text.charAt(pos);
        if (isWord(c) && !isDigit(c)) {
            while (pos < text.length() && isWord(text.charAt(pos))) {
                pos++;
            }
            word(start);
        } else if (isDigit(c)) {
            while (pos < text.length() && isWord(text.charAt(pos))) {
                pos++;
            }
            add(Kind.NUMBER, start, pos);
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if (text.startsWith("...", pos)) {
            pos += 3;
            add(Kind.ELLIPSIS, start, pos);
        } else if (text.startsWith(":=", pos)) {
            pos += 2;
            add(Kind.ASSIGN_TYPE, start, pos);
        } else if (text.startsWith("->", pos)) {
            pos += 2;
            add(Kind.SIGN, start + 1, pos);
        } else if (PUNCTUATION.indexOf(c) >= 0) {
            pos++;
            sign(c, start);
        } else {
            throw errors.at(
                    line,
                    c < ' ' || c > '~'
                            ? String.format("unexpected character U+%04X", (int) c)
                            : "the character '" + c + "' makes no sense here");
        }
    }

    private void word(int start) {
        if (pos - start != INTEGER.length()
                || !text.startsWith(INTEGER, start)
                || count > 0 && kind(kinds[count - 1]) == Kind.WORD) {
            add(Kind.WORD, start, pos);
            return;
        }
        int known = integers.find(start);
        if (known < 0) {
            integer = count;
            add(Kind.WORD, start, pos);
        } else {
            pos = start + integers.length(known);
            add(REPEATED + known, start, pos);
            line += integers.lineEnds(known);
        }
    }

    private void sign(char sign, int start) {
        if (sign == '{' && count != integer + 1) {
            integer = NONE;
        } else if (sign == '}' && integer != NONE) {
            if (count > integer + 1 && text.charAt(starts[integer + 1]) == '{') {
                integers.add(starts[integer], pos, line - lines[integer], integer);
            }
            integer = NONE;
        }
        add(Kind.SIGN, start, pos);
    }

    private void quoted(char quote) throws org.eclipse.tracecompass.ctf.core.CtfReadException {
        int start = pos++;
        int line = this.line;
        while (true) {
            if (pos >= text.length()) {
                throw errors.at(line, "the string that begins here has no closing " + quote);
            }
            char c = text.charAt(pos++);
            if (c == quote) {
                break;
            }
            if (c == '\n') {
                throw errors.at(line, "the string that begins here has no closing " + quote);
            }
            if (c == '\\') {
                if (pos >= text.length()
                        || "abfnrtvxu\\'\"?01234567".indexOf(text.charAt(pos)) < 0) {
                    throw errors.at(line, "a string has an unknown escape sequence after \\");
                }
                pos++;
            }
        }
        add(quote == '"' ? Kind.TEXT : Kind.CHARACTER, start, pos);
    }

    private void skipSpace() throws org.eclipse.tracecompass.ctf.core.CtfReadException {
        while (pos < text.length()) {
            char c = text.charAt(pos);
            if (c == '\n') {
                line++;
                pos++;
            } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 0x0B) {
                pos++;
            } else if (c == '/' && text.startsWith("/*", pos)) {
                int end = text.indexOf("*/", pos + 2);
                if (end < 0) {
                    throw errors.at(line, "the comment that begins here has no end");
                }
                for (int i = pos; i < end; i++) {
                    if (text.charAt(i) == '\n') {
                        line++;
                    }
                }
                pos = end + 2;
            } else if (c == '/' && text.startsWith("//", pos)) {
                int end = text.indexOf('\n', pos);
                pos = end < 0 ? text.length() : end;
            } else {
                return;
            }
        }
    }

    private void add(Kind kind, int start, int end) {
        add(kind.ordinal(), start, end);
    }

    private void add(int code, int start, int end) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * count);
            starts = Arrays.copyOf(starts, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
            lines = Arrays.copyOf(lines, 2 * count);
        }
        kinds[count] = (byte) code;
        starts[count] = start;
        ends[count] = end;
        lines[count] = line;
        count++;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWord(char c) {
        return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c);
    }
}
