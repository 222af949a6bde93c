package org.eclipse.tracecompass.internal.symbols.core.rust;

import org.eclipse.jdt.annotation.Nullable;

/** The types that a letter stands for. */
final class BasicTypes {

    private BasicTypes() {}

    /** The name of a type; null if the letter is none. */
    static @Nullable String name(char letter) {
        return switch (letter) {
            case 'a' -> "i8";
            case 'b' -> "bool";
            case 'c' -> "char";
            case 'd' -> "f64";
            case 'e' -> "str";
            case 'f' -> "f32";
            case 'h' -> "u8";
            case 'i' -> "isize";
            case 'j' -> "usize";
            case 'l' -> "i32";
            case 'm' -> "u32";
            case 'n' -> "i128";
            case 'o' -> "u128";
            case 'p' -> "_";
            case 's' -> "i16";
            case 't' -> "u16";
            case 'u' -> "()";
            case 'v' -> "...";
            case 'x' -> "i64";
            case 'y' -> "u64";
            case 'z' -> "!";
            default -> null;
        };
    }

    /** Whether a letter stands for integers without a sign. */
    static boolean isUnsigned(char letter) {
        return "hjmoty".indexOf(letter) >= 0;
    }

    /** Whether a letter stands for integers with a sign. */
    static boolean isSigned(char letter) {
        return "ailnsx".indexOf(letter) >= 0;
    }
}
