package org.eclipse.tracecompass.internal.symbols.core.cpp;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/**
 * Reads the names of what compilers make beside functions and variables: tables, thunks, guards.
 */
final class SpecialNames {

    private final Mangled in;
    private final Names names;
    private final Types types;

    SpecialNames(Mangled in, Names names, Types types) {
        this.in = in;
        this.names = names;
        this.types = types;
    }

    String read() throws MalformedNameException {
        String kind = in.read(2);
        return switch (kind) {
            case "TV" -> "vtable for " + types.type().text();
            case "TT" -> "VTT for " + types.type().text();
            case "TI" -> "typeinfo for " + types.type().text();
            case "TS" -> "typeinfo name for " + types.type().text();
            case "TA" -> "template parameter object for " + types.templateArgument().text();
            case "TH" -> "TLS init function for " + names.name().term().text();
            case "TW" -> "TLS wrapper function for " + names.name().term().text();
            case "Th" -> {
                offset();
                yield "non-virtual thunk to " + names.encoding(true);
            }
            case "Tv" -> {
                offset();
                offset();
                yield "virtual thunk to " + names.encoding(true);
            }
            case "Tc" -> {
                adjustment();
                adjustment();
                yield "covariant return thunk to " + names.encoding(true);
            }
            case "TC" -> constructionTable();
            case "GV" -> "guard variable for " + names.name().term().text();
            case "GR" -> temporary();
            case "GT" -> {
                boolean clone = in.next() == 't';
                yield (clone ? "transaction clone for " : "non-transaction clone for ")
                        + names.encoding(true);
            }
            default -> throw in.malformed("an unknown kind of symbol");
        };
    }

    private String constructionTable() throws MalformedNameException {
        Term derived = types.type();
        in.number(0);
        in.expect("_");
        return "construction vtable for " + types.type().text() + "-in-" + derived.text();
    }

    private String temporary() throws MalformedNameException {
        String name = names.name().term().text();
        return "reference temporary #" + in.index() + " for " + name;
    }

    private void adjustment() throws MalformedNameException {
        if (in.next() == 'v') {
            offset();
        }
        offset();
    }

    private void offset() throws MalformedNameException {
        in.eat("n");
        in.number(0);
        in.expect("_");
    }
}
