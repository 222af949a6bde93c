package org.eclipse.tracecompass.internal.tmf.core.symbols.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;

/** Reads what a symbol stands for, and names: nested, local, of templates and of operators. */
public final class Names {

    private static final String ANONYMOUS = "(anonymous namespace)";

    private final Mangled fIn;
    private final Types fTypes;
    private final SpecialNames fSpecial;
    private final OperatorNames fOperators;

    /**
     * A name, and what must be known of it to read what follows.
     *
     * @param term the name
     * @param arguments the arguments if it is that of a template
     * @param returnsNothing whether no return type follows, as for constructors
     * @param qualifiers what a method says of its object: " const"
     */
    record Name(
            Term term, @Nullable List<Term> arguments, boolean returnsNothing, String qualifiers) {}

    private Names(Mangled in) {
        fIn = in;
        fTypes = new Types(in, this);
        fSpecial = new SpecialNames(in, this, fTypes);
        fOperators = new OperatorNames(in, this, fTypes);
    }

    /**
     * Reads a whole name.
     *
     * @param in the name behind {@code _Z}
     * @return the name as it is in the source
     * @throws MalformedNameException if it is no such name
     */
    public static String whole(Mangled in) throws MalformedNameException {
        Names names = new Names(in);
        StringBuilder text = new StringBuilder(names.encoding(true));
        while (in.peek() == '.') {
            // compilers name the parts and copies that they make of a function
            text.append(" [clone ").append(in.next());
            while (Character.isLetter(in.peek()) || in.peek() == '_') {
                text.append(in.next());
            }
            while (in.peek() == '.' && Character.isDigit(in.peek(1)) || in.isDigit()) {
                text.append(in.next());
            }
            text.append(']');
        }
        if (in.peek() != Mangled.END) {
            throw in.malformed("something follows");
        }
        return text.toString();
    }

    /** Reads a function with its type, or a variable, as a text. */
    String encoding(boolean withReturnType) throws MalformedNameException {
        return symbol(withReturnType).text();
    }

    /**
     * Reads a function with its type, or a variable. A function is a compound term, whose last part
     * is its name alone.
     */
    Term symbol(boolean withReturnType) throws MalformedNameException {
        fIn.enter();
        Term symbol =
                fIn.peek() == 'T' || fIn.peek() == 'G'
                        ? Term.plain(fSpecial.read())
                        : namedSymbol(withReturnType);
        fIn.leave();
        return symbol;
    }

    private Term namedSymbol(boolean withReturnType) throws MalformedNameException {
        @Nullable List<Term> outer = fIn.arguments();
        Name name = name();
        String text = name.term().text();
        if (endsHere()) {
            return Term.plain(text);
        }
        @Nullable List<Term> arguments = name.arguments();
        if (arguments != null) {
            fIn.setArguments(arguments);
        }
        Term result = arguments != null && !name.returnsNothing() ? fTypes.type() : null;
        String function = text + fTypes.parameters().text() + name.qualifiers();
        fIn.setArguments(outer);
        return Term.of(
                result == null || !withReturnType ? function : around(result, function),
                "",
                Term.Kind.COMPOUND,
                text);
    }

    private static String around(Term result, String function) {
        return result.before() + (result.after().isEmpty() ? " " : "") + function + result.after();
    }

    private boolean endsHere() {
        char c = fIn.peek();
        return c == Mangled.END || c == 'E' || c == '.';
    }

    Name name() throws MalformedNameException {
        fIn.enter();
        Name name =
                switch (fIn.peek()) {
                    case 'N' -> nested();
                    case 'Z' -> local();
                    default -> unscoped();
                };
        fIn.leave();
        return name;
    }

    private Name unscoped() throws MalformedNameException {
        Term term;
        boolean known = false;
        boolean conversion = false;
        if (fIn.peek() == 'S' && fIn.peek(1) != 't') {
            term = standard();
            known = true;
        } else {
            String scope = fIn.eat("St") ? "std::" : "";
            conversion = fIn.peek() == 'c' && fIn.peek(1) == 'v';
            Term simple = unqualified("");
            term = simple.change(t -> Term.of(scope + t.text(), "", Term.Kind.PLAIN, t.last()));
        }
        if (fIn.peek() != 'I') {
            return new Name(term, null, conversion, "");
        }
        if (!known) {
            fIn.known(term);
        }
        List<Term> arguments = fTypes.templateArguments();
        return new Name(withArguments(term, arguments), arguments, conversion, "");
    }

    /** Reads what begins with S: a reference, or an abbreviation of the standard library. */
    Term standard() throws MalformedNameException {
        fIn.expect("S");
        Term name = StandardNames.of(fIn.peek());
        if (name == null) {
            return fIn.reference();
        }
        fIn.next();
        return abiTags(name);
    }

    static Term withArguments(Term name, List<Term> arguments) throws MalformedNameException {
        List<Term> parts = new ArrayList<>();
        parts.add(name);
        parts.addAll(arguments);
        return Term.combine(
                parts,
                terms -> {
                    Term template = terms.get(0);
                    String list = Term.list(terms.subList(1, terms.size()));
                    return Term.of(
                            template.text()
                                    + (template.text().endsWith("<") ? " <" : "<")
                                    + list
                                    + (list.endsWith(">") ? " >" : ">"),
                            "",
                            Term.Kind.PLAIN,
                            template.last());
                });
    }

    private Name nested() throws MalformedNameException {
        fIn.expect("N");
        StringBuilder qualifiers = new StringBuilder();
        if (fIn.eat("H")) {
            throw fIn.malformed("an explicit object parameter");
        }
        String cv = fTypes.qualifiers();
        qualifiers.append(cv);
        if (fIn.eat("R")) {
            qualifiers.append(" &");
        } else if (fIn.eat("O")) {
            qualifiers.append(" &&");
        }
        @Nullable Term prefix = null;
        @Nullable List<Term> arguments = null;
        boolean returnsNothing = false;
        while (!fIn.eat("E")) {
            char c = fIn.peek();
            boolean add = true;
            if (c == 'I') {
                if (prefix == null) {
                    throw fIn.malformed("template arguments of nothing");
                }
                arguments = fTypes.templateArguments();
                prefix = withArguments(prefix, arguments);
            } else if (c == 'S' && prefix == null) {
                if (fIn.peek(1) == 't') {
                    fIn.expect("St");
                    prefix = Term.plain("std");
                } else {
                    prefix = standard();
                }
                add = false;
            } else if (c == 'T' && prefix == null) {
                fIn.expect("T");
                prefix = fIn.parameter();
            } else if (c == 'D' && (fIn.peek(1) == 't' || fIn.peek(1) == 'T')) {
                fIn.read(2);
                prefix = fTypes.decltype();
            } else if (c == 'M') {
                // the initializer of a member: only says where a lambda is
                fIn.expect("M");
                add = false;
            } else {
                arguments = null;
                boolean structor =
                        c == 'C'
                                || c == 'D' && fIn.peek(1) != 'C' && Character.isDigit(fIn.peek(1));
                returnsNothing = structor || c == 'c' && fIn.peek(1) == 'v';
                Term simple = unqualified(prefix == null ? "" : prefix.last());
                prefix = prefix == null ? simple : join(prefix, simple);
            }
            if (add && fIn.peek() != 'E' && prefix != null) {
                fIn.known(prefix);
            }
        }
        if (prefix == null) {
            throw fIn.malformed("an empty name");
        }
        return new Name(prefix, arguments, returnsNothing, qualifiers.toString());
    }

    static Term join(Term scope, Term name) throws MalformedNameException {
        return Term.combine(
                List.of(scope, name),
                t ->
                        Term.of(
                                t.get(0).text() + "::" + t.get(1).text(),
                                "",
                                Term.Kind.PLAIN,
                                t.get(1).last()));
    }

    private Name local() throws MalformedNameException {
        fIn.expect("Z");
        Term scope = Term.plain(encoding(false));
        fIn.expect("E");
        if (fIn.eat("s")) {
            discriminator();
            return new Name(join(scope, Term.plain("string literal")), null, false, "");
        }
        if (fIn.eat("d")) {
            int number = fIn.index() + 1;
            scope = join(scope, Term.plain("{default arg#" + number + '}'));
        }
        Name inner = name();
        discriminator();
        return new Name(
                join(scope, inner.term()),
                inner.arguments(),
                inner.returnsNothing(),
                inner.qualifiers());
    }

    private void discriminator() throws MalformedNameException {
        if (fIn.eat("__")) {
            fIn.number(0);
            fIn.expect("_");
        } else if (fIn.peek() == '_' && Character.isDigit(fIn.peek(1))) {
            fIn.next();
            fIn.next();
        }
    }

    /**
     * Reads a name without a scope.
     *
     * @param scope the last part of the scope, for constructors
     */
    Term unqualified(String scope) throws MalformedNameException {
        fIn.enter();
        char c = fIn.peek();
        Term term;
        if (c == 'L') {
            fIn.expect("L");
            term = sourceName();
            discriminator();
        } else if (fIn.isDigit()) {
            term = sourceName();
        } else if (c == 'C' || c == 'D' && Character.isDigit(fIn.peek(1))) {
            term = structor(scope);
        } else if (fIn.eat("DC")) {
            List<Term> names = new ArrayList<>();
            while (!fIn.eat("E")) {
                names.add(sourceName());
            }
            term = Term.plain('[' + Term.list(names) + ']');
        } else if (fIn.eat("Ut")) {
            term = Term.plain("{unnamed type#" + (fIn.index() + 1) + '}');
        } else if (fIn.eat("Ul")) {
            term = lambda();
        } else {
            term = operator();
        }
        term = abiTags(term);
        fIn.leave();
        return term;
    }

    private Term structor(String scope) throws MalformedNameException {
        if (scope.isEmpty()) {
            throw fIn.malformed("a constructor of nothing");
        }
        boolean constructor = fIn.next() == 'C';
        boolean inherited = fIn.eat("I");
        fIn.next();
        if (inherited) {
            fTypes.type();
        }
        return Term.plain(constructor ? scope : '~' + scope);
    }

    private Term lambda() throws MalformedNameException {
        boolean before = fIn.setInLambda(true);
        String parameters = fTypes.parameters().text();
        fIn.setInLambda(before);
        fIn.expect("E");
        return Term.plain("{lambda" + parameters + '#' + (fIn.index() + 1) + '}');
    }

    private Term abiTags(Term term) throws MalformedNameException {
        Term tagged = term;
        while (fIn.eat("B")) {
            String tag = sourceName().text();
            tagged =
                    tagged.change(
                            t ->
                                    Term.of(
                                            t.text() + "[abi:" + tag + ']',
                                            "",
                                            Term.Kind.PLAIN,
                                            t.last()));
        }
        return tagged;
    }

    Term sourceName() throws MalformedNameException {
        int length = fIn.number(0);
        if (length == 0) {
            throw fIn.malformed("a name without a length");
        }
        String name = fIn.read(length);
        boolean anonymous =
                name.startsWith("_GLOBAL_")
                        && name.length() > 9
                        && "._$".indexOf(name.charAt(8)) >= 0
                        && name.charAt(9) == 'N';
        return Term.plain(anonymous ? ANONYMOUS : name);
    }

    /** Reads the name of an operator. */
    Term operator() throws MalformedNameException {
        return fOperators.read();
    }
}
