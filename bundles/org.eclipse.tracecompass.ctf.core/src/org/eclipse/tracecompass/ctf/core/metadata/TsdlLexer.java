package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Arrays;
import org.eclipse.tracecompass.ctf.core.metadata.TsdlTokens.Kind;

/** Cuts a TSDL text into tokens, in one pass. */
final class TsdlLexer {

    private static final Kind[] KINDS = Kind.values();
    private static final String PUNCTUATION = "{}()[]<>;:,.=*-+";

    private final TsdlErrors fErrors;
    private final String fText;
    private int fPos;
    private int fLine = 1;
    private byte[] fKinds = new byte[1024];
    private int[] fStarts = new int[1024];
    private int[] fEnds = new int[1024];
    private int[] fLines = new int[1024];
    private int fCount;

    TsdlLexer(TsdlErrors errors, String text) {
        fErrors = errors;
        fText = text;
    }

    TsdlTokens tokens() throws org.eclipse.tracecompass.ctf.core.CtfException {
        skipSpace();
        while (fPos < fText.length()) {
            token();
            skipSpace();
        }
        add(Kind.END, fPos, fPos);
        return new TsdlTokens(fErrors, fText, fKinds, fStarts, fEnds, fLines);
    }

    static Kind kind(byte ordinal) {
        return KINDS[ordinal];
    }

    private void token() throws org.eclipse.tracecompass.ctf.core.CtfException {
        int start = fPos;
        char c = fText.charAt(fPos);
        if (isWord(c) && !isDigit(c)) {
            while (fPos < fText.length() && isWord(fText.charAt(fPos))) {
                fPos++;
            }
            add(Kind.WORD, start, fPos);
        } else if (isDigit(c)) {
            while (fPos < fText.length() && isWord(fText.charAt(fPos))) {
                fPos++;
            }
            add(Kind.NUMBER, start, fPos);
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if (fText.startsWith("...", fPos)) {
            fPos += 3;
            add(Kind.ELLIPSIS, start, fPos);
        } else if (fText.startsWith(":=", fPos)) {
            fPos += 2;
            add(Kind.ASSIGN_TYPE, start, fPos);
        } else if (fText.startsWith("->", fPos)) {
            fPos += 2;
            add(Kind.SIGN, start + 1, fPos);
        } else if (PUNCTUATION.indexOf(c) >= 0) {
            fPos++;
            add(Kind.SIGN, start, fPos);
        } else {
            throw fErrors.at(
                    fLine,
                    c < ' ' || c > '~'
                            ? String.format("the character U+%04X makes no sense here", (int) c)
                            : "the character '" + c + "' makes no sense here");
        }
    }

    private void quoted(char quote) throws org.eclipse.tracecompass.ctf.core.CtfException {
        int start = fPos++;
        int line = fLine;
        while (true) {
            if (fPos >= fText.length()) {
                throw fErrors.at(line, "the text that begins here has no closing " + quote);
            }
            char c = fText.charAt(fPos++);
            if (c == quote) {
                break;
            }
            if (c == '\n') {
                throw fErrors.at(line, "the text that begins here has no closing " + quote);
            }
            if (c == '\\') {
                if (fPos >= fText.length()
                        || "abfnrtvxu\\'\"?01234567".indexOf(fText.charAt(fPos)) < 0) {
                    throw fErrors.at(line, "a text has an unknown escape sequence after \\");
                }
                fPos++;
            }
        }
        add(quote == '"' ? Kind.TEXT : Kind.CHARACTER, start, fPos);
    }

    private void skipSpace() throws org.eclipse.tracecompass.ctf.core.CtfException {
        while (fPos < fText.length()) {
            char c = fText.charAt(fPos);
            if (c == '\n') {
                fLine++;
                fPos++;
            } else if (c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 0x0B) {
                fPos++;
            } else if (c == '/' && fText.startsWith("/*", fPos)) {
                int end = fText.indexOf("*/", fPos + 2);
                if (end < 0) {
                    throw fErrors.at(fLine, "the comment that begins here has no end");
                }
                for (int i = fPos; i < end; i++) {
                    if (fText.charAt(i) == '\n') {
                        fLine++;
                    }
                }
                fPos = end + 2;
            } else if (c == '/' && fText.startsWith("//", fPos)) {
                int end = fText.indexOf('\n', fPos);
                fPos = end < 0 ? fText.length() : end;
            } else {
                return;
            }
        }
    }

    private void add(Kind kind, int start, int end) {
        if (fCount == fKinds.length) {
            fKinds = Arrays.copyOf(fKinds, 2 * fCount);
            fStarts = Arrays.copyOf(fStarts, 2 * fCount);
            fEnds = Arrays.copyOf(fEnds, 2 * fCount);
            fLines = Arrays.copyOf(fLines, 2 * fCount);
        }
        fKinds[fCount] = (byte) kind.ordinal();
        fStarts[fCount] = start;
        fEnds[fCount] = end;
        fLines[fCount] = fLine;
        fCount++;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isWord(char c) {
        return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c);
    }
}
