package org.eclipse.tracecompass.internal.tmf.core.symbols.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;

/** A mangled name and how far it was read, with what was met on the way and can be referred to. */
public final class Mangled {

    /** The end of the text. */
    static final char END = '\0';

    private static final int DEEPEST = 200;

    /** How many pieces a name may be made of: references allow to double it with each character. */
    private static final int MOST = 20_000;

    private static final int BASE = 36;

    private final String fText;
    private int fAt;
    private int fDepth;
    private int fPieces;
    private final List<Known> fKnown = new ArrayList<>();
    private int fParametersRead;
    private @Nullable List<Term> fArguments;
    private boolean fInLambda;
    private boolean fConversion;

    /**
     * Begins to read.
     *
     * @param text the name behind {@code _Z}
     */
    public Mangled(String text) {
        fText = text;
    }

    // ---- text

    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return fAt + ahead < fText.length() ? fText.charAt(fAt + ahead) : END;
    }

    char next() throws MalformedNameException {
        if (fAt >= fText.length()) {
            throw malformed("it ends too early");
        }
        return fText.charAt(fAt++);
    }

    /** Reads a text if it comes next. */
    boolean eat(String text) {
        boolean comes = fText.startsWith(text, fAt);
        if (comes) {
            fAt += text.length();
        }
        return comes;
    }

    void expect(String text) throws MalformedNameException {
        if (!eat(text)) {
            throw malformed("expected " + text);
        }
    }

    String read(int length) throws MalformedNameException {
        if (length > fText.length() - fAt) {
            throw malformed("it ends too early");
        }
        fAt += length;
        return fText.substring(fAt - length, fAt);
    }

    int position() {
        return fAt;
    }

    void goTo(int position) {
        fAt = position;
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
            if (number > fText.length() + Short.MAX_VALUE) {
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
        if (++fDepth > DEEPEST || ++fPieces > MOST) {
            throw malformed("too complicated");
        }
    }

    void leave() {
        fDepth--;
    }

    // ---- what is referred to

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
        fKnown.add(new Known(term, null, null));
        return term;
    }

    /**
     * Notes that what was kept last depends on template parameters: a reference to it from a place
     * where they stand for something else means that.
     */
    void dependsOnParameters(Rule again) {
        int last = fKnown.size() - 1;
        fKnown.set(last, new Known(fKnown.get(last).term(), fArguments, again));
    }

    /** How many template parameters were read so far. */
    int parametersRead() {
        return fParametersRead;
    }

    int knownCount() {
        return fKnown.size();
    }

    /** Reads what follows S: a reference to something before. */
    Term reference() throws MalformedNameException {
        int index = 0;
        if (peek() != '_') {
            while (peek() != '_') {
                char c = next();
                int digit = Character.isLowerCase(c) ? -1 : Character.digit(c, BASE);
                if (digit < 0 || index > fKnown.size()) {
                    throw malformed("a wrong reference");
                }
                index = index * BASE + digit;
            }
            index++;
        }
        expect("_");
        if (index >= fKnown.size()) {
            throw malformed("a reference to nothing");
        }
        Known known = fKnown.get(index);
        Rule again = known.again();
        List<Term> arguments = fArguments;
        if (again == null || arguments == null || arguments == known.arguments()) {
            return known.term();
        }
        int position = fAt;
        int count = fKnown.size();
        Term term = again.read();
        fAt = position;
        forget(count);
        return term;
    }

    /** Forgets what was kept since there were so many. */
    void forget(int known) {
        fKnown.subList(known, fKnown.size()).clear();
    }

    // ---- template parameters

    /** The arguments that template parameters stand for; null where there are none. */
    @Nullable
    List<Term> arguments() {
        return fArguments;
    }

    void setArguments(@Nullable List<Term> arguments) {
        fArguments = arguments;
    }

    /** Whether the parameters of a lambda are read: its template parameters are written "auto". */
    boolean setInLambda(boolean inLambda) {
        boolean before = fInLambda;
        fInLambda = inLambda;
        return before;
    }

    /**
     * Whether the type of an operator of conversion is read: template arguments behind it are the
     * operator's, and its parameters may not be known yet.
     */
    boolean setConversion(boolean conversion) {
        boolean before = fConversion;
        fConversion = conversion;
        return before;
    }

    boolean isConversion() {
        return fConversion;
    }

    /** Reads what follows T: a template parameter. */
    Term parameter() throws MalformedNameException {
        if (eat("L")) {
            number(0);
            expect("_");
        }
        int index = index();
        fParametersRead++;
        if (fInLambda) {
            return Term.plain("auto:" + (index + 1));
        }
        List<Term> arguments = fArguments;
        if (arguments != null && index < arguments.size()) {
            Term argument = arguments.get(index);
            return argument.kind() == Term.Kind.ROW ? Term.pack(argument.elements()) : argument;
        }
        if (fConversion) {
            return Term.plain("auto");
        }
        throw malformed("a template parameter without an argument");
    }
}
