package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Resolves addresses of one trace. */
public interface ISymbolProvider {

    /** Returns the trace. */
    ITmfTrace getTrace();

    /**
     * Reads what the provider needs, such as mapping files. May take a while.
     *
     * @param monitor a monitor that may be cancelled, null for none
     */
    void loadConfiguration(@Nullable IProgressMonitor monitor);

    /**
     * Resolves an address wherever and whenever it was seen.
     *
     * @param address the address
     * @return the symbol, null when unknown
     */
    @Nullable
    TmfResolvedSymbol getSymbol(long address);

    /**
     * Resolves an address of a process at an instant.
     *
     * @param pid the process
     * @param timestamp the instant in nanoseconds
     * @param address the address
     * @return the symbol, null when unknown
     */
    @Nullable
    TmfResolvedSymbol getSymbol(int pid, long timestamp, long address);
}
