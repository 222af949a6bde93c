package org.eclipse.tracecompass.tmf.core.symbols;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A file with the symbols of a program or library: an ELF file, or text as {@code nm} writes it.
 * Immutable and thread-safe.
 */
public final class SymbolFile {

    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    private final Path fPath;
    private final SymbolTable fTable;

    private SymbolFile(Path path, SymbolTable table) {
        fPath = path;
        fTable = table;
    }

    /**
     * Reads a file; what it is is seen from its content.
     *
     * @param path the file
     * @throws IOException if it cannot be read or has no symbols; the message is a sentence for
     *     users
     */
    public static SymbolFile read(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException(
                    "'" + path + "' is a folder; choose an ELF file or the text that nm writes.");
        }
        boolean binary;
        try (InputStream in = Files.newInputStream(path)) {
            binary = java.util.Arrays.equals(in.readNBytes(ELF.length), ELF);
        } catch (NoSuchFileException e) {
            throw new IOException("There is no file '" + path + "'.", e);
        } catch (IOException e) {
            throw new IOException("'" + path + "' cannot be read: " + e.getMessage() + ".", e);
        }
        SymbolTable table =
                SymbolTable.read(path.toString(), binary, SymbolTable.pidOf(path.toString()));
        if (table == null) {
            throw new IOException(
                    binary
                            ? "'"
                                    + path
                                    + "' has no symbols; it may be stripped, then its debug file"
                                    + " has them."
                            : "'"
                                    + path
                                    + "' has no symbols; choose an ELF file or the text that nm"
                                    + " writes.");
        }
        return new SymbolFile(path, table);
    }

    /** Returns where the file is. */
    public Path path() {
        return fPath;
    }

    /** Returns the build id of an ELF file in hexadecimal; empty if it has none or is text. */
    public String buildId() {
        ElfSymbols elf = fTable.elf();
        return elf == null ? "" : elf.buildId();
    }

    /**
     * Says whether the file may be of a program or library of a name: that is its name, or its name
     * is the begin of this one's, as in {@code libfoo.so.nm.txt}.
     *
     * @param name the name of the program or library, without a folder
     */
    public boolean isNamedAfter(String name) {
        String own = Objects.toString(fPath.getFileName(), "");
        return own.equals(name) || own.startsWith(name + ".");
    }

    /**
     * Returns the symbol of an address where the file's own addresses are those of the process.
     *
     * @param pid the process, -1 if it is not known
     * @param address the address
     * @return the symbol, null when there is none
     */
    public @Nullable TmfResolvedSymbol absolute(int pid, long address) {
        boolean otherProcess = fTable.getPid() >= 0 && pid >= 0 && fTable.getPid() != pid;
        return otherProcess ? null : fTable.getSymbolEntry(address);
    }

    /**
     * Returns the symbol of an address where the file was loaded to some place.
     *
     * @param base where it was loaded
     * @param anywhere whether it is a file that can be loaded anywhere; said of text, an ELF file
     *     knows by itself
     * @param address the address in the process
     * @return the symbol with its address in the process, null when there is none
     */
    public @Nullable TmfResolvedSymbol loaded(long base, boolean anywhere, long address) {
        ElfSymbols elf = fTable.elf();
        long shift = elf != null ? base - elf.loadAddress() : anywhere ? base : 0;
        TmfResolvedSymbol symbol = fTable.getSymbolEntry(address - shift);
        return symbol == null
                ? null
                : new TmfResolvedSymbol(symbol.getBaseAddress() + shift, symbol.getSymbolName());
    }

    @Override
    public String toString() {
        return fPath.toString();
    }
}
