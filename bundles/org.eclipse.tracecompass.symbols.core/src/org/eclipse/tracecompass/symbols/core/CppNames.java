package org.eclipse.tracecompass.symbols.core;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;
import org.eclipse.tracecompass.internal.symbols.core.cpp.Mangled;
import org.eclipse.tracecompass.internal.symbols.core.cpp.Names;

/** The names of C++ functions as they are in the source. */
public final class CppNames {

    private static final String PREFIX = "_Z";

    /** Real names have some thousands of characters at the most. */
    private static final int LONGEST = 1 << 14;

    private CppNames() {
        // static
    }

    /**
     * Returns the name that a symbol has in the source, with its parameters, as {@code c++filt}
     * writes it: {@code A::f(int)} for {@code _ZN1A1fEi}. Costs some microseconds.
     *
     * @param symbol the name of a symbol
     * @return its name in the source; the symbol itself if it is no such name
     */
    public static String demangle(String symbol) {
        if (!symbol.startsWith(PREFIX) || symbol.length() > LONGEST) {
            return symbol;
        }
        int version = symbol.indexOf('@');
        String bare = version < 0 ? symbol : symbol.substring(0, version);
        try {
            String name = Names.whole(new Mangled(bare.substring(PREFIX.length())));
            return version < 0 ? name : name + symbol.substring(version);
        } catch (MalformedNameException e) {
            return symbol;
        }
    }
}
