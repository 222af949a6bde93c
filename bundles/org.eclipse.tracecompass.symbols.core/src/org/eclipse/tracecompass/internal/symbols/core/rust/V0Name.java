package org.eclipse.tracecompass.internal.symbols.core.rust;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;
import org.eclipse.tracecompass.internal.symbols.core.rust.V0Text.Identifier;

/** Names by the rules of RFC 2603: paths and types. */
public final class V0Name {

    private static final int LETTERS = 26;

    /** Lifetimes that a type may bind; real ones bind a handful. */
    private static final int MOST_LIFETIMES = 256;

    private final V0Text text;
    private final V0Constants constants;
    private long bound;

    private V0Name(V0Text text) {
        this.text = text;
        constants = new V0Constants(text, () -> path(true));
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
        text.within(
                () -> {
                    if (openPath(value, false)) {
                        throw new MalformedNameException("an open path");
                    }
                });
    }

    /** Reads a path; with {@code open}, arguments at its end are left open: true if they are. */
    private boolean openPath(boolean value, boolean open) throws MalformedNameException {
        switch (text.next()) {
            case 'C' -> text.write(text.identifier().name());
            case 'N' -> nested(value);
            case 'M' -> {
                implementation();
                text.write("<");
                type();
                text.write(">");
            }
            case 'X' -> {
                implementation();
                asTrait();
            }
            case 'Y' -> asTrait();
            case 'I' -> {
                path(value);
                text.write(value ? "::<" : "<");
                text.list(", ", this::argument);
                if (open) {
                    return true;
                }
                text.write(">");
            }
            case 'B' -> {
                boolean[] left = {false};
                text.backReference(() -> left[0] = openPath(value, open));
                return left[0];
            }
            default -> throw new MalformedNameException("no path");
        }
        return false;
    }

    private void nested(boolean value) throws MalformedNameException {
        char space = text.next();
        path(value);
        Identifier id = text.identifier();
        if (space >= 'A' && space <= 'Z') {
            String kind =
                    switch (space) {
                        case 'C' -> "closure";
                        case 'S' -> "shim";
                        default -> String.valueOf(space);
                    };
            String name = id.name().isEmpty() ? "" : ":" + id.name();
            text.write("::{" + kind + name + "#" + Long.toUnsignedString(id.number()) + "}");
        } else if (space >= 'a' && space <= 'z') {
            if (!id.name().isEmpty()) {
                text.write("::" + id.name());
            }
        } else {
            throw new MalformedNameException("no name space");
        }
    }

    /** Where an implementation stands does not tell anything that its type does not. */
    private void implementation() throws MalformedNameException {
        text.optional62('s');
        text.silently(() -> path(false));
    }

    private void asTrait() throws MalformedNameException {
        text.write("<");
        type();
        text.write(" as ");
        path(false);
        text.write(">");
    }

    private void argument() throws MalformedNameException {
        if (text.eat('L')) {
            lifetime(text.base62());
        } else if (text.eat('K')) {
            constants.constant(false);
        } else {
            type();
        }
    }

    private void lifetime(long index) throws MalformedNameException {
        if (index == 0) {
            text.write("'_");
            return;
        }
        long depth = bound - index;
        if (index < 0 || depth < 0) {
            throw new MalformedNameException("no lifetime");
        }
        text.write(depth < LETTERS ? "'" + (char) ('a' + depth) : "'_" + depth);
    }

    /** Reads what may bind lifetimes; they are known to the rule only. */
    private void binding(V0Text.Rule rule) throws MalformedNameException {
        long before = bound;
        long count = text.optional62('G');
        if (count < 0 || count > MOST_LIFETIMES) {
            throw new MalformedNameException("too many lifetimes");
        }
        for (long i = 0; i < count; i++) {
            text.write(i == 0 ? "for<" : ", ");
            bound++;
            lifetime(1);
        }
        if (count > 0) {
            text.write("> ");
        }
        rule.read();
        bound = before;
    }

    private void type() throws MalformedNameException {
        text.within(this::anyType);
    }

    private void anyType() throws MalformedNameException {
        char tag = text.next();
        String basic = BasicTypes.name(tag);
        if (basic != null) {
            text.write(basic);
            return;
        }
        switch (tag) {
            case 'R', 'Q' -> {
                text.write("&");
                long lifetime = text.eat('L') ? text.base62() : 0;
                if (lifetime > 0) {
                    lifetime(lifetime);
                    text.write(" ");
                }
                text.write(tag == 'Q' ? "mut " : "");
                type();
            }
            case 'P', 'O' -> {
                text.write(tag == 'P' ? "*const " : "*mut ");
                type();
            }
            case 'A', 'S' -> {
                text.write("[");
                type();
                if (tag == 'A') {
                    text.write("; ");
                    constants.constant(true);
                }
                text.write("]");
            }
            case 'T' -> {
                text.write("(");
                text.write(text.list(", ", this::type) == 1 ? ",)" : ")");
            }
            case 'F' -> binding(this::function);
            case 'D' -> {
                text.write("dyn ");
                binding(() -> text.list(" + ", this::dynamicTrait));
                if (!text.eat('L')) {
                    throw new MalformedNameException("no lifetime");
                }
                long lifetime = text.base62();
                if (lifetime > 0) {
                    text.write(" + ");
                    lifetime(lifetime);
                }
            }
            case 'B' -> text.backReference(this::type);
            default -> {
                text.back();
                path(false);
            }
        }
    }

    private void function() throws MalformedNameException {
        text.write(text.eat('U') ? "unsafe " : "");
        if (text.eat('K')) {
            String convention = text.eat('C') ? "C" : text.name().replace('_', '-');
            text.write("extern \"" + convention + "\" ");
        }
        text.write("fn(");
        text.list(", ", this::type);
        text.write(")");
        if (!text.eat('u')) {
            text.write(" -> ");
            type();
        }
    }

    private void dynamicTrait() throws MalformedNameException {
        boolean[] open = {false};
        text.within(() -> open[0] = openPath(false, true));
        while (text.eat('p')) {
            text.write(open[0] ? ", " : "<");
            open[0] = true;
            text.write(text.name() + " = ");
            type();
        }
        text.write(open[0] ? ">" : "");
    }
}
