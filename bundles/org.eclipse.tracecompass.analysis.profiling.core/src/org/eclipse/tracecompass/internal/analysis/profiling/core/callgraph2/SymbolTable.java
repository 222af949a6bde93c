package org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack2.CallStackSymbolFactory;

/**
 * One symbol per name of a function: addresses of the same function, in one process or several, are
 * one node of a graph. An address without a known name is a function by itself in its process. Not
 * thread-safe.
 */
public final class SymbolTable {

    private final Map<String, ICallStackSymbol> byName = new HashMap<>();
    private final Map<ICallStackSymbol, String> names = new HashMap<>();

    /**
     * Returns the symbol of a function.
     *
     * @param function the function as the history has it
     * @param element the element that called it
     * @param time when it was called, ns
     * @param names the names of functions
     */
    public ICallStackSymbol find(
            Object function, ICallStackElement element, long time, FunctionNames names) {
        ICallStackSymbol symbol = CallStackSymbolFactory.createSymbol(function, element, time);
        String name = names.name(symbol);
        if (symbol instanceof AddressSymbol && name.equals(symbol.toString())) {
            return symbol;
        }
        ICallStackSymbol known = byName.putIfAbsent(name, symbol);
        if (known == null) {
            this.names.put(symbol, name);
            return symbol;
        }
        return known;
    }

    /**
     * Returns the name of a symbol of this table.
     *
     * @param symbol the symbol
     */
    public String name(ICallStackSymbol symbol) {
        return names.getOrDefault(symbol, symbol.toString());
    }
}
