package org.eclipse.tracecompass.symbols.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;

/** The symbols of a file, by address. Immutable and thread-safe. */
public final class SymbolTable {

    /**
     * A symbol and its length.
     *
     * @param name its name
     * @param size its length in bytes, 0 when it is not known
     */
    record Entry(String name, long size) {}

    /**
     * A symbol of unknown length is not taken to be longer: what comes after it is something else.
     */
    private static final long LONGEST = 1 << 20;

    private final NavigableMap<Long, Entry> symbols;
    private final @Nullable ElfSymbols elf;

    private SymbolTable(NavigableMap<Long, Entry> symbols, @Nullable ElfSymbols elf) {
        this.symbols = symbols;
        this.elf = elf;
    }

    /**
     * Reads the symbols of a file. Costs memory for each symbol, and a pass over the text or over
     * the symbol tables of an ELF file.
     *
     * @param file the file
     * @param binary true for an ELF file, false for text of {@code nm} or {@code perf}
     * @throws IOException if the file cannot be read or is not of that kind
     */
    public static SymbolTable read(Path file, boolean binary) throws IOException {
        NavigableMap<Long, Entry> symbols =
                new TreeMap<>(Comparator.comparing(Long::longValue, Long::compareUnsigned));
        if (binary) {
            ElfSymbols elf = ElfSymbols.read(file, symbols);
            return new SymbolTable(symbols, elf);
        }
        TextSymbols.read(file, symbols);
        return new SymbolTable(symbols, null);
    }

    /** Returns whether there are no symbols, as in a stripped program. */
    public boolean isEmpty() {
        return symbols.isEmpty();
    }

    /**
     * Returns the symbol that an address belongs to.
     *
     * @param address the address as the file counts them
     * @return the symbol, null if there is none
     */
    public @Nullable Symbol find(long address) {
        Map.Entry<Long, Entry> found = symbols.floorEntry(address);
        if (found == null) {
            return null;
        }
        Entry symbol = found.getValue();
        long size = symbol.size() > 0 ? symbol.size() : LONGEST;
        boolean beyond = Long.compareUnsigned(address - found.getKey(), size) >= 0;
        return beyond ? null : new Symbol(found.getKey(), symbol.name());
    }

    /** The header data of an ELF file; null for text. */
    @Nullable
    ElfSymbols elf() {
        return elf;
    }
}
