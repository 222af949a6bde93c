package org.eclipse.tracecompass.analysis.profiling.core.base;

import java.util.Collection;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;

/**
 * A function as a trace names it. Symbols are equal if they are the same function without knowing
 * its name: the same text, or the same address in the same process.
 *
 * @since 0.2.0
 */
public interface ICallStackSymbol {

    /**
     * Returns the name of the function.
     *
     * @param providers the symbol providers of the trace
     * @return the name; the address in hexadecimal if none of them knows it
     */
    String resolve(Collection<ISymbolProvider> providers);
}
