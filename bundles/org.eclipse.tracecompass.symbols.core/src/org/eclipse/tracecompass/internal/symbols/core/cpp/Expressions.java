package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Reads expressions: arguments of templates, sizes of arrays, what is inside of decltype. */
final class Expressions {

    private static final char FOLD_LEFT = 'l';
    private static final char FOLD_RIGHT = 'r';

    private final Mangled in;
    private final Names names;
    private final Types types;

    Expressions(Mangled in, Names names, Types types) {
        this.in = in;
        this.names = names;
        this.types = types;
    }

    Term read() throws MalformedNameException {
        in.enter();
        Term expression = expression();
        in.leave();
        return expression;
    }

    private Term expression() throws MalformedNameException {
        char c = in.peek();
        if (c == 'L') {
            return literal();
        }
        if (c == 'T') {
            in.next();
            return in.parameter().change(p -> p.after().isEmpty() ? compound(p) : p);
        }
        if (in.isDigit()) {
            return unresolved();
        }
        if (c == 'f' && (in.peek(1) == 'p' || in.peek(1) == 'L' && isDigit(in.peek(2)))) {
            return functionParameter();
        }
        boolean global = in.eat("gs");
        String code = in.read(2);
        Term term =
                switch (code) {
                    case "cl" -> call();
                    case "cv" -> cast();
                    case "tl" -> types.type().change(t -> t);
                    case "il" -> list("{", "}");
                    case "nw", "na" -> allocation(global);
                    case "sr" -> inScope();
                    case "st", "at", "ti" -> ofType(code);
                    case "sz", "az", "te", "nx" -> ofExpression(code);
                    case "sZ" -> packLength();
                    case "sp" -> expansion();
                    case "tw" -> unary("throw ");
                    case "tr" -> Term.compound("throw");
                    case "dc", "sc", "cc", "rc" -> namedCast(code);
                    case "dt" -> binary(".");
                    case "pt" -> binary("->");
                    case "ix" -> index();
                    case "qu" -> conditional();
                    case "fl", "fr", "fL", "fR" -> fold(code.charAt(1));
                    case "on" -> Term.compound(withArguments(names.operator()).text());
                    case "dn" -> destructor();
                    default -> operator(code, global);
                };
        if (code.equals("tl")) {
            Term values = list("{", "}");
            term = Term.combine(List.of(term, values), Expressions::concatenate);
            term = term.change(Expressions::compound);
        }
        return global && code.equals("sr")
                ? term.change(t -> Term.compound("::" + t.text()))
                : term;
    }

    private static boolean isDigit(char c) {
        return Character.digit(c, 10) >= 0;
    }

    private static Term compound(Term term) throws MalformedNameException {
        return Term.compound(term.text());
    }

    private static Term concatenate(List<Term> terms) throws MalformedNameException {
        StringBuilder text = new StringBuilder();
        terms.forEach(term -> text.append(term.text()));
        return Term.compound(text.toString());
    }

    // --- leaves

    private Term literal() throws MalformedNameException {
        in.expect("L");
        if (in.eat("_Z") || in.eat("Z")) {
            Term symbol = names.symbol(true);
            in.expect("E");
            return symbol;
        }
        char code = in.peek();
        Term type = types.type();
        StringBuilder digits = new StringBuilder(in.eat("n") ? "-" : "");
        while (in.peek() != 'E') {
            digits.append(in.next());
        }
        in.expect("E");
        String value = digits.toString();
        return type.change(t -> Term.compound(literal(code, t.text(), value)));
    }

    private static String literal(char code, String type, String value) {
        return switch (code) {
            case 'i' -> value;
            case 'j' -> value + 'u';
            case 'l' -> value + 'l';
            case 'm' -> value + "ul";
            case 'x' -> value + "ll";
            case 'y' -> value + "ull";
            case 'f', 'd', 'e', 'g' -> '(' + type + ")[" + value + ']';
            case 'b' ->
                    value.equals("0")
                            ? "false"
                            : value.equals("1") ? "true" : '(' + type + ')' + value;
            default -> '(' + type + ')' + value;
        };
    }

    private Term functionParameter() throws MalformedNameException {
        in.expect("f");
        if (in.eat("L")) {
            in.number(0);
        }
        in.expect("p");
        if (in.eat("T")) {
            return Term.plain("this");
        }
        types.qualifiers();
        return Term.plain("{parm#" + (in.index() + 1) + '}');
    }

    /** Reads a name that is looked up when the template is used. */
    private Term unresolved() throws MalformedNameException {
        Term name = names.unqualified("");
        return in.peek() == 'I' ? withArguments(name).change(Expressions::compound) : name;
    }

    private Term withArguments(Term name) throws MalformedNameException {
        return in.peek() == 'I' ? Names.withArguments(name, types.templateArguments()) : name;
    }

    /** Reads what follows sr: a name in a scope that depends on template parameters. */
    private Term inScope() throws MalformedNameException {
        Term scope;
        if (in.eat("N")) {
            scope = levels(types.type());
        } else if (in.isDigit()) {
            scope = namedScope();
        } else {
            scope = types.type();
        }
        Term name = Names.join(scope, nameInScope());
        return in.peek() == 'I' ? withArguments(name).change(Expressions::compound) : name;
    }

    private Term nameInScope() throws MalformedNameException {
        if (in.eat("on")) {
            return names.operator();
        }
        return in.eat("dn") ? destructor() : names.unqualified("");
    }

    /** Reads names of scopes up to their end. */
    private Term levels(Term first) throws MalformedNameException {
        Term scope = first;
        while (!in.eat("E")) {
            scope = Names.join(scope, withArguments(names.sourceName()));
        }
        return scope;
    }

    /**
     * Reads a scope that begins with a name. Some compilers write a type here, others names up to
     * an end; what comes behind tells which it is.
     */
    private Term namedScope() throws MalformedNameException {
        int position = in.position();
        int known = in.knownCount();
        Term scope = withArguments(names.sourceName());
        while (in.isDigit()) {
            scope = Names.join(scope, withArguments(names.sourceName()));
        }
        boolean namesFollow =
                isDigit(in.peek(1))
                        || (in.peek(1) == 'o' || in.peek(1) == 'd') && in.peek(2) == 'n';
        if (in.peek() == 'E' && namesFollow) {
            in.expect("E");
            return scope;
        }
        in.goTo(position);
        in.forget(known);
        return types.type();
    }

    private Term destructor() throws MalformedNameException {
        Term type = in.isDigit() ? withArguments(names.sourceName()) : types.type();
        return type.change(t -> Term.plain('~' + t.text()));
    }

    // --- compositions

    /** Reads expressions up to the end, and writes them between two marks. */
    private Term list(String open, String close) throws MalformedNameException {
        List<Term> values = new ArrayList<>();
        while (!in.eat("E")) {
            values.add(read());
        }
        return Term.combine(values, v -> Term.plain(open + Term.list(v) + close));
    }

    private Term call() throws MalformedNameException {
        Term function = read();
        Term arguments = list("(", ")");
        return Term.combine(
                List.of(function, arguments),
                t -> Term.compound(calledName(t.get(0)) + t.get(1).text()));
    }

    /** A function that is called is named without its parameters. */
    private static String calledName(Term function) {
        boolean symbol = function.kind() == Term.Kind.COMPOUND && !function.last().isEmpty();
        if (!symbol) {
            return function.operand();
        }
        return function.last().endsWith(">") ? '(' + function.last() + ')' : function.last();
    }

    private Term cast() throws MalformedNameException {
        Term type = types.type();
        Term value = in.eat("_") ? list("(", ")") : read();
        return Term.combine(
                List.of(type, value),
                t -> Term.compound('(' + t.get(0).text() + ')' + t.get(1).operand()));
    }

    private Term namedCast(String code) throws MalformedNameException {
        String name =
                switch (code.charAt(0)) {
                    case 'd' -> "dynamic_cast<";
                    case 's' -> "static_cast<";
                    case 'c' -> "const_cast<";
                    default -> "reinterpret_cast<";
                };
        return Term.combine(
                List.of(types.type(), read()),
                t -> Term.compound(name + t.get(0).text() + ">(" + t.get(1).text() + ')'));
    }

    private Term allocation(boolean global) throws MalformedNameException {
        List<Term> placement = new ArrayList<>();
        while (!in.eat("_")) {
            placement.add(read());
        }
        Term type = types.type();
        Term value = Term.plain("");
        if (in.eat("pi")) {
            value = list("(", ")");
        } else {
            in.expect("E");
        }
        Term place = Term.combine(placement, p -> Term.plain(Term.list(p)));
        return Term.combine(
                List.of(place, type, value),
                t ->
                        Term.compound(
                                (global ? "::new " : "new ")
                                        + (t.get(0).text().isEmpty()
                                                ? ""
                                                : '(' + t.get(0).text() + ") ")
                                        + t.get(1).text()
                                        + t.get(2).text()));
    }

    private static String word(String code) {
        return switch (code.charAt(0)) {
            case 's' -> "sizeof ";
            case 'a' -> "alignof ";
            case 't' -> "typeid ";
            default -> "noexcept ";
        };
    }

    private Term ofType(String code) throws MalformedNameException {
        return types.type().change(t -> Term.compound(word(code) + '(' + t.text() + ')'));
    }

    private Term ofExpression(String code) throws MalformedNameException {
        return unary(word(code));
    }

    private Term packLength() throws MalformedNameException {
        Term pack = read();
        return Term.compound(
                pack.kind() == Term.Kind.PACK
                        ? Integer.toString(pack.elements().size())
                        : "sizeof...(" + pack.text() + ')');
    }

    private Term expansion() throws MalformedNameException {
        Term pattern = read();
        return pattern.kind() == Term.Kind.PACK
                ? Term.row(pattern.elements())
                : Term.compound(pattern.operand() + "...");
    }

    private Term unary(String operator) throws MalformedNameException {
        return read().change(e -> Term.compound(operator + e.operand()));
    }

    private Term binary(String operator) throws MalformedNameException {
        // a template's arguments must not seem to end
        boolean angle = operator.equals(">");
        return Term.combine(
                List.of(read(), read()),
                t -> {
                    String text = t.get(0).operand() + operator + t.get(1).operand();
                    return Term.compound(angle ? '(' + text + ')' : text);
                });
    }

    private Term index() throws MalformedNameException {
        return Term.combine(
                List.of(read(), read()),
                t -> Term.compound(t.get(0).operand() + '[' + t.get(1).text() + ']'));
    }

    private Term conditional() throws MalformedNameException {
        return Term.combine(
                List.of(read(), read(), read()),
                t ->
                        Term.compound(
                                t.get(0).operand()
                                        + '?'
                                        + t.get(1).operand()
                                        + " : "
                                        + t.get(2).operand()));
    }

    private Term fold(char kind) throws MalformedNameException {
        Operators.@Nullable Operator operator = Operators.of(in.read(2));
        if (operator == null) {
            throw in.malformed("an unknown operator");
        }
        String text = operator.text();
        String first = folded(read());
        return Term.compound(
                switch (kind) {
                    case FOLD_LEFT -> "(..." + text + first + ')';
                    case FOLD_RIGHT -> '(' + first + text + "...)";
                    default -> '(' + first + text + "..." + text + folded(read()) + ')';
                });
    }

    private static String folded(Term operand) {
        return operand.kind() == Term.Kind.PACK
                ? '(' + Term.list(operand.elements()) + ')'
                : operand.operand();
    }

    private Term operator(String code, boolean global) throws MalformedNameException {
        Operators.@Nullable Operator operator = Operators.of(code);
        if (operator == null || operator.operands() == 0) {
            throw in.malformed("an unknown expression");
        }
        if (operator.operands() == 2) {
            return binary(operator.text());
        }
        return switch (code) {
            case "pp", "mm" ->
                    in.eat("_")
                            ? unary(operator.text())
                            : read().change(e -> Term.compound(e.operand() + operator.text()));
            case "ad" -> read().change(Expressions::address);
            case "dl", "da" -> unary((global ? "::" : "") + operator.text() + ' ');
            default -> unary(operator.text());
        };
    }

    /** A method whose address is taken is named without its parameters. */
    private static Term address(Term of) throws MalformedNameException {
        boolean method = of.kind() == Term.Kind.COMPOUND && of.last().contains("::");
        return Term.compound('&' + (method ? of.last() : of.operand()));
    }
}
