package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderUtils;

/**
 * A function that a trace names by an address. Equal for the same address in the same process,
 * whenever it was called.
 *
 * @param address the address
 * @param pid the process, -1 if it is not known
 * @param time when it was called, ns: binaries may be loaded elsewhere at another time
 */
public record AddressSymbol(long address, int pid, long time) implements ICallStackSymbol {

    @Override
    public String resolve(Collection<ISymbolProvider> providers) {
        return SymbolProviderUtils.getSymbolText(providers, pid, time, address);
    }

    /** Writes an address as it is shown where its function is not known. */
    static String hex(long address) {
        return "0x" + Long.toHexString(address);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(address) + pid;
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof AddressSymbol other && address == other.address && pid == other.pid;
    }

    @Override
    public String toString() {
        return hex(address);
    }
}
