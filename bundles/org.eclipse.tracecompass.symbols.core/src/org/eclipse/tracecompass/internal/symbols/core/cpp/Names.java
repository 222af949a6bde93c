package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Reads what a symbol stands for, and names: nested, local, of templates and of operators. */
public final class Names {

    private static final String ANONYMOUS = "(anonymous namespace)";

    private final Mangled in;
    private final Types types;
    private final SpecialNames special;
    private final OperatorNames operators;

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
        this.in = in;
        types = new Types(in, this);
        special = new SpecialNames(in, this, types);
        operators = new OperatorNames(in, this, types);
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
        in.enter();
        Term symbol =
                in.peek() == 'T' || in.peek() == 'G'
                        ? Term.plain(special.read())
                        : namedSymbol(withReturnType);
        in.leave();
        return symbol;
    }

    private Term namedSymbol(boolean withReturnType) throws MalformedNameException {
        @Nullable List<Term> outer = in.arguments();
        Name name = name();
        String text = name.term().text();
        if (endsHere()) {
            return Term.plain(text);
        }
        @Nullable List<Term> arguments = name.arguments();
        if (arguments != null) {
            in.setArguments(arguments);
        }
        Term result = arguments != null && !name.returnsNothing() ? types.type() : null;
        String function = text + types.parameters().text() + name.qualifiers();
        in.setArguments(outer);
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
        char c = in.peek();
        return c == Mangled.END || c == 'E' || c == '.';
    }

    Name name() throws MalformedNameException {
        in.enter();
        Name name =
                switch (in.peek()) {
                    case 'N' -> nested();
                    case 'Z' -> local();
                    default -> unscoped();
                };
        in.leave();
        return name;
    }

    private Name unscoped() throws MalformedNameException {
        Term term;
        boolean known = false;
        boolean conversion = false;
        if (in.peek() == 'S' && in.peek(1) != 't') {
            term = standard();
            known = true;
        } else {
            String scope = in.eat("St") ? "std::" : "";
            conversion = in.peek() == 'c' && in.peek(1) == 'v';
            Term simple = unqualified("");
            term = simple.change(t -> Term.of(scope + t.text(), "", Term.Kind.PLAIN, t.last()));
        }
        if (in.peek() != 'I') {
            return new Name(term, null, conversion, "");
        }
        if (!known) {
            in.known(term);
        }
        List<Term> arguments = types.templateArguments();
        return new Name(withArguments(term, arguments), arguments, conversion, "");
    }

    /** Reads what begins with S: a reference, or an abbreviation of the standard library. */
    Term standard() throws MalformedNameException {
        in.expect("S");
        Term name = StandardNames.of(in.peek());
        if (name == null) {
            return in.reference();
        }
        in.next();
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
        in.expect("N");
        StringBuilder qualifiers = new StringBuilder();
        if (in.eat("H")) {
            throw in.malformed("an explicit object parameter");
        }
        String cv = types.qualifiers();
        qualifiers.append(cv);
        if (in.eat("R")) {
            qualifiers.append(" &");
        } else if (in.eat("O")) {
            qualifiers.append(" &&");
        }
        @Nullable Term prefix = null;
        @Nullable List<Term> arguments = null;
        boolean returnsNothing = false;
        while (!in.eat("E")) {
            char c = in.peek();
            boolean add = true;
            if (c == 'I') {
                if (prefix == null) {
                    throw in.malformed("template arguments of nothing");
                }
                arguments = types.templateArguments();
                prefix = withArguments(prefix, arguments);
            } else if (c == 'S' && prefix == null) {
                if (in.peek(1) == 't') {
                    in.expect("St");
                    prefix = Term.plain("std");
                } else {
                    prefix = standard();
                }
                add = false;
            } else if (c == 'T' && prefix == null) {
                in.expect("T");
                prefix = in.parameter();
            } else if (c == 'D' && (in.peek(1) == 't' || in.peek(1) == 'T')) {
                in.read(2);
                prefix = types.decltype();
            } else if (c == 'M') {
                // the initializer of a member: only says where a lambda is
                in.expect("M");
                add = false;
            } else {
                arguments = null;
                boolean structor =
                        c == 'C' || c == 'D' && in.peek(1) != 'C' && Character.isDigit(in.peek(1));
                returnsNothing = structor || c == 'c' && in.peek(1) == 'v';
                Term simple = unqualified(prefix == null ? "" : prefix.last());
                prefix = prefix == null ? simple : join(prefix, simple);
            }
            if (add && in.peek() != 'E' && prefix != null) {
                in.known(prefix);
            }
        }
        if (prefix == null) {
            throw in.malformed("an empty name");
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
        in.expect("Z");
        Term scope = Term.plain(encoding(false));
        in.expect("E");
        if (in.eat("s")) {
            discriminator();
            return new Name(join(scope, Term.plain("string literal")), null, false, "");
        }
        if (in.eat("d")) {
            int number = in.index() + 1;
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
        if (in.eat("__")) {
            in.number(0);
            in.expect("_");
        } else if (in.peek() == '_' && Character.isDigit(in.peek(1))) {
            in.next();
            in.next();
        }
    }

    /**
     * Reads a name without a scope.
     *
     * @param scope the last part of the scope, for constructors
     */
    Term unqualified(String scope) throws MalformedNameException {
        in.enter();
        char c = in.peek();
        Term term;
        if (c == 'L') {
            in.expect("L");
            term = sourceName();
            discriminator();
        } else if (in.isDigit()) {
            term = sourceName();
        } else if (c == 'C' || c == 'D' && Character.isDigit(in.peek(1))) {
            term = structor(scope);
        } else if (in.eat("DC")) {
            List<Term> names = new ArrayList<>();
            while (!in.eat("E")) {
                names.add(sourceName());
            }
            term = Term.plain('[' + Term.list(names) + ']');
        } else if (in.eat("Ut")) {
            term = Term.plain("{unnamed type#" + (in.index() + 1) + '}');
        } else if (in.eat("Ul")) {
            term = lambda();
        } else {
            term = operator();
        }
        term = abiTags(term);
        in.leave();
        return term;
    }

    private Term structor(String scope) throws MalformedNameException {
        if (scope.isEmpty()) {
            throw in.malformed("a constructor of nothing");
        }
        boolean constructor = in.next() == 'C';
        boolean inherited = in.eat("I");
        in.next();
        if (inherited) {
            types.type();
        }
        return Term.plain(constructor ? scope : '~' + scope);
    }

    private Term lambda() throws MalformedNameException {
        boolean before = in.setInLambda(true);
        String parameters = types.parameters().text();
        in.setInLambda(before);
        in.expect("E");
        return Term.plain("{lambda" + parameters + '#' + (in.index() + 1) + '}');
    }

    private Term abiTags(Term term) throws MalformedNameException {
        Term tagged = term;
        while (in.eat("B")) {
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
        int length = in.number(0);
        if (length == 0) {
            throw in.malformed("a name without a length");
        }
        String name = in.read(length);
        boolean anonymous =
                name.startsWith("_GLOBAL_")
                        && name.length() > 9
                        && "._$".indexOf(name.charAt(8)) >= 0
                        && name.charAt(9) == 'N';
        return Term.plain(anonymous ? ANONYMOUS : name);
    }

    /** Reads the name of an operator. */
    Term operator() throws MalformedNameException {
        return operators.read();
    }
}
