package org.eclipse.tracecompass.tmf.core.symbols;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.symbols.core.Symbol;
import org.eclipse.tracecompass.symbols.core.SymbolFile;
import org.eclipse.tracecompass.symbols.core.SymbolTable;

/** A table of symbols as the interface of mapping files. */
record MappingFile(String fullPath, boolean binary, int pid, SymbolTable symbols)
        implements IMappingFile {

    private static final System.Logger LOGGER = LazyLogger.of(MappingFile.class);

    static @Nullable IMappingFile read(String path, boolean binary, int pid) {
        try {
            SymbolTable symbols = SymbolTable.read(Path.of(path), binary);
            return symbols.isEmpty() ? null : new MappingFile(path, binary, pid, symbols);
        } catch (IOException | InvalidPathException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The symbols of {0} cannot be read: {1}",
                    path,
                    e.getMessage());
            return null;
        }
    }

    static int pidOf(String path) {
        try {
            return SymbolFile.pidOf(Path.of(path));
        } catch (InvalidPathException e) {
            return -1;
        }
    }

    @Override
    public String getFullPath() {
        return fullPath;
    }

    @Override
    public boolean isBinaryFile() {
        return binary;
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbolEntry(long address) {
        Symbol symbol = symbols.find(address);
        return symbol == null ? null : new TmfResolvedSymbol(symbol.address(), symbol.name());
    }

    @Override
    public int getPid() {
        return pid;
    }
}
