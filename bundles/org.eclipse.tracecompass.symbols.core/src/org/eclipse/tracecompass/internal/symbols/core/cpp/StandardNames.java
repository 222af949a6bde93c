package org.eclipse.tracecompass.internal.symbols.core.cpp;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** The abbreviations of names of the standard library. */
final class StandardNames {

    private StandardNames() {
        // static
    }

    /** The expansion of a letter after S; null if it is not an abbreviation. */
    static @Nullable Term of(char letter) throws MalformedNameException {
        return switch (letter) {
            case 'a' -> template("allocator", "");
            case 'b' -> template("basic_string", "");
            case 's' ->
                    template(
                            "basic_string",
                            "<char, std::char_traits<char>, std::allocator<char> >");
            case 'i' -> template("basic_istream", "<char, std::char_traits<char> >");
            case 'o' -> template("basic_ostream", "<char, std::char_traits<char> >");
            case 'd' -> template("basic_iostream", "<char, std::char_traits<char> >");
            default -> null;
        };
    }

    private static Term template(String name, String arguments) throws MalformedNameException {
        return Term.of("std::" + name + arguments, "", Term.Kind.PLAIN, name);
    }
}
