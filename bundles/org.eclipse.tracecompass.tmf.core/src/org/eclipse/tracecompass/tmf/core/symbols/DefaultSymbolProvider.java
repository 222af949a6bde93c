package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Resolves each address to itself in hexadecimal: for traces that no other provider knows. */
public class DefaultSymbolProvider implements ISymbolProvider {

    private final ITmfTrace trace;

    /**
     * Creates a provider.
     *
     * @param trace the trace
     */
    public DefaultSymbolProvider(ITmfTrace trace) {
        this.trace = trace;
    }

    @Override
    public void loadConfiguration(@Nullable IProgressMonitor monitor) {
        // nothing to load
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public @NonNull TmfResolvedSymbol getSymbol(long address) {
        return new TmfResolvedSymbol(address, "0x" + Long.toHexString(address));
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbol(int pid, long timestamp, long address) {
        return getSymbol(address);
    }
}
