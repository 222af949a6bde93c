package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AddressSymbol;
import org.eclipse.tracecompass.symbols.core.CppNames;
import org.eclipse.tracecompass.symbols.core.RustNames;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The names of the functions of a trace: those that the trace tells, and for addresses what the
 * symbol providers of the trace know; an unknown address is written in hexadecimal. An address is
 * resolved once per process, at the time of its first call. Thread-safe.
 */
public final class FunctionNames {

    private record Key(int pid, Long address) {}

    /**
     * A function as its source names it, and as its symbol does.
     *
     * @param text the name in the source
     * @param symbol the name of the symbol; for most functions the same
     */
    public record Name(String text, String symbol) {

        static Name of(String symbol) {
            // Rust's older names would do for C++ as well, with a hash at their end.
            String rust = RustNames.demangle(symbol);
            return new Name(rust.equals(symbol) ? CppNames.demangle(symbol) : rust, symbol);
        }
    }

    private final @Nullable ITmfTrace trace;
    private final Map<Key, Name> names = new ConcurrentHashMap<>();
    private final Map<String, Name> told = new ConcurrentHashMap<>();
    private volatile Collection<ISymbolProvider> providers = List.of();

    /**
     * Creates names that are resolved when they are asked for.
     *
     * @param trace the trace
     */
    public FunctionNames(ITmfTrace trace) {
        this.trace = trace;
    }

    private FunctionNames() {
        trace = null;
    }

    /** Returns names that are what the history holds: addresses stay in hexadecimal. */
    public static FunctionNames withoutSymbols() {
        return new FunctionNames();
    }

    /**
     * Looks which symbols there are now. To be called before a series of {@link #name}: symbols
     * that were added or taken away since the last time are considered from now on.
     *
     * @return true if they have changed
     */
    public synchronized boolean refresh() {
        ITmfTrace trace = this.trace;
        if (trace == null) {
            return false;
        }
        Collection<ISymbolProvider> providers =
                SymbolProviderManager.getInstance().getSymbolProviders(trace);
        if (providers == this.providers) {
            // unknown addresses may be known by now: an analysis that finds binaries has continued
            names.entrySet().removeIf(e -> e.getValue().symbol().equals(hex(e.getKey().address())));
            return false;
        }
        SymbolProviderManager.getInstance().load(providers);
        this.providers = providers;
        names.clear();
        return true;
    }

    private static String hex(Long address) {
        return "0x" + Long.toHexString(address.longValue());
    }

    /**
     * Returns the name of a function, as it is in the source: what a compiler of C++ or Rust has
     * made of it is written back.
     *
     * @param pid the process, {@link CallStackWriter#UNKNOWN_PROCESS} if it is not known
     * @param time when it was called, ns
     * @param function a value of a level of a call stack: an address (Long) or a name
     */
    public String name(int pid, long time, Object function) {
        return find(pid, time, function).text();
    }

    /**
     * Returns the name of a symbol, as it is in the source.
     *
     * @param symbol the symbol
     * @since 0.2.0
     */
    public String name(ICallStackSymbol symbol) {
        return find(symbol).text();
    }

    /**
     * Finds both names of a symbol.
     *
     * @param symbol the symbol
     * @since 0.2.0
     */
    public Name find(ICallStackSymbol symbol) {
        return symbol instanceof AddressSymbol address
                ? find(address.pid(), address.time(), Long.valueOf(address.address()))
                : find(CallStackWriter.UNKNOWN_PROCESS, 0, symbol.resolve(providers));
    }

    /**
     * Returns the name of a function's symbol: for C++ and Rust, what the compiler has made of its
     * name.
     *
     * @param pid the process, {@link CallStackWriter#UNKNOWN_PROCESS} if it is not known
     * @param time when it was called, ns
     * @param function a value of a level of a call stack: an address (Long) or a name
     * @return the symbol; for most functions, and where nothing is known, that is the name
     */
    public String symbol(int pid, long time, Object function) {
        return find(pid, time, function).symbol();
    }

    /**
     * Finds both names of a function.
     *
     * @param pid the process, {@link CallStackWriter#UNKNOWN_PROCESS} if it is not known
     * @param time when it was called, ns
     * @param function a value of a level of a call stack: an address (Long) or a name
     */
    public Name find(int pid, long time, Object function) {
        if (function instanceof Integer address) {
            return find(pid, time, Long.valueOf(Integer.toUnsignedLong(address.intValue())));
        }
        if (!(function instanceof Long address)) {
            String told = function.toString();
            Name name = this.told.get(told);
            if (name == null) {
                name = Name.of(told);
                this.told.put(told, name);
            }
            return name;
        }
        Key key = new Key(pid, address);
        Name name = names.get(key);
        if (name == null) {
            name =
                    Name.of(
                            SymbolProviderUtils.getSymbolText(
                                    providers, pid, time, address.longValue()));
            names.put(key, name);
        }
        return name;
    }
}
