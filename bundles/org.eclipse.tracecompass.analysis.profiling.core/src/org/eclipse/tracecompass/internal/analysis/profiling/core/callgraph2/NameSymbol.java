package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Collection;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;

/**
 * A function that a trace names by its name.
 *
 * @param name the name
 */
public record NameSymbol(String name) implements ICallStackSymbol {

    @Override
    public String resolve(Collection<ISymbolProvider> providers) {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}
