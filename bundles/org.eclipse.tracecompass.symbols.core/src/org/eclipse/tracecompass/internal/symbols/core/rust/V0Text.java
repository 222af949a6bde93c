package org.eclipse.tracecompass.internal.symbols.core.rust;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** A mangled name and how far it was read, and the text that is made of it. */
final class V0Text {

    /** The end of the name. */
    static final char END = '\0';

    private static final int DEEPEST = 200;

    /** The maximum number of rules, because references can double it with each character. */
    private static final int MOST = 20_000;

    private static final int LONGEST = 1 << 16;
    private static final int BASE = 62;
    private static final long MOST_62 = Long.divideUnsigned(-1, BASE) - 1;

    /**
     * An identifier.
     *
     * @param name its name, may be empty
     * @param number which one of those with the same name; without sign
     */
    record Identifier(String name, long number) {}

    private final String text;
    private final StringBuilder made = new StringBuilder();
    private int at;
    private int depth;
    private int rules;
    private int silent;

    /**
     * Begins to read.
     *
     * @param text the name behind {@code _R}
     */
    V0Text(String text) {
        this.text = text;
    }

    // --- what is read

    char peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    char next() throws MalformedNameException {
        if (at >= text.length()) {
            throw new MalformedNameException("it ends too early");
        }
        return text.charAt(at++);
    }

    /** Reads a character if it comes next. */
    boolean eat(char c) {
        boolean comes = at < text.length() && text.charAt(at) == c;
        if (comes) {
            at++;
        }
        return comes;
    }

    /** Goes back by a character. */
    void back() {
        at--;
    }

    /**
     * Reads a number to the base of 62, which an underscore ends: alone it is 0. Hashes of crates
     * have 64 bits, so numbers are without sign.
     */
    long base62() throws MalformedNameException {
        if (eat('_')) {
            return 0;
        }
        long value = 0;
        for (char c = next(); c != '_'; c = next()) {
            int digit = digit62(c);
            if (digit < 0 || Long.compareUnsigned(value, MOST_62) > 0) {
                throw new MalformedNameException("no number");
            }
            value = value * BASE + digit;
        }
        return value + 1;
    }

    private static int digit62(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 10;
        }
        return c >= 'A' && c <= 'Z' ? c - 'A' + 36 : -1;
    }

    /** Reads a number behind a tag; 0 where the tag is not, else one more than the number. */
    long optional62(char tag) throws MalformedNameException {
        return eat(tag) ? base62() + 1 : 0;
    }

    Identifier identifier() throws MalformedNameException {
        long number = optional62('s');
        return new Identifier(name(), number);
    }

    /** Reads a name without its number. */
    String name() throws MalformedNameException {
        boolean coded = eat('u');
        if (peek() < '0' || peek() > '9') {
            throw new MalformedNameException("no name");
        }
        int length = next() - '0';
        while (length > 0 && peek() >= '0' && peek() <= '9') {
            length = length * 10 + (next() - '0');
            if (length > text.length()) {
                throw new MalformedNameException("a name is too long");
            }
        }
        eat('_');
        if (length > text.length() - at) {
            throw new MalformedNameException("it ends too early");
        }
        String name = text.substring(at, at + length);
        at += length;
        return coded ? Punycode.decode(name) : name;
    }

    /** Reads digits to the base of 16, which an underscore ends. */
    String hex() throws MalformedNameException {
        int start = at;
        for (char c = next(); c != '_'; c = next()) {
            if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
                throw new MalformedNameException("no number");
            }
        }
        return text.substring(start, at - 1);
    }

    /** Reads a rule of the grammar. */
    interface Rule {
        void read() throws MalformedNameException;
    }

    /** Reads a rule from within another one. */
    void within(Rule rule) throws MalformedNameException {
        if (++depth > DEEPEST || ++rules > MOST) {
            throw new MalformedNameException("too complicated");
        }
        rule.read();
        depth--;
    }

    /** Reads a place before the B that was read, and there a rule; goes on behind it. */
    void backReference(Rule rule) throws MalformedNameException {
        int own = at - 1;
        long place = base62();
        if (place < 0 || place >= own) {
            throw new MalformedNameException("it refers to itself");
        }
        if (silent == 0) {
            int on = at;
            at = (int) place;
            within(rule);
            at = on;
        }
    }

    // --- what is written

    void write(String text) throws MalformedNameException {
        if (silent == 0) {
            made.append(text);
            if (made.length() > LONGEST) {
                throw new MalformedNameException("its text is too long");
            }
        }
    }

    /** Reads a rule without writing what it is. */
    void silently(Rule rule) throws MalformedNameException {
        silent++;
        rule.read();
        silent--;
    }

    /** Reads rules until an E comes, and writes a text between them. */
    int list(String between, Rule rule) throws MalformedNameException {
        int count = 0;
        while (!eat('E')) {
            if (count++ > 0) {
                write(between);
            }
            rule.read();
        }
        return count;
    }

    String made() {
        return made.toString();
    }
}
