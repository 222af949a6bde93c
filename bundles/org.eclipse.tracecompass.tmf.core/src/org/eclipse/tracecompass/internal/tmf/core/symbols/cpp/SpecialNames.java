package org.eclipse.tracecompass.internal.tmf.core.symbols.cpp;

import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;

/**
 * Reads the names of what compilers make beside functions and variables: tables, thunks, guards.
 */
final class SpecialNames {

    private final Mangled fIn;
    private final Names fNames;
    private final Types fTypes;

    SpecialNames(Mangled in, Names names, Types types) {
        fIn = in;
        fNames = names;
        fTypes = types;
    }

    String read() throws MalformedNameException {
        String kind = fIn.read(2);
        return switch (kind) {
            case "TV" -> "vtable for " + fTypes.type().text();
            case "TT" -> "VTT for " + fTypes.type().text();
            case "TI" -> "typeinfo for " + fTypes.type().text();
            case "TS" -> "typeinfo name for " + fTypes.type().text();
            case "TA" -> "template parameter object for " + fTypes.templateArgument().text();
            case "TH" -> "TLS init function for " + fNames.name().term().text();
            case "TW" -> "TLS wrapper function for " + fNames.name().term().text();
            case "Th" -> {
                offset();
                yield "non-virtual thunk to " + fNames.encoding(true);
            }
            case "Tv" -> {
                offset();
                offset();
                yield "virtual thunk to " + fNames.encoding(true);
            }
            case "Tc" -> {
                adjustment();
                adjustment();
                yield "covariant return thunk to " + fNames.encoding(true);
            }
            case "TC" -> constructionTable();
            case "GV" -> "guard variable for " + fNames.name().term().text();
            case "GR" -> temporary();
            case "GT" -> {
                boolean clone = fIn.next() == 't';
                yield (clone ? "transaction clone for " : "non-transaction clone for ")
                        + fNames.encoding(true);
            }
            default -> throw fIn.malformed("an unknown kind of symbol");
        };
    }

    private String constructionTable() throws MalformedNameException {
        Term derived = fTypes.type();
        fIn.number(0);
        fIn.expect("_");
        return "construction vtable for " + fTypes.type().text() + "-in-" + derived.text();
    }

    private String temporary() throws MalformedNameException {
        String name = fNames.name().term().text();
        return "reference temporary #" + fIn.index() + " for " + name;
    }

    private void adjustment() throws MalformedNameException {
        if (fIn.next() == 'v') {
            offset();
        }
        offset();
    }

    private void offset() throws MalformedNameException {
        fIn.eat("n");
        fIn.number(0);
        fIn.expect("_");
    }
}
