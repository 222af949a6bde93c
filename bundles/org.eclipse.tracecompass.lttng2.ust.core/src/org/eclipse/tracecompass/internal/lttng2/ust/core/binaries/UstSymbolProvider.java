package org.eclipse.tracecompass.internal.lttng2.ust.core.binaries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries.LoadedBinary;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries.UstBinariesAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.symbols.core.Symbol;
import org.eclipse.tracecompass.symbols.core.SymbolFile;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProviderFactory;
import org.eclipse.tracecompass.tmf.core.symbols.TmfResolvedSymbol;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Resolves addresses in what a process has loaded: by the files that the user has chosen, if they
 * are of the program or library (by build id, or by name for text), and by the files of this
 * machine, if their build ids say that they are the very same.
 */
public final class UstSymbolProvider implements ISymbolProvider {

    private static final System.Logger LOGGER = LazyLogger.of(UstSymbolProvider.class);

    /** Where distributions put what was stripped from a program, by build id. */
    private static final Path DEBUG_FILES = Path.of("/usr/lib/debug/.build-id");

    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9a-f]+");

    private static final int LEAST_BUILD_ID = 4;

    private final ITmfTrace trace;
    private final UstBinariesAnalysis binaries;
    private final Map<LoadedBinary, List<SymbolFile>> files = new ConcurrentHashMap<>();
    private volatile @Nullable List<SymbolFile> chosen;

    private UstSymbolProvider(ITmfTrace trace, UstBinariesAnalysis binaries) {
        this.trace = trace;
        this.binaries = binaries;
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    /**
     * {@inheritDoc} With a monitor, by which the user can cancel it, this waits until it is known
     * what the processes had loaded.
     */
    @Override
    public void loadConfiguration(@Nullable IProgressMonitor monitor) {
        if (monitor != null && AnalysisCondition.start(binaries).canAnswer()) {
            binaries.waitForCompletion(monitor);
        }
        chosen();
    }

    private synchronized List<SymbolFile> chosen() {
        List<SymbolFile> chosen = this.chosen;
        if (chosen == null) {
            chosen = TraceSymbolFiles.read(trace);
            this.chosen = chosen;
        }
        return chosen;
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbol(long address) {
        return getSymbol(-1, Long.MIN_VALUE, address);
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbol(int pid, long timestamp, long address) {
        if (!AnalysisCondition.start(binaries).canAnswer() || !binaries.waitForInitialization()) {
            return null;
        }
        ITmfStateSystem history = binaries.getStateSystem();
        if (history == null) {
            return null;
        }
        LoadedBinary binary;
        try {
            binary = LoadedBinary.at(history, pid, timestamp, address);
        } catch (StateSystemDisposedException e) {
            return null;
        }
        if (binary == null) {
            return null;
        }
        for (SymbolFile file :
                Objects.requireNonNull(files.computeIfAbsent(binary, this::filesOf))) {
            Symbol symbol = file.loaded(binary.base(), binary.isAnywhere(), address);
            if (symbol != null) {
                return new TmfResolvedSymbol(symbol.address(), symbol.name());
            }
        }
        return null;
    }

    private List<SymbolFile> filesOf(LoadedBinary binary) {
        List<SymbolFile> files = new ArrayList<>();
        for (SymbolFile file : chosen()) {
            boolean told = !file.buildId().isEmpty() && !binary.buildId().isEmpty();
            if (told ? file.buildId().equals(binary.buildId()) : file.isNamedAfter(binary.name())) {
                files.add(file);
            }
        }
        String id = binary.buildId();
        if (id.length() >= LEAST_BUILD_ID && HEXADECIMAL.matcher(id).matches()) {
            try {
                addSame(Path.of(binary.path()), id, files);
                addSame(
                        DEBUG_FILES.resolve(id.substring(0, 2)).resolve(id.substring(2) + ".debug"),
                        id,
                        files);
            } catch (InvalidPathException e) {
                LOGGER.log(
                        System.Logger.Level.DEBUG, "Not a path on this system: {0}", binary.path());
            }
        }
        return List.copyOf(files);
    }

    /** Adds a file of this machine if it is the very same. */
    private static void addSame(Path path, String buildId, List<SymbolFile> files) {
        if (!path.isAbsolute() || !Files.isRegularFile(path)) {
            return;
        }
        try {
            SymbolFile file = SymbolFile.readElf(path);
            if (file.buildId().equals(buildId)) {
                files.add(file);
            }
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.DEBUG, "{0}", e.getMessage());
        }
    }

    /** Makes a provider for each trace that tells what was loaded. */
    public static final class Factory implements ISymbolProviderFactory {
        @Override
        public @Nullable ISymbolProvider createProvider(ITmfTrace trace) {
            return trace.getAnalysisModule(UstBinariesAnalysis.ID)
                            instanceof UstBinariesAnalysis binaries
                    ? new UstSymbolProvider(trace, binaries)
                    : null;
        }
    }
}
