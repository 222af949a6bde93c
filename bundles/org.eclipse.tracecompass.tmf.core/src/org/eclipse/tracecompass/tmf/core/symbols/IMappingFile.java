package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A file that maps addresses to symbols: the output of {@code nm}, a {@code perf} map, or an ELF
 * binary.
 */
public interface IMappingFile {

    /**
     * Reads a mapping file. The process is taken from a name like {@code perf-<pid>.map}.
     *
     * @param fullPath the path of the file
     * @param isBinaryFile true for an ELF binary, false for text
     * @return the mapping, null when the file cannot be read or has no symbols
     */
    static @Nullable IMappingFile create(String fullPath, boolean isBinaryFile) {
        return create(fullPath, isBinaryFile, MappingFile.pidOf(fullPath));
    }

    /**
     * Reads a mapping file.
     *
     * @param fullPath the path of the file
     * @param isBinaryFile true for an ELF binary, false for text
     * @param pid the process it is for, -1 for all
     * @return the mapping, null when the file cannot be read or has no symbols
     */
    static @Nullable IMappingFile create(String fullPath, boolean isBinaryFile, int pid) {
        return MappingFile.read(fullPath, isBinaryFile, pid);
    }

    /** Returns the path of the file. */
    String getFullPath();

    /** Returns true for an ELF binary. */
    boolean isBinaryFile();

    /**
     * Returns the symbol an address belongs to.
     *
     * @param address the address
     * @return the symbol, null when there is none
     */
    @Nullable
    TmfResolvedSymbol getSymbolEntry(long address);

    /** Returns the process the file is for, -1 for all. */
    int getPid();
}
