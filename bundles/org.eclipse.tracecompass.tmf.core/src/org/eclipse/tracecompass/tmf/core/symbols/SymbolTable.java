package org.eclipse.tracecompass.tmf.core.symbols;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/** The symbols of a mapping file, by address. */
final class SymbolTable implements IMappingFile {

    /**
     * A symbol and its length.
     *
     * @param name its name
     * @param size its length in bytes, 0 when it is not known
     */
    record Entry(String name, long size) {}

    private static final System.Logger LOGGER = System.getLogger(SymbolTable.class.getName());

    private static final Pattern PERF_MAP = Pattern.compile("perf-(\\d+)\\.map");

    /**
     * A symbol of unknown length is not taken to be longer: what comes after it is something else.
     */
    private static final long LONGEST = 1 << 20;

    private final String fPath;
    private final boolean fIsBinary;
    private final int fPid;
    private final NavigableMap<Long, Entry> fSymbols;
    private final @Nullable ElfSymbols fElf;

    private SymbolTable(
            String path,
            boolean isBinary,
            int pid,
            NavigableMap<Long, Entry> symbols,
            @Nullable ElfSymbols elf) {
        fPath = path;
        fIsBinary = isBinary;
        fPid = pid;
        fSymbols = symbols;
        fElf = elf;
    }

    static @Nullable SymbolTable read(String path, boolean isBinary, int pid) {
        NavigableMap<Long, Entry> symbols =
                new TreeMap<>(Comparator.comparing(Long::longValue, Long::compareUnsigned));
        ElfSymbols elf = null;
        try {
            if (isBinary) {
                elf = ElfSymbols.read(Path.of(path), symbols);
            } else {
                TextSymbols.read(Path.of(path), symbols);
            }
        } catch (IOException | IllegalArgumentException e) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "The symbols of {0} cannot be read: {1}",
                    path,
                    e.getMessage());
            return null;
        }
        return symbols.isEmpty() ? null : new SymbolTable(path, isBinary, pid, symbols, elf);
    }

    /** What an ELF file says of itself; null for text. */
    @Nullable
    ElfSymbols elf() {
        return fElf;
    }

    static int pidOf(String path) {
        Matcher matcher =
                PERF_MAP.matcher(
                        path.substring(
                                1 + Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))));
        try {
            return matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    @Override
    public String getFullPath() {
        return fPath;
    }

    @Override
    public boolean isBinaryFile() {
        return fIsBinary;
    }

    @Override
    public @Nullable TmfResolvedSymbol getSymbolEntry(long address) {
        Map.Entry<Long, Entry> found = fSymbols.floorEntry(address);
        if (found == null) {
            return null;
        }
        Entry symbol = found.getValue();
        long size = symbol.size() > 0 ? symbol.size() : LONGEST;
        boolean beyond = Long.compareUnsigned(address - found.getKey(), size) >= 0;
        return beyond ? null : new TmfResolvedSymbol(found.getKey(), symbol.name());
    }

    @Override
    public int getPid() {
        return fPid;
    }
}
