package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.Locale;
import org.eclipse.tracecompass.ctf.core.CtfReadException;

/**
 * The value of an attribute in TSDL.
 *
 * @param number whether it is an integer
 * @param value the integer
 * @param text otherwise the text or dotted name
 * @param line its line
 */
record TsdlValue(boolean number, long value, String text, int line) {

    /** Takes a value: an integer, a text, or a dotted name. */
    static TsdlValue take(TsdlTokens in) throws CtfReadException {
        int line = in.line();
        return switch (in.kind()) {
            case TEXT -> {
                String text = in.unquoted();
                in.next();
                yield new TsdlValue(false, 0, text, line);
            }
            case WORD -> new TsdlValue(false, 0, path(in), line);
            case NUMBER, SIGN, CHARACTER -> new TsdlValue(true, in.number(), "", line);
            case ELLIPSIS, ASSIGN_TYPE, INTEGER, END -> throw in.unexpected("a value");
        };
    }

    /** Takes a dotted name. */
    static String path(TsdlTokens in) throws CtfReadException {
        String first = in.expectWord("a name");
        if (!in.isSign('.')) {
            return first;
        }
        StringBuilder path = new StringBuilder(first);
        while (in.takeSign('.')) {
            path.append('.').append(in.expectWord("a name"));
        }
        return path.toString();
    }

    long integer(TsdlErrors errors, String attribute) throws CtfReadException {
        if (!number) {
            throw errors.at(line, "'" + attribute + "' must be an integer");
        }
        return value;
    }

    boolean truth(TsdlErrors errors, String attribute) throws CtfReadException {
        if (number) {
            return value != 0;
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default ->
                    throw errors.at(line, "'" + attribute + "' must be true or false, not " + text);
        };
    }

    /** As the environment has it. */
    Object object() {
        return number ? (Object) value : text;
    }
}
