package org.eclipse.tracecompass.internal.symbols.core.cpp;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Reads the names of operators, those of conversions and of literals too. */
final class OperatorNames {

    private final Mangled in;
    private final Names names;
    private final Types types;

    OperatorNames(Mangled in, Names names, Types types) {
        this.in = in;
        this.names = names;
        this.types = types;
    }

    /** Reads the name of an operator. */
    Term read() throws MalformedNameException {
        if (in.eat("cv")) {
            return conversion();
        }
        if (in.eat("li")) {
            return Term.plain("operator\"\" " + names.sourceName().text());
        }
        if (in.peek() == 'v' && Character.isDigit(in.peek(1))) {
            in.next();
            in.next();
            return Term.plain("operator " + names.sourceName().text());
        }
        Operators.Operator operator =
                Operators.of(String.valueOf(new char[] {in.next(), in.next()}));
        if (operator == null) {
            throw in.malformed("an unknown operator");
        }
        boolean word = Character.isLetter(operator.text().charAt(0));
        return Term.plain((word ? "operator " : "operator") + operator.text());
    }

    /** Reads an operator of conversion, whose type may need the template arguments behind it. */
    private Term conversion() throws MalformedNameException {
        int position = in.position();
        int known = in.knownCount();
        @Nullable List<Term> outer = in.arguments();
        boolean before = in.setConversion(true);
        Term type = types.type();
        in.setConversion(false);
        if (in.peek() == 'I') {
            int end = in.position();
            in.setArguments(types.templateArguments());
            in.goTo(position);
            in.forget(known);
            in.setConversion(true);
            type = types.type();
            in.setArguments(outer);
            in.goTo(end);
        }
        in.setConversion(before);
        return type.change(t -> Term.plain("operator " + t.text()));
    }
}
