package org.eclipse.tracecompass.tmf.core.symbols;

import java.util.Collection;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Asks several symbol providers and takes the best answer: the symbol that begins nearest to the
 * address.
 */
public final class SymbolProviderUtils {

    private SymbolProviderUtils() {
        // static
    }

    /**
     * Resolves an address.
     *
     * @param providers the providers
     * @param address the address
     * @return the name of the symbol, the address in hexadecimal if it is unknown
     */
    public static String getSymbolText(Collection<ISymbolProvider> providers, long address) {
        return bestName(providers, address, provider -> provider.getSymbol(address));
    }

    /**
     * Resolves an address of a process at an instant.
     *
     * @param providers the providers
     * @param pid the process
     * @param timestamp the instant in nanoseconds
     * @param address the address
     * @return the name of the symbol, the address in hexadecimal if it is unknown
     */
    public static String getSymbolText(
            Collection<ISymbolProvider> providers, int pid, long timestamp, long address) {
        return bestName(
                providers, address, provider -> provider.getSymbol(pid, timestamp, address));
    }

    private static String bestName(
            Collection<ISymbolProvider> providers,
            long address,
            Function<ISymbolProvider, @Nullable TmfResolvedSymbol> resolve) {
        TmfResolvedSymbol best = null;
        for (ISymbolProvider provider : providers) {
            TmfResolvedSymbol symbol = resolve.apply(provider);
            if (symbol != null
                    && (best == null
                            || Long.compareUnsigned(symbol.getBaseAddress(), best.getBaseAddress())
                                            > 0
                                    && !isUnresolved(symbol, address)
                            || isUnresolved(best, address))) {
                best = symbol;
            }
        }
        return best == null ? hex(address) : best.getSymbolName();
    }

    private static boolean isUnresolved(TmfResolvedSymbol symbol, long address) {
        return symbol.getSymbolName().equals(hex(address));
    }

    private static String hex(long address) {
        return "0x" + Long.toHexString(address);
    }
}
