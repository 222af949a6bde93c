package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.Collection;
import org.eclipse.tracecompass.analysis.os.linux.core.model.ProcessStatus;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;

/**
 * The state of a thread, in the place of a function.
 *
 * @param status the state
 */
public record StatusSymbol(ProcessStatus status) implements ICallStackSymbol {

    @Override
    public String resolve(Collection<ISymbolProvider> providers) {
        return status.name();
    }

    @Override
    public String toString() {
        return status.name();
    }
}
