package org.eclipse.tracecompass.internal.tmf.core.symbols.rust;

import org.eclipse.tracecompass.internal.tmf.core.symbols.MalformedNameException;
import org.eclipse.tracecompass.internal.tmf.core.symbols.rust.V0Text.Identifier;

/** Names by the rules of RFC 2603: paths and types. */
public final class V0Name {

    private static final int LETTERS = 26;

    /** Lifetimes that a type may bind; real ones bind a handful. */
    private static final int MOST_LIFETIMES = 256;

    private final V0Text fText;
    private final V0Constants fConstants;
    private long fBound;

    private V0Name(V0Text text) {
        fText = text;
        fConstants = new V0Constants(text, () -> path(true));
    }

    /**
     * Reads a name.
     *
     * @param text the name behind {@code _R}, without what tools add at its end
     * @return the path, as in the source, with types
     * @throws MalformedNameException if it is no such name
     */
    public static String read(String text) throws MalformedNameException {
        V0Text read = new V0Text(text);
        V0Name name = new V0Name(read);
        name.path(true);
        if (read.peek() != V0Text.END) {
            // the crate that it was made for
            read.silently(() -> name.path(false));
        }
        if (read.peek() != V0Text.END) {
            throw new MalformedNameException("more than a name");
        }
        return read.made();
    }

    /**
     * Reads a path.
     *
     * @param value whether it is one of a value: arguments stand behind two colons
     */
    private void path(boolean value) throws MalformedNameException {
        fText.within(
                () -> {
                    if (openPath(value, false)) {
                        throw new MalformedNameException("an open path");
                    }
                });
    }

    /** Reads a path; with {@code open}, arguments at its end are left open: true if they are. */
    private boolean openPath(boolean value, boolean open) throws MalformedNameException {
        switch (fText.next()) {
            case 'C' -> fText.write(fText.identifier().name());
            case 'N' -> nested(value);
            case 'M' -> {
                implementation();
                fText.write("<");
                type();
                fText.write(">");
            }
            case 'X' -> {
                implementation();
                asTrait();
            }
            case 'Y' -> asTrait();
            case 'I' -> {
                path(value);
                fText.write(value ? "::<" : "<");
                fText.list(", ", this::argument);
                if (open) {
                    return true;
                }
                fText.write(">");
            }
            case 'B' -> {
                boolean[] left = {false};
                fText.backReference(() -> left[0] = openPath(value, open));
                return left[0];
            }
            default -> throw new MalformedNameException("no path");
        }
        return false;
    }

    private void nested(boolean value) throws MalformedNameException {
        char space = fText.next();
        path(value);
        Identifier id = fText.identifier();
        if (space >= 'A' && space <= 'Z') {
            String kind =
                    switch (space) {
                        case 'C' -> "closure";
                        case 'S' -> "shim";
                        default -> String.valueOf(space);
                    };
            String name = id.name().isEmpty() ? "" : ":" + id.name();
            fText.write("::{" + kind + name + "#" + Long.toUnsignedString(id.number()) + "}");
        } else if (space >= 'a' && space <= 'z') {
            if (!id.name().isEmpty()) {
                fText.write("::" + id.name());
            }
        } else {
            throw new MalformedNameException("no name space");
        }
    }

    /** Where an implementation stands does not tell anything that its type does not. */
    private void implementation() throws MalformedNameException {
        fText.optional62('s');
        fText.silently(() -> path(false));
    }

    private void asTrait() throws MalformedNameException {
        fText.write("<");
        type();
        fText.write(" as ");
        path(false);
        fText.write(">");
    }

    private void argument() throws MalformedNameException {
        if (fText.eat('L')) {
            lifetime(fText.base62());
        } else if (fText.eat('K')) {
            fConstants.constant(false);
        } else {
            type();
        }
    }

    private void lifetime(long index) throws MalformedNameException {
        if (index == 0) {
            fText.write("'_");
            return;
        }
        long depth = fBound - index;
        if (index < 0 || depth < 0) {
            throw new MalformedNameException("no lifetime");
        }
        fText.write(depth < LETTERS ? "'" + (char) ('a' + depth) : "'_" + depth);
    }

    /** Reads what may bind lifetimes; they are known to the rule only. */
    private void binding(V0Text.Rule rule) throws MalformedNameException {
        long before = fBound;
        long count = fText.optional62('G');
        if (count < 0 || count > MOST_LIFETIMES) {
            throw new MalformedNameException("too many lifetimes");
        }
        for (long i = 0; i < count; i++) {
            fText.write(i == 0 ? "for<" : ", ");
            fBound++;
            lifetime(1);
        }
        if (count > 0) {
            fText.write("> ");
        }
        rule.read();
        fBound = before;
    }

    private void type() throws MalformedNameException {
        fText.within(this::anyType);
    }

    private void anyType() throws MalformedNameException {
        char tag = fText.next();
        String basic = BasicTypes.name(tag);
        if (basic != null) {
            fText.write(basic);
            return;
        }
        switch (tag) {
            case 'R', 'Q' -> {
                fText.write("&");
                long lifetime = fText.eat('L') ? fText.base62() : 0;
                if (lifetime > 0) {
                    lifetime(lifetime);
                    fText.write(" ");
                }
                fText.write(tag == 'Q' ? "mut " : "");
                type();
            }
            case 'P', 'O' -> {
                fText.write(tag == 'P' ? "*const " : "*mut ");
                type();
            }
            case 'A', 'S' -> {
                fText.write("[");
                type();
                if (tag == 'A') {
                    fText.write("; ");
                    fConstants.constant(true);
                }
                fText.write("]");
            }
            case 'T' -> {
                fText.write("(");
                fText.write(fText.list(", ", this::type) == 1 ? ",)" : ")");
            }
            case 'F' -> binding(this::function);
            case 'D' -> {
                fText.write("dyn ");
                binding(() -> fText.list(" + ", this::dynamicTrait));
                if (!fText.eat('L')) {
                    throw new MalformedNameException("no lifetime");
                }
                long lifetime = fText.base62();
                if (lifetime > 0) {
                    fText.write(" + ");
                    lifetime(lifetime);
                }
            }
            case 'B' -> fText.backReference(this::type);
            default -> {
                fText.back();
                path(false);
            }
        }
    }

    private void function() throws MalformedNameException {
        fText.write(fText.eat('U') ? "unsafe " : "");
        if (fText.eat('K')) {
            String convention = fText.eat('C') ? "C" : fText.name().replace('_', '-');
            fText.write("extern \"" + convention + "\" ");
        }
        fText.write("fn(");
        fText.list(", ", this::type);
        fText.write(")");
        if (!fText.eat('u')) {
            fText.write(" -> ");
            type();
        }
    }

    private void dynamicTrait() throws MalformedNameException {
        boolean[] open = {false};
        fText.within(() -> open[0] = openPath(false, true));
        while (fText.eat('p')) {
            fText.write(open[0] ? ", " : "<");
            open[0] = true;
            fText.write(fText.name() + " = ");
            type();
        }
        fText.write(open[0] ? ">" : "");
    }
}
