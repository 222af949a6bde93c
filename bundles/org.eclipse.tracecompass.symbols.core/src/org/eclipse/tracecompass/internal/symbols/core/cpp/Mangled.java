package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** A mangled name and how far it was read, with what was met on the way and can be referred to. */
public final class Mangled {

    /** The end of the text. */
    static final char END = '\0';

    private static final int DEEPEST = 200;

    /**
     * The maximum number of parts of a name, because references can double it with each character.
     */
    private static final int MOST = 20_000;

    private static final int BASE = 36;

    private final String text;
    private int at;
    private int depth;
    private int pieces;
    private final List<Known> known = new ArrayList<>();
    private int parametersRead;
    private @Nullable List<Term> arguments;
    private boolean inLambda;
    private boolean conversion;

    /**
     * Begins to read.
     *
     * @param text the name behind {@code _Z}
     */
    public Mangled(String text) {
        this.text = text;
    }

    // --- text

    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : END;
    }

    char next() throws MalformedNameException {
        if (at >= text.length()) {
            throw malformed("it ends too early");
        }
        return text.charAt(at++);
    }

    /** Reads a text if it comes next. */
    boolean eat(String text) {
        boolean comes = this.text.startsWith(text, at);
        if (comes) {
            at += text.length();
        }
        return comes;
    }

    void expect(String text) throws MalformedNameException {
        if (!eat(text)) {
            throw malformed("expected " + text);
        }
    }

    String read(int length) throws MalformedNameException {
        if (length > text.length() - at) {
            throw malformed("it ends too early");
        }
        at += length;
        return text.substring(at - length, at);
    }

    int position() {
        return at;
    }

    void goTo(int position) {
        at = position;
    }

    boolean isDigit() {
        return Character.digit(peek(), 10) >= 0;
    }

    /** Reads a number; {@code none} if there is none. */
    int number(int none) throws MalformedNameException {
        if (!isDigit()) {
            return none;
        }
        int number = 0;
        while (isDigit()) {
            number = number * 10 + Character.digit(next(), 10);
            if (number > text.length() + Short.MAX_VALUE) {
                throw malformed("a number is too large");
            }
        }
        return number;
    }

    /** Reads a number that counts from {@code _}: nothing is 0, {@code 0} is 1. */
    int index() throws MalformedNameException {
        int number = number(-1) + 1;
        expect("_");
        return number;
    }

    MalformedNameException malformed(String what) {
        return new MalformedNameException(what);
    }

    /** Enters a rule of the grammar; to be left by {@link #leave}. */
    void enter() throws MalformedNameException {
        if (++depth > DEEPEST || ++pieces > MOST) {
            throw malformed("too complicated");
        }
    }

    void leave() {
        depth--;
    }

    // --- what is referred to

    /**
     * Something that can be referred to.
     *
     * @param term what it is
     * @param arguments what template parameters stood for
     * @param again reads it again, if it depends on them; else null
     */
    private record Known(Term term, @Nullable List<Term> arguments, @Nullable Rule again) {}

    /** Reads a term. */
    interface Rule {
        Term read() throws MalformedNameException;
    }

    /** Keeps what may be referred to by S_, S0_ and so on. */
    Term known(Term term) {
        known.add(new Known(term, null, null));
        return term;
    }

    /**
     * Notes that what was kept last depends on template parameters: a reference to it from a place
     * where they stand for something else means that.
     */
    void dependsOnParameters(Rule again) {
        int last = known.size() - 1;
        known.set(last, new Known(known.get(last).term(), arguments, again));
    }

    /** The number of template parameters read so far. */
    int parametersRead() {
        return parametersRead;
    }

    int knownCount() {
        return known.size();
    }

    /** Reads what follows S: a reference to something before. */
    Term reference() throws MalformedNameException {
        int index = 0;
        if (peek() != '_') {
            while (peek() != '_') {
                char c = next();
                int digit = Character.isLowerCase(c) ? -1 : Character.digit(c, BASE);
                if (digit < 0 || index > known.size()) {
                    throw malformed("a wrong reference");
                }
                index = index * BASE + digit;
            }
            index++;
        }
        expect("_");
        if (index >= known.size()) {
            throw malformed("a reference to nothing");
        }
        Known known = this.known.get(index);
        Rule again = known.again();
        List<Term> arguments = this.arguments;
        if (again == null || arguments == null || arguments == known.arguments()) {
            return known.term();
        }
        int position = at;
        int count = this.known.size();
        Term term = again.read();
        at = position;
        forget(count);
        return term;
    }

    /** Forgets the entries after this many. */
    void forget(int known) {
        this.known.subList(known, this.known.size()).clear();
    }

    // --- template parameters

    /** The arguments that template parameters stand for; null where there are none. */
    @Nullable
    List<Term> arguments() {
        return arguments;
    }

    void setArguments(@Nullable List<Term> arguments) {
        this.arguments = arguments;
    }

    /** Whether the parameters of a lambda are read: its template parameters are written "auto". */
    boolean setInLambda(boolean inLambda) {
        boolean before = this.inLambda;
        this.inLambda = inLambda;
        return before;
    }

    /**
     * Whether the type of an operator of conversion is read: template arguments behind it are the
     * operator's, and its parameters may not be known yet.
     */
    boolean setConversion(boolean conversion) {
        boolean before = this.conversion;
        this.conversion = conversion;
        return before;
    }

    boolean isConversion() {
        return conversion;
    }

    /** Reads what follows T: a template parameter. */
    Term parameter() throws MalformedNameException {
        if (eat("L")) {
            number(0);
            expect("_");
        }
        int index = index();
        parametersRead++;
        if (inLambda) {
            return Term.plain("auto:" + (index + 1));
        }
        List<Term> arguments = this.arguments;
        if (arguments != null && index < arguments.size()) {
            Term argument = arguments.get(index);
            return argument.kind() == Term.Kind.ROW ? Term.pack(argument.elements()) : argument;
        }
        if (conversion) {
            return Term.plain("auto");
        }
        throw malformed("a template parameter without an argument");
    }
}
