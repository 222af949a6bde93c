package org.eclipse.tracecompass.internal.tmf.core.symbols.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;

/** Reads types, the parameters of functions and the arguments of templates. */
final class Types {

    private final Mangled fIn;
    private final Names fNames;
    private final Expressions fExpressions;

    Types(Mangled in, Names names) {
        fIn = in;
        fNames = names;
        fExpressions = new Expressions(in, names, this);
    }

    Term type() throws MalformedNameException {
        fIn.enter();
        int position = fIn.position();
        int known = fIn.knownCount();
        int parameters = fIn.parametersRead();
        Term type = read();
        if (fIn.knownCount() > known && fIn.parametersRead() > parameters) {
            fIn.dependsOnParameters(() -> readAt(position));
        }
        fIn.leave();
        return type;
    }

    private Term readAt(int position) throws MalformedNameException {
        fIn.goTo(position);
        return type();
    }

    private Term read() throws MalformedNameException {
        char c = fIn.peek();
        String simple = builtin(c);
        if (simple != null) {
            fIn.next();
            return Term.plain(simple);
        }
        switch (c) {
            case 'r', 'V', 'K' -> {
                String qualifiers = qualifiers();
                boolean function = fIn.peek() == 'F';
                return fIn.known((function ? function() : type()).qualify(qualifiers));
            }
            case 'P', 'R', 'O', 'C', 'G' -> {
                fIn.next();
                Term base = type();
                return fIn.known(
                        switch (c) {
                            case 'P' -> base.declare("*");
                            case 'R' -> base.reference("&");
                            case 'O' -> base.reference("&&");
                            case 'C' -> base.qualify(" _Complex");
                            default -> base.qualify(" _Imaginary");
                        });
            }
            case 'F' -> {
                return fIn.known(function());
            }
            case 'A' -> {
                return fIn.known(array());
            }
            case 'M' -> {
                return fIn.known(member());
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
                return fIn.known(vendorQualified());
            }
            case 'u' -> {
                fIn.next();
                return fIn.known(fNames.sourceName());
            }
            default -> {
                return fIn.known(fNames.name().term());
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
        boolean isRestrict = fIn.eat("r");
        boolean isVolatile = fIn.eat("V");
        boolean isConst = fIn.eat("K");
        return (isConst ? " const" : "")
                + (isVolatile ? " volatile" : "")
                + (isRestrict ? " restrict" : "");
    }

    private Term function() throws MalformedNameException {
        fIn.expect("F");
        fIn.eat("Y");
        Term result = type();
        Term parameters = parameters();
        String reference = fIn.eat("R") ? " &" : fIn.eat("O") ? " &&" : "";
        fIn.expect("E");
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
        char c = fIn.peek();
        return c == 'E'
                || c == Mangled.END
                || c == '.'
                || (c == 'R' || c == 'O') && fIn.peek(1) == 'E';
    }

    private Term array() throws MalformedNameException {
        fIn.expect("A");
        Term length = Term.plain("");
        if (fIn.isDigit()) {
            length = Term.plain(Integer.toString(fIn.number(0)));
        } else if (fIn.peek() != '_') {
            length = fExpressions.read();
        }
        fIn.expect("_");
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
        fIn.expect("M");
        return Term.combine(
                List.of(type(), type()), t -> t.get(1).declare(' ' + t.get(0).text() + "::*"));
    }

    private Term vendorQualified() throws MalformedNameException {
        fIn.expect("U");
        Term qualifier = fNames.sourceName();
        if (fIn.peek() == 'I') {
            qualifier = Names.withArguments(qualifier, templateArguments());
        }
        return Term.combine(
                List.of(qualifier, type()), t -> t.get(1).qualify(' ' + t.get(0).text()));
    }

    private Term templateParameter() throws MalformedNameException {
        fIn.expect("T");
        if (fIn.eat("s") || fIn.eat("u") || fIn.eat("e")) {
            // "struct", "union" and "enum", where they had to be written
            return fIn.known(fNames.name().term());
        }
        Term parameter = fIn.known(fIn.parameter());
        return fIn.isConversion() ? parameter : template(parameter);
    }

    private Term reference() throws MalformedNameException {
        if (fIn.peek(1) == 't') {
            return fIn.known(fNames.name().term());
        }
        return template(fNames.standard());
    }

    private Term template(Term name) throws MalformedNameException {
        return fIn.peek() == 'I' ? fIn.known(Names.withArguments(name, templateArguments())) : name;
    }

    private Term extended() throws MalformedNameException {
        fIn.expect("D");
        char c = fIn.next();
        return switch (c) {
            case 't', 'T' -> fIn.known(decltype());
            case 'p' -> fIn.known(expand(type()));
            case 'v' -> fIn.known(vector());
            case 'o', 'O', 'w', 'x' -> fIn.known(functionWithExceptions(c));
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
                int bits = fIn.number(0);
                boolean brain = fIn.eat("b");
                if (!brain) {
                    fIn.expect("_");
                }
                yield Term.plain(brain ? "std::bfloat16_t" : "_Float" + bits);
            }
            case 'B', 'U' -> {
                int bits = fIn.number(0);
                fIn.expect("_");
                yield Term.plain((c == 'U' ? "unsigned " : "") + "_BitInt(" + bits + ')');
            }
            default -> throw fIn.malformed("an unknown type");
        };
    }

    /** Reads what follows Dt. */
    Term decltype() throws MalformedNameException {
        Term expression = fExpressions.read();
        fIn.expect("E");
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
        if (fIn.isDigit()) {
            length = Term.plain(Integer.toString(fIn.number(0)));
        } else if (fIn.eat("_")) {
            length = fExpressions.read();
        }
        fIn.expect("_");
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
                            fExpressions
                                    .read()
                                    .change(e -> Term.plain(" noexcept(" + e.text() + ')'));
                    default -> parameters().change(p -> Term.plain(" throw" + p.text()));
                };
        if (kind == 'O' || kind == 'w') {
            fIn.expect("E");
        }
        return Term.combine(List.of(what, function()), t -> t.get(1).qualify(t.get(0).text()));
    }

    // ---- templates

    /** Reads the arguments of a template. */
    List<Term> templateArguments() throws MalformedNameException {
        fIn.enter();
        fIn.expect("I");
        List<Term> arguments = argumentsToEnd();
        fIn.leave();
        return arguments;
    }

    private List<Term> argumentsToEnd() throws MalformedNameException {
        List<Term> arguments = new ArrayList<>();
        while (!fIn.eat("E")) {
            arguments.add(templateArgument());
        }
        return arguments;
    }

    Term templateArgument() throws MalformedNameException {
        if (fIn.eat("J")) {
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
        if (fIn.eat("X")) {
            Term expression = fExpressions.read();
            fIn.expect("E");
            return expression;
        }
        return fIn.peek() == 'L' ? fExpressions.read() : type();
    }
}
