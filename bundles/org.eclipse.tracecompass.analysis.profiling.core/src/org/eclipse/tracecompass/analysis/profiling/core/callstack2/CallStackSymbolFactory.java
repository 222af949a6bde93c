package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AddressSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.NameSymbol;

/**
 * Makes symbols of what a trace says of a function.
 *
 * @since 0.2.0
 */
public final class CallStackSymbolFactory {

    private CallStackSymbolFactory() {}

    /**
     * Creates a symbol.
     *
     * @param symbol a {@link Long}, or an {@link Integer} of 32 bits without sign, is an address;
     *     the text of anything else is a name
     * @param element the element that called the function; gives an address its process
     * @param timestamp when it was called, ns
     */
    public static ICallStackSymbol createSymbol(
            Object symbol, ICallStackElement element, long timestamp) {
        return switch (symbol) {
            case Long address -> address(address.longValue(), element, timestamp);
            case Integer address ->
                    address(Integer.toUnsignedLong(address.intValue()), element, timestamp);
            default -> new NameSymbol(String.valueOf(symbol));
        };
    }

    private static ICallStackSymbol address(long address, ICallStackElement element, long time) {
        return new AddressSymbol(address, element.getSymbolKeyAt(time), time);
    }
}
