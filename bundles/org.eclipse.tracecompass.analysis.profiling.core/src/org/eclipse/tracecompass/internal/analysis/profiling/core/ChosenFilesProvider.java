package org.eclipse.tracecompass.internal.analysis.profiling.core;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.symbols.core.Symbol;
import org.eclipse.tracecompass.symbols.core.SymbolFile;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProviderFactory;
import org.eclipse.tracecompass.tmf.core.symbols.TmfResolvedSymbol;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Resolves addresses by the symbol files that the user has chosen for a trace, taking the files'
 * addresses for those of the processes.
 */
public final class ChosenFilesProvider implements ISymbolProvider {

    private final ITmfTrace trace;
    private volatile @Nullable List<SymbolFile> files;

    private ChosenFilesProvider(ITmfTrace trace) {
        this.trace = trace;
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public void loadConfiguration(@Nullable IProgressMonitor monitor) {
        files();
    }

    private synchronized List<SymbolFile> files() {
        List<SymbolFile> files = this.files;
        if (files == null) {
            files = TraceSymbolFiles.read(trace);
            this.files = files;
        }
        return files;
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbol(long address) {
        return getSymbol(-1, 0, address);
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbol(int pid, long timestamp, long address) {
        List<SymbolFile> files = this.files;
        Symbol best = null;
        for (SymbolFile file : files == null ? files() : files) {
            Symbol symbol = file.absolute(pid, address);
            if (symbol != null
                    && (best == null
                            || Long.compareUnsigned(symbol.address(), best.address()) > 0)) {
                best = symbol;
            }
        }
        return best == null ? null : new TmfResolvedSymbol(best.address(), best.name());
    }

    /** Makes a provider for each trace for which the user has chosen files. */
    public static final class Factory implements ISymbolProviderFactory {
        @Override
        public @Nullable ISymbolProvider createProvider(ITmfTrace trace) {
            return TraceSymbolFiles.get(trace).isEmpty() ? null : new ChosenFilesProvider(trace);
        }
    }
}
