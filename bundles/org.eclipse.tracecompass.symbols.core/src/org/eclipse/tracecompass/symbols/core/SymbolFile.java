package org.eclipse.tracecompass.symbols.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.KernelFiles;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * A file with the symbols of a program or library: an ELF file, or text as {@code nm} writes it.
 * Immutable and thread-safe.
 */
public final class SymbolFile {

    private static final System.Logger LOGGER = LazyLogger.of(SymbolFile.class);

    private static final byte[] ELF = {0x7f, 'E', 'L', 'F'};

    /** The name of the one kernel file that has symbols, wherever it is mounted. */
    private static final String KERNEL_SYMBOLS = "kallsyms";

    private static final Pattern PERF_MAP = Pattern.compile("perf-(\\d+)\\.map");

    private final Path path;
    private final SymbolTable table;
    private final int pid;

    private SymbolFile(Path path, SymbolTable table) {
        this.path = path;
        this.table = table;
        pid = pidOf(path);
    }

    /**
     * Reads a file; what it is is seen from its content.
     *
     * @param path the file
     * @throws IOException if it cannot be read or has no symbols; the message is a sentence for
     *     users
     */
    public static SymbolFile read(Path path) throws IOException {
        return read(path, false);
    }

    /**
     * Reads an ELF file whose name comes from a trace: it may be any file of this machine, and only
     * what begins as an ELF file is looked at.
     *
     * @param path the file
     * @throws IOException if it is not an ELF file with symbols; the message is a sentence for
     *     users
     */
    public static SymbolFile readElf(Path path) throws IOException {
        return read(path, true);
    }

    private static SymbolFile read(Path path, boolean onlyElf) throws IOException {
        if (Files.isDirectory(path)) {
            throw new IOException(
                    "'" + path + "' is a folder; choose an ELF file or the output of nm.");
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException(
                    "'" + path + "' is a pipe or a device; choose a file with its output.");
        }
        if (!path.endsWith(KERNEL_SYMBOLS) && KernelFiles.contain(path)) {
            throw new IOException(
                    "'" + path + "' is a kernel file that is not on a disk; choose a copy.");
        }
        boolean binary;
        try (InputStream in = Files.newInputStream(path)) {
            binary = Arrays.equals(in.readNBytes(ELF.length), ELF);
        } catch (NoSuchFileException e) {
            throw new IOException("There is no file '" + path + "'.", e);
        } catch (IOException e) {
            throw new IOException("'" + path + "' cannot be read: " + e.getMessage() + ".", e);
        }
        if (onlyElf && !binary) {
            throw new IOException("'" + path + "' is not an ELF file.");
        }
        SymbolTable table = symbolsOf(path, binary);
        if (table == null || table.isEmpty()) {
            throw new IOException(
                    binary
                            ? "'"
                                    + path
                                    + "' has no symbols; if it is stripped, choose its debug file."
                            : "'"
                                    + path
                                    + "' has no symbols; choose an ELF file or the output of nm.");
        }
        return new SymbolFile(path, table);
    }

    private static @Nullable SymbolTable symbolsOf(Path path, boolean binary) {
        try {
            return SymbolTable.read(path, binary);
        } catch (IOException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The symbols of {0} cannot be read: {1}",
                    path,
                    e.getMessage());
            return null;
        }
    }

    /**
     * Returns the process whose functions a file has, as names like {@code perf-<pid>.map} say.
     *
     * @param path the file
     * @return the process, -1 if the file may be of any
     */
    public static int pidOf(Path path) {
        Matcher matcher = PERF_MAP.matcher(Objects.toString(path.getFileName(), ""));
        try {
            return matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /** Returns where the file is. */
    public Path path() {
        return path;
    }

    /** Returns the build id of an ELF file in hexadecimal; empty if it has none or is text. */
    public String buildId() {
        ElfSymbols elf = table.elf();
        return elf == null ? "" : elf.buildId();
    }

    /**
     * Returns whether the file may belong to a program or library of a name: that is its name, or
     * its name is the begin of this one's, as in {@code libfoo.so.nm.txt}.
     *
     * @param name the name of the program or library, without a folder
     */
    public boolean isNamedAfter(String name) {
        String own = Objects.toString(path.getFileName(), "");
        return own.equals(name) || own.startsWith(name + ".");
    }

    /**
     * Returns the symbol of an address where the file's own addresses are those of the process.
     *
     * @param pid the process, -1 if it is not known
     * @param address the address
     * @return the symbol, null when there is none
     */
    public @Nullable Symbol absolute(int pid, long address) {
        boolean otherProcess = this.pid >= 0 && pid >= 0 && this.pid != pid;
        return otherProcess ? null : table.find(address);
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
    public @Nullable Symbol loaded(long base, boolean anywhere, long address) {
        ElfSymbols elf = table.elf();
        long shift = elf != null ? base - elf.loadAddress() : anywhere ? base : 0;
        Symbol symbol = table.find(address - shift);
        return symbol == null ? null : new Symbol(symbol.address() + shift, symbol.name());
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
