package org.eclipse.tracecompass.symbols.core;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;
import org.eclipse.tracecompass.internal.symbols.core.rust.LegacyName;
import org.eclipse.tracecompass.internal.symbols.core.rust.V0Name;

/** The names of Rust functions as they are in the source. */
public final class RustNames {

    private static final String PREFIX = "_R";

    /** Real names have some thousands of characters at the most. */
    private static final int LONGEST = 1 << 14;

    private RustNames() {
        // static
    }

    /**
     * Returns the path that a symbol has in the source, as {@code c++filt} writes it: {@code
     * <alloc::vec::Vec<u8>>::push} for {@code _RNvMs_NtC5alloc3vecINtB4_3VechE4push}. Hashes are
     * left out, and so is what compilers add behind a dot. Costs some microseconds.
     *
     * @param symbol the name of a symbol, of the compiler's older way ({@code _ZN…17h…E}) or of the
     *     newer one ({@code _R…})
     * @return its path in the source; the symbol itself if it is no such name
     */
    public static String demangle(String symbol) {
        if (symbol.length() > LONGEST) {
            return symbol;
        }
        if (!symbol.startsWith(PREFIX)) {
            String path = LegacyName.read(symbol);
            return path == null ? symbol : path;
        }
        int end = symbol.indexOf('.');
        try {
            return V0Name.read(symbol.substring(PREFIX.length(), end < 0 ? symbol.length() : end));
        } catch (MalformedNameException e) {
            return symbol;
        }
    }
}
