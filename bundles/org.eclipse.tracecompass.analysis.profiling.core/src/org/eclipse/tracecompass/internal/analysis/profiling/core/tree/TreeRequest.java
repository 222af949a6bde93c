package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.SymbolTable;

/**
 * The request of a data provider that a thread answers. The documented methods that compute trees
 * take no monitor and wait for their analysis; where they are called by a data provider, they find
 * the monitor here, and answer with what is known by now.
 */
public final class TreeRequest {

    /**
     * What a thread answers.
     *
     * @param monitor the monitor of the request
     * @param symbols the symbols of all graphs of the request, null if each has its own
     */
    private record Request(IProgressMonitor monitor, @Nullable SymbolTable symbols) {}

    private static final ThreadLocal<@Nullable Request> REQUEST = new ThreadLocal<>();

    private TreeRequest() {}

    /**
     * Calls a documented method for a request.
     *
     * @param monitor the monitor of the request
     * @param method the method
     * @return what it returns
     */
    public static <T> T answer(IProgressMonitor monitor, Supplier<T> method) {
        Request outer = REQUEST.get();
        return run(new Request(monitor, outer == null ? null : outer.symbols()), method);
    }

    /**
     * Calls documented methods for a request whose graphs are going to be merged.
     *
     * @param symbols the symbols of all of them
     * @param method calls the methods
     * @return what it returns
     */
    public static <T> T share(SymbolTable symbols, Supplier<T> method) {
        Request outer = REQUEST.get();
        return run(
                new Request(outer == null ? new NullProgressMonitor() : outer.monitor(), symbols),
                method);
    }

    private static <T> T run(Request request, Supplier<T> method) {
        Request outer = REQUEST.get();
        REQUEST.set(request);
        try {
            return method.get();
        } finally {
            REQUEST.set(outer);
        }
    }

    /** Returns the monitor of the request that the thread answers; null if it answers none. */
    public static @Nullable IProgressMonitor monitor() {
        Request request = REQUEST.get();
        return request == null ? null : request.monitor();
    }

    /** Returns the symbols of all graphs of the request; null if each graph has its own. */
    public static @Nullable SymbolTable symbols() {
        Request request = REQUEST.get();
        return request == null ? null : request.symbols();
    }
}
