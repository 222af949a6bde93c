package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Reads types, the parameters of functions and the arguments of templates. */
final class Types {

    private final Mangled in;
    private final Names names;
    private final Expressions expressions;

    Types(Mangled in, Names names) {
        this.in = in;
        this.names = names;
        expressions = new Expressions(in, names, this);
    }

    Term type() throws MalformedNameException {
        in.enter();
        int position = in.position();
        int known = in.knownCount();
        int parameters = in.parametersRead();
        Term type = read();
        if (in.knownCount() > known && in.parametersRead() > parameters) {
            in.dependsOnParameters(() -> readAt(position));
        }
        in.leave();
        return type;
    }

    private Term readAt(int position) throws MalformedNameException {
        in.goTo(position);
        return type();
    }

    private Term read() throws MalformedNameException {
        char c = in.peek();
        String simple = builtin(c);
        if (simple != null) {
            in.next();
            return Term.plain(simple);
        }
        switch (c) {
            case 'r', 'V', 'K' -> {
                String qualifiers = qualifiers();
                boolean function = in.peek() == 'F';
                return in.known((function ? function() : type()).qualify(qualifiers));
            }
            case 'P', 'R', 'O', 'C', 'G' -> {
                in.next();
                Term base = type();
                return in.known(
                        switch (c) {
                            case 'P' -> base.declare("*");
                            case 'R' -> base.reference("&");
                            case 'O' -> base.reference("&&");
                            case 'C' -> base.qualify(" _Complex");
                            default -> base.qualify(" _Imaginary");
                        });
            }
            case 'F' -> {
                return in.known(function());
            }
            case 'A' -> {
                return in.known(array());
            }
            case 'M' -> {
                return in.known(member());
            }
            case 'T' -> {
                return templateParameter();
            }
            case 'S' -> {
                return reference();
            }
            case 'D' -> {
                return extended();
            }
            case 'U' -> {
                return in.known(vendorQualified());
            }
            case 'u' -> {
                in.next();
                return in.known(names.sourceName());
            }
            default -> {
                return in.known(names.name().term());
            }
        }
    }

    private static @Nullable String builtin(char code) {
        return switch (code) {
            case 'v' -> "void";
            case 'w' -> "wchar_t";
            case 'b' -> "bool";
            case 'c' -> "char";
            case 'a' -> "signed char";
            case 'h' -> "unsigned char";
            case 's' -> "short";
            case 't' -> "unsigned short";
            case 'i' -> "int";
            case 'j' -> "unsigned int";
            case 'l' -> "long";
            case 'm' -> "unsigned long";
            case 'x' -> "long long";
            case 'y' -> "unsigned long long";
            case 'n' -> "__int128";
            case 'o' -> "unsigned __int128";
            case 'f' -> "float";
            case 'd' -> "double";
            case 'e' -> "long double";
            case 'g' -> "__float128";
            case 'z' -> "...";
            default -> null;
        };
    }

    /** Reads qualifiers if there are any: " const". */
    String qualifiers() {
        boolean isRestrict = in.eat("r");
        boolean isVolatile = in.eat("V");
        boolean isConst = in.eat("K");
        return (isConst ? " const" : "")
                + (isVolatile ? " volatile" : "")
                + (isRestrict ? " restrict" : "");
    }

    private Term function() throws MalformedNameException {
        in.expect("F");
        in.eat("Y");
        Term result = type();
        Term parameters = parameters();
        String reference = in.eat("R") ? " &" : in.eat("O") ? " &&" : "";
        in.expect("E");
        return Term.combine(
                List.of(result, parameters),
                t ->
                        Term.of(
                                t.get(0).before() + (t.get(0).after().isEmpty() ? " " : ""),
                                t.get(1).text() + reference + t.get(0).after(),
                                Term.Kind.FUNCTION,
                                ""));
    }

    /** Reads the types of parameters up to the end: "(int, char)". */
    Term parameters() throws MalformedNameException {
        List<Term> parameters = new ArrayList<>();
        while (!isEndOfParameters()) {
            parameters.add(type());
        }
        return Term.combine(
                parameters,
                p -> {
                    String list = Term.list(p);
                    return Term.plain(list.equals("void") ? "()" : '(' + list + ')');
                });
    }

    private boolean isEndOfParameters() {
        char c = in.peek();
        return c == 'E'
                || c == Mangled.END
                || c == '.'
                || (c == 'R' || c == 'O') && in.peek(1) == 'E';
    }

    private Term array() throws MalformedNameException {
        in.expect("A");
        Term length = Term.plain("");
        if (in.isDigit()) {
            length = Term.plain(Integer.toString(in.number(0)));
        } else if (in.peek() != '_') {
            length = expressions.read();
        }
        in.expect("_");
        return Term.combine(
                List.of(length, type()),
                t -> {
                    Term element = t.get(1);
                    boolean again = element.kind() == Term.Kind.ARRAY;
                    return Term.of(
                            element.before(),
                            " ["
                                    + t.get(0).text()
                                    + ']'
                                    + (again ? element.after().stripLeading() : element.after()),
                            Term.Kind.ARRAY,
                            "");
                });
    }

    private Term member() throws MalformedNameException {
        in.expect("M");
        return Term.combine(
                List.of(type(), type()), t -> t.get(1).declare(' ' + t.get(0).text() + "::*"));
    }

    private Term vendorQualified() throws MalformedNameException {
        in.expect("U");
        Term qualifier = names.sourceName();
        if (in.peek() == 'I') {
            qualifier = Names.withArguments(qualifier, templateArguments());
        }
        return Term.combine(
                List.of(qualifier, type()), t -> t.get(1).qualify(' ' + t.get(0).text()));
    }

    private Term templateParameter() throws MalformedNameException {
        in.expect("T");
        if (in.eat("s") || in.eat("u") || in.eat("e")) {
            // "struct", "union" and "enum", where they had to be written
            return in.known(names.name().term());
        }
        Term parameter = in.known(in.parameter());
        return in.isConversion() ? parameter : template(parameter);
    }

    private Term reference() throws MalformedNameException {
        if (in.peek(1) == 't') {
            return in.known(names.name().term());
        }
        return template(names.standard());
    }

    private Term template(Term name) throws MalformedNameException {
        return in.peek() == 'I' ? in.known(Names.withArguments(name, templateArguments())) : name;
    }

    private Term extended() throws MalformedNameException {
        in.expect("D");
        char c = in.next();
        return switch (c) {
            case 't', 'T' -> in.known(decltype());
            case 'p' -> in.known(expand(type()));
            case 'v' -> in.known(vector());
            case 'o', 'O', 'w', 'x' -> in.known(functionWithExceptions(c));
            case 'n' -> Term.plain("decltype(nullptr)");
            case 'a' -> Term.plain("auto");
            case 'c' -> Term.plain("decltype(auto)");
            case 'i' -> Term.plain("char32_t");
            case 's' -> Term.plain("char16_t");
            case 'u' -> Term.plain("char8_t");
            case 'h' -> Term.plain("half");
            case 'f' -> Term.plain("decimal32");
            case 'd' -> Term.plain("decimal64");
            case 'e' -> Term.plain("decimal128");
            case 'F' -> {
                int bits = in.number(0);
                boolean brain = in.eat("b");
                if (!brain) {
                    in.expect("_");
                }
                yield Term.plain(brain ? "std::bfloat16_t" : "_Float" + bits);
            }
            case 'B', 'U' -> {
                int bits = in.number(0);
                in.expect("_");
                yield Term.plain((c == 'U' ? "unsigned " : "") + "_BitInt(" + bits + ')');
            }
            default -> throw in.malformed("an unknown type");
        };
    }

    /** Reads what follows Dt. */
    Term decltype() throws MalformedNameException {
        Term expression = expressions.read();
        in.expect("E");
        return expression.change(e -> Term.plain("decltype (" + e.text() + ')'));
    }

    /** Puts the elements of a pack in a row. */
    static Term expand(Term pattern) throws MalformedNameException {
        return pattern.kind() == Term.Kind.PACK
                ? Term.row(pattern.elements())
                : Term.plain(pattern.text() + "...");
    }

    private Term vector() throws MalformedNameException {
        Term length = Term.plain("");
        if (in.isDigit()) {
            length = Term.plain(Integer.toString(in.number(0)));
        } else if (in.eat("_")) {
            length = expressions.read();
        }
        in.expect("_");
        return Term.combine(
                List.of(length, type()),
                t -> t.get(1).qualify(" __vector(" + t.get(0).text() + ')'));
    }

    private Term functionWithExceptions(char kind) throws MalformedNameException {
        Term what =
                switch (kind) {
                    case 'o' -> Term.plain(" noexcept");
                    case 'x' -> Term.plain(" transaction_safe");
                    case 'O' ->
                            expressions
                                    .read()
                                    .change(e -> Term.plain(" noexcept(" + e.text() + ')'));
                    default -> parameters().change(p -> Term.plain(" throw" + p.text()));
                };
        if (kind == 'O' || kind == 'w') {
            in.expect("E");
        }
        return Term.combine(List.of(what, function()), t -> t.get(1).qualify(t.get(0).text()));
    }

    // --- templates

    /** Reads the arguments of a template. */
    List<Term> templateArguments() throws MalformedNameException {
        in.enter();
        in.expect("I");
        List<Term> arguments = argumentsToEnd();
        in.leave();
        return arguments;
    }

    private List<Term> argumentsToEnd() throws MalformedNameException {
        List<Term> arguments = new ArrayList<>();
        while (!in.eat("E")) {
            arguments.add(templateArgument());
        }
        return arguments;
    }

    Term templateArgument() throws MalformedNameException {
        if (in.eat("J")) {
            List<Term> elements = new ArrayList<>();
            for (Term argument : argumentsToEnd()) {
                if (argument.kind() == Term.Kind.ROW) {
                    elements.addAll(argument.elements());
                } else {
                    elements.add(argument);
                }
            }
            return Term.row(elements);
        }
        if (in.eat("X")) {
            Term expression = expressions.read();
            in.expect("E");
            return expression;
        }
        return in.peek() == 'L' ? expressions.read() : type();
    }
}
