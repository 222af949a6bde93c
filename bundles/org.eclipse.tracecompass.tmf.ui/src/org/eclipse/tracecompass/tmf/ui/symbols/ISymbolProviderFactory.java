package org.eclipse.tracecompass.tmf.ui.symbols;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Creates symbol providers that the user can configure. Contributed through {@code
 * org.eclipse.tracecompass.tmf.ui.symbolProvider}.
 *
 * @since 9.5.0
 */
public interface ISymbolProviderFactory
        extends org.eclipse.tracecompass.tmf.core.symbols.ISymbolProviderFactory {

    /**
     * Creates the symbol provider of a trace. On any thread.
     *
     * @param trace the trace
     * @return the provider, null when this factory has none for such a trace
     */
    @Override
    @Nullable
    ISymbolProvider createProvider(@NonNull ITmfTrace trace);
}
