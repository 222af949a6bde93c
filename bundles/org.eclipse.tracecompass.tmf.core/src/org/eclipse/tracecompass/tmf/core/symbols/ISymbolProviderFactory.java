package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Creates symbol providers. Contributed through {@code
 * org.eclipse.tracecompass.tmf.core.symbolProvider}.
 */
public interface ISymbolProviderFactory {

    /**
     * Creates the symbol provider of a trace.
     *
     * @param trace the trace
     * @return the provider, null when this factory has none for such a trace
     */
    @Nullable
    ISymbolProvider createProvider(ITmfTrace trace);
}
