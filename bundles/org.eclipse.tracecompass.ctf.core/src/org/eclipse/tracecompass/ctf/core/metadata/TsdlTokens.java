package org.eclipse.tracecompass.ctf.core.metadata;

import org.eclipse.tracecompass.ctf.core.CtfReadException;

/** The tokens of a TSDL text, and a place among them. */
final class TsdlTokens {

    /** The kind of a token. */
    enum Kind {
        /** A name or key word. */
        WORD,
        /** An integer. */
        NUMBER,
        /** Between double quotes. */
        TEXT,
        /** Between single quotes. */
        CHARACTER,
        /** One character of punctuation. */
        SIGN,
        /** Three dots. */
        ELLIPSIS,
        /** Colon and equals sign. */
        ASSIGN_TYPE,
        /** The end of the text. */
        END,
        /** A whole integer type whose text has occurred before. */
        INTEGER
    }

    private final TsdlErrors errors;
    private final String text;
    private final byte[] kinds;
    private final int[] starts;
    private final int[] ends;
    private final int[] lines;
    private final KnownIntegers integers;
    private int at;

    TsdlTokens(
            TsdlErrors errors,
            String text,
            byte[] kinds,
            int[] starts,
            int[] ends,
            int[] lines,
            KnownIntegers integers) {
        this.errors = errors;
        this.text = text;
        this.kinds = kinds;
        this.starts = starts;
        this.ends = ends;
        this.lines = lines;
        this.integers = integers;
    }

    /** Where the type that is here by its text alone has occurred first. */
    int firstPlace() {
        return integers.token(TsdlLexer.repeated(kinds[at]));
    }

    int place() {
        return at;
    }

    void goTo(int place) {
        at = place;
    }

    void next() {
        if (kind() != Kind.END) {
            at++;
        }
    }

    Kind kind() {
        return TsdlLexer.kind(kinds[at]);
    }

    int line() {
        return lines[at];
    }

    boolean atEnd() {
        return kind() == Kind.END;
    }

    boolean isWord() {
        return kind() == Kind.WORD;
    }

    boolean isWord(String word) {
        return kind() == Kind.WORD
                && length() == word.length()
                && text.startsWith(word, starts[at]);
    }

    boolean isSign(char sign) {
        return kind() == Kind.SIGN && text.charAt(starts[at]) == sign;
    }

    boolean takeSign(char sign) {
        boolean is = isSign(sign);
        if (is) {
            at++;
        }
        return is;
    }

    boolean takeWord(String word) {
        boolean is = isWord(word);
        if (is) {
            at++;
        }
        return is;
    }

    void expectSign(char sign) throws CtfReadException {
        if (!takeSign(sign)) {
            throw unexpected("'" + sign + "'");
        }
    }

    String expectWord(String what) throws CtfReadException {
        if (!isWord()) {
            throw unexpected(what);
        }
        String word = raw();
        at++;
        return word;
    }

    /** The token as it stands in the text. */
    String raw() {
        return text.substring(starts[at], ends[at]);
    }

    /** The text between the quotes of a text or character token, unescaped. */
    String unquoted() {
        String body = text.substring(starts[at] + 1, ends[at] - 1);
        if (body.indexOf('\\') < 0) {
            return body;
        }
        StringBuilder out = new StringBuilder(body.length());
        for (int i = 0; i < body.length(); i++) {
            char c = body.charAt(i);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            c = body.charAt(++i);
            int radix = c == 'x' || c == 'u' ? 16 : 8;
            int start = radix == 16 ? i + 1 : i;
            int end = start;
            int limit = Math.min(body.length(), start + (c == 'u' ? 4 : radix == 16 ? 2 : 3));
            while (end < limit && Character.digit(body.charAt(end), radix) >= 0) {
                end++;
            }
            if (end > start) {
                out.append((char) Integer.parseInt(body.substring(start, end), radix));
                i = end - 1;
            } else {
                int simple = "abfnrtv".indexOf(c);
                out.append(simple < 0 ? c : "\u0007\b\f\n\r\t\u000B".charAt(simple));
            }
        }
        return out.toString();
    }

    /** Takes an integer with an optional sign. */
    long number() throws CtfReadException {
        boolean negative = takeSign('-');
        if (!negative) {
            takeSign('+');
        }
        if (kind() == Kind.CHARACTER) {
            String character = unquoted();
            at++;
            return character.isEmpty() ? 0 : negative ? -character.charAt(0) : character.charAt(0);
        }
        if (kind() != Kind.NUMBER) {
            throw unexpected("a number");
        }
        String raw = raw();
        int end = raw.length();
        boolean hex = raw.startsWith("0x") || raw.startsWith("0X");
        while (end > 1 && "uUlL".indexOf(raw.charAt(end - 1)) >= 0) {
            end--;
        }
        try {
            long value;
            if (hex) {
                value = Long.parseUnsignedLong(raw, 2, end, 16);
            } else if (raw.startsWith("0b") || raw.startsWith("0B")) {
                value = Long.parseUnsignedLong(raw, 2, end, 2);
            } else if (end > 1 && raw.charAt(0) == '0') {
                value = Long.parseUnsignedLong(raw, 1, end, 8);
            } else {
                value = Long.parseUnsignedLong(raw, 0, end, 10);
            }
            at++;
            return negative ? -value : value;
        } catch (NumberFormatException e) {
            throw errors.at(line(), "'" + raw + "' is not a 64-bit integer");
        }
    }

    private int length() {
        return ends[at] - starts[at];
    }

    CtfReadException unexpected(String expected) {
        String found = atEnd() ? "the end of the metadata" : "'" + shortened(raw()) + "'";
        return errors.at(line(), "expected " + expected + " but found " + found);
    }

    CtfReadException error(String reason) {
        return errors.at(line(), reason);
    }

    private static String shortened(String raw) {
        return raw.length() > 60 ? raw.substring(0, 57) + "..." : raw;
    }
}
