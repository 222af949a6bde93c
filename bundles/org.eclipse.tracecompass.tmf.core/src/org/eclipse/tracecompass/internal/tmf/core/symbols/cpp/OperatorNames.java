package org.eclipse.tracecompass.internal.tmf.core.symbols.cpp;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;

/** Reads the names of operators, those of conversions and of literals too. */
final class OperatorNames {

    private final Mangled fIn;
    private final Names fNames;
    private final Types fTypes;

    OperatorNames(Mangled in, Names names, Types types) {
        fIn = in;
        fNames = names;
        fTypes = types;
    }

    /** Reads the name of an operator. */
    Term read() throws MalformedNameException {
        if (fIn.eat("cv")) {
            return conversion();
        }
        if (fIn.eat("li")) {
            return Term.plain("operator\"\" " + fNames.sourceName().text());
        }
        if (fIn.peek() == 'v' && Character.isDigit(fIn.peek(1))) {
            fIn.next();
            fIn.next();
            return Term.plain("operator " + fNames.sourceName().text());
        }
        Operators.Operator operator =
                Operators.of(String.valueOf(new char[] {fIn.next(), fIn.next()}));
        if (operator == null) {
            throw fIn.malformed("an unknown operator");
        }
        boolean word = Character.isLetter(operator.text().charAt(0));
        return Term.plain((word ? "operator " : "operator") + operator.text());
    }

    /** Reads an operator of conversion, whose type may need the template arguments behind it. */
    private Term conversion() throws MalformedNameException {
        int position = fIn.position();
        int known = fIn.knownCount();
        @Nullable List<Term> outer = fIn.arguments();
        boolean before = fIn.setConversion(true);
        Term type = fTypes.type();
        fIn.setConversion(false);
        if (fIn.peek() == 'I') {
            int end = fIn.position();
            fIn.setArguments(fTypes.templateArguments());
            fIn.goTo(position);
            fIn.forget(known);
            fIn.setConversion(true);
            type = fTypes.type();
            fIn.setArguments(outer);
            fIn.goTo(end);
        }
        fIn.setConversion(before);
        return type.change(t -> Term.plain("operator " + t.text()));
    }
}
